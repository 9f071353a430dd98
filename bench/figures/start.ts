import { startBare } from '../support/apart/apart.ts';
import { atMost, median, type Figure } from '../support/figure.ts';
import { QUIET, startBuilt } from '../../tests/support/server.ts';
import { REQUEST } from '../../tests/support/submit.ts';
import { withFolder } from '../../tests/support/work.ts';

const STARTS = 5;

/** Asked for right after the first page, while the others are made ready. */
const NEXT_PAGE = '/en/gallery';

export const what = 'the first answers after a start';

/**
 * Time from the start of the process to its first 200, with an empty and with a filled data folder, beside a
 * bare Hono server's; and how long whoever comes in the second after it waits for a page that nobody has
 * made yet, and for an answer to what they send, beside a server that warms nothing up.
 */
export async function run(): Promise<Figure[]> {
  const first: number[] = [];
  const bare: number[] = [];
  const warming: Visit[] = [];
  const calm: Visit[] = [];
  for (let start = 0; start < STARTS; start += 1) {
    bare.push(await firstAnswerOfBare());
    await withFolder(async (folder) => {
      first.push((await visit(folder, 'off')).firstAnswer);
      calm.push(await visit(folder, 'off'));
      warming.push(await visit(folder, 'on'));
    });
  }
  const medianOf = (visits: readonly Visit[], of: keyof Visit) =>
    median(visits.map((one) => one[of]));
  const later = medianOf(calm, 'firstAnswer');
  const beside = `a bare server's ${Math.round(median(bare))}`;
  const waited = (name: string, of: 'page' | 'submission') => {
    const note = `without warming up ${Math.round(medianOf(calm, of))}`;
    return atMost(name, medianOf(warming, of), 60, 'ms', note);
  };
  return [
    atMost('first 200 after the first start (median of 5)', median(first), 1_000, 'ms', beside),
    atMost(
      'first 200 after a later start, against a bare Hono server',
      later / median(bare),
      2.5,
      'times',
      `${Math.round(later)} ms; ${beside}`,
    ),
    waited('a page that is not cached, in the first second', 'page'),
    waited('a submission in the first second', 'submission'),
  ];
}

/** How long each answer took, milliseconds. */
interface Visit {
  readonly firstAnswer: number;
  readonly page: number;
  readonly submission: number;
}

/** Starts it, asks for its first page, and then for more at once. */
async function visit(dataDirectory: string, warmUp: 'on' | 'off'): Promise<Visit> {
  const environment = { ...QUIET, WARM_UP: warmUp };
  await using site = await startBuilt({ dataDirectory, environment });
  const { url, firstAnswer } = site;
  const submission = await timed(`${url}/api/requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(REQUEST),
  });
  const page = await timed(url + NEXT_PAGE);
  return { firstAnswer, page, submission };
}

async function firstAnswerOfBare(): Promise<number> {
  const startedAt = performance.now();
  await using server = startBare();
  await timed(await server.call('hono'));
  return performance.now() - startedAt;
}

/** Until the last byte of an answer that is good, milliseconds. */
async function timed(url: string, init?: RequestInit): Promise<number> {
  const startedAt = performance.now();
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - startedAt;
}
