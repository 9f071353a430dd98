import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { CHALLENGE_PATH } from '../../src/captcha/providers.ts';
import { LONGEST_WAIT, openBystander } from '../support/bystander.ts';
import { fillSubmissions, onEachDatabase, type BenchDatabase } from '../support/database.ts';
import {
  atMost,
  count,
  inWords,
  milliseconds,
  none,
  others,
  type Figure,
  type Statuses,
} from '../support/figure.ts';
import { ask } from '../support/http.ts';
import { cookieHeader, setUpOwner } from '../support/owner.ts';
import { untilIdle } from '../support/processes.ts';
import { startServer } from '../support/server.ts';
import { inParallel, withFolder } from '../support/work.ts';
import type { Amount } from '../support/amount.ts';

const SUBMISSIONS = 40_000;
/** Calls that one account has sent at any moment. */
const AT_ONCE = 40;
/** How long each call is sent, and the calm before them is measured, milliseconds. */
const DURATION = 6_000;
/** How long one call may take, milliseconds. */
const PATIENCE = 120_000;
/** How long the server is given to come to rest after each, milliseconds: the visitor goes on asking. */
const REST = 8_000;

const CHALLENGE = {
  status: 200,
  headers: ['content-type', 'application/json'],
  bytes: Buffer.alloc(300),
};

/** The dearest calls that somebody who is signed in can make. */
const CALLS: readonly (readonly [name: string, path: string])[] = [
  ['the inbox', '/api/admin/inbox?perPage=100'],
  ['its last page', `/api/admin/inbox?perPage=100&page=${SUBMISSIONS / 100}`],
  ['the inbox by status', '/api/admin/inbox?perPage=100&sort=status'],
  ['a search that finds nothing', '/api/admin/inbox?q=aaaaaaaaaab'],
  ['a search that finds everything', '/api/admin/inbox?q=a+a+aa+aaa&perPage=100'],
  ['the first screen', '/api/admin/today'],
  ['figures of feedback', '/api/admin/feedback/figures'],
  ['comments', '/api/admin/feedback/comments?page=10&perPage=100'],
  ['an export', '/api/admin/inbox/export?format=csv'],
  ['a preview', '/admin/preview/en'],
];

export const what = 'the dearest calls of the office, many at once: a visitor does not wait';

export const run = (amount: Amount): Promise<Figure[]> =>
  onEachDatabase((database) => withFolder((folder) => runOn(database, folder, amount)));

async function runOn(
  { name: database, environment: own, url: databaseUrl }: BenchDatabase,
  dataDirectory: string,
  { share, only }: Amount,
): Promise<Figure[]> {
  // The visitor stands for many, whose networks each ask for a few challenges a minute.
  const environment = { ...own, RATE_LIMITS: 'off', WARM_UP: 'off' };
  const empty = await startServer({ dataDirectory, environment });
  const cookie = cookieHeader(await setUpOwner(empty));
  await empty.stop();
  // Texts of one letter repeated: what a search finds everywhere.
  const texts = { message: 'a'.repeat(2_000), comments: 'a'.repeat(2_000) };
  const fields = { firstName: 'aaaa', lastName: 'aaaa', name: 'aaaa', ...texts };
  const total = Math.ceil(SUBMISSIONS * Math.max(share, 0.1));
  await fillSubmissions({ dataDirectory, url: databaseUrl }, total, () => fields);

  const victim = await startServer({ dataDirectory, environment });
  const bystander = await openBystander(victim.url, new Map([[CHALLENGE_PATH, CHALLENGE]]));
  try {
    const duration = share < 1 ? DURATION / 3 : DURATION;
    const calm = await bystander.beside(() => pause(duration));
    const figures: Figure[] = [];
    for (const [call, path] of CALLS) {
      if (only && !only.split(',').some((part) => call.includes(part))) continue;
      const asked = { path, cookie };
      // Not the first of its kind, whose code is loaded for it.
      await ask(victim.url, asked, { patience: PATIENCE });
      const statuses: Statuses = new Map();
      const { site, bare } = await bystander.beside(() =>
        flood(victim.url, asked, duration, statuses),
      );
      const name = `${call}, ${AT_ONCE} at once on ${database}`;
      const note = [
        `p50 ${milliseconds(site.p50)}, worst ${milliseconds(site.worst)}`,
        `calm p99 ${milliseconds(calm.site.p99)}`,
        `bare server p99 ${milliseconds(bare.p99)}, worst ${milliseconds(bare.worst)}`,
        inWords(statuses),
      ].join('; ');
      // Of few the worst counts.
      const value = site.asked < 100 ? site.worst : site.p99;
      const failed = site.failed + others(statuses, 200, 429, 503);
      figures.push(atMost(`${name}: a visitor's wait, p99`, value, LONGEST_WAIT, 'ms', note));
      if (failed > 0) figures.push(none(`${name}: answers that failed`, failed));
      await untilIdle(victim.pid, REST);
    }
    return figures;
  } finally {
    await Promise.all([bystander.stop(), victim.stop()]);
  }
}

/** Sends a call again and again, so many at a time, as one account from one network, then goes away. */
async function flood(
  url: string,
  asked: { readonly path: string; readonly cookie: string },
  duration: number,
  statuses: Statuses,
): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const end = performance.now() + duration;
  await inParallel([...Array(AT_ONCE).keys()], AT_ONCE, async () => {
    for (;;) {
      const { status } = await ask(url, asked, { agent, from: '127.0.8.8', patience: duration });
      if (performance.now() > end) return;
      count(statuses, status);
      // Who is sent away comes again at once.
      if (status !== 200) await pause(10);
    }
  });
  agent.destroy();
}
