import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBareHono } from '../support/bare-server.ts';
import { median, type Figure } from '../support/figure.ts';
import { REQUEST } from '../support/request.ts';
import { startBuilt } from '../support/server.ts';

const STARTS = 5;

/** Asked for right after the first page, while the others are made ready. */
const NEXT_PAGE = '/en/gallery';

/**
 * Time from the start of the process to its first 200, with an empty and with a filled data folder, beside a
 * bare Hono server's; and how long whoever comes in the second after it waits for a page that nobody has
 * made yet, and for an answer to what they send, beside a server that warms nothing up.
 */
export async function measure(): Promise<Figure[]> {
  const first: number[] = [];
  const later: number[] = [];
  const bare: number[] = [];
  const warming: Waited[] = [];
  const calm: Waited[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    bare.push(await firstAnswerOfBare());
    const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-bench-'));
    first.push((await visit(dataDirectory, 'off')).firstAnswer);
    const unwarmed = await visit(dataDirectory, 'off');
    later.push(unwarmed.firstAnswer);
    calm.push(unwarmed);
    warming.push(await visit(dataDirectory, 'on'));
    await rm(dataDirectory, { recursive: true, force: true });
  }
  const beside = `a bare server's ${Math.round(median(bare))}`;
  const waited = (name: keyof Waited, title: string): Figure => ({
    name: title,
    value: median(warming.map((one) => one[name])),
    unit: 'ms',
    goal: { atMost: 60 },
    note: `without warming up ${Math.round(median(calm.map((one) => one[name])))}`,
  });
  return [
    {
      name: 'first 200 after the first start (median of 5)',
      value: median(first),
      unit: 'ms',
      goal: { atMost: 1_000 },
      note: beside,
    },
    {
      name: 'first 200 after a later start, against a bare Hono server',
      value: median(later) / median(bare),
      unit: 'times',
      goal: { atMost: 2.5 },
      note: `${Math.round(median(later))} ms; ${beside}`,
    },
    waited('page', 'a page that is not cached, in the first second'),
    waited('submission', 'a submission in the first second'),
  ];
}

interface Waited {
  readonly page: number;
  readonly submission: number;
}

/** Starts it, asks for its first page, and then for more at once. */
async function visit(
  dataDirectory: string,
  warmUp: 'on' | 'off',
): Promise<Waited & { readonly firstAnswer: number }> {
  const environment = { CAPTCHA: 'off', RATE_LIMITS: 'off', WARM_UP: warmUp };
  const { url, firstAnswer, stop } = await startBuilt({ dataDirectory, environment });
  const submission = await timed(`${url}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: REQUEST,
  });
  const page = await timed(url + NEXT_PAGE);
  await stop();
  return { firstAnswer, page, submission };
}

async function firstAnswerOfBare(): Promise<number> {
  const startedAt = performance.now();
  const server = await startBareHono();
  await timed(server.url);
  const took = performance.now() - startedAt;
  await server.stop();
  return took;
}

/** Until the last byte of an answer that is good, milliseconds. */
async function timed(url: string, init?: RequestInit): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}
