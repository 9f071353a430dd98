import { setTimeout as pause } from 'node:timers/promises';
import { CHALLENGE_PATH } from '../../src/captcha/providers.ts';
import { startServer } from '../../tests/support/server.ts';
import { carryOut } from '../attacks/stage.ts';
import { selected, type Amount } from '../support/amount.ts';
import { LONGEST_WAIT, openBystander } from '../support/bystander.ts';
import {
  fillSubmissions,
  makeOffice,
  onEachDatabase,
  type BenchDatabase,
} from '../support/database.ts';
import { none, type Figure } from '../support/figure.ts';

const SUBMISSIONS = 40_000;
/** Calls that one account has sent at any moment, and how long it waits after it was sent away (ms). */
const AT_ONCE = 40;
const REST = 10;
/** How long each call is sent, and the calm before them is measured, milliseconds. */
const DURATION = 6_000;
/** Of fewer waits the worst counts. */
const FEW = 100;

const CHALLENGE = {
  status: 200,
  headers: ['content-type', 'application/json'],
  bytes: Buffer.alloc(300),
};

/** The dearest calls that somebody who is signed in can make. */
const CALLS: Readonly<Record<string, string>> = {
  'the inbox': '/api/admin/inbox?perPage=100',
  'its last page': `/api/admin/inbox?perPage=100&page=${SUBMISSIONS / 100}`,
  'the inbox by status': '/api/admin/inbox?perPage=100&sort=status',
  'a search that finds nothing': '/api/admin/inbox?q=aaaaaaaaaab',
  'a search that finds everything': '/api/admin/inbox?q=a+a+aa+aaa&perPage=100',
  'the first screen': '/api/admin/today',
  'figures of feedback': '/api/admin/feedback/figures',
  comments: '/api/admin/feedback/comments?page=10&perPage=100',
  'an export': '/api/admin/inbox/export?format=csv',
  'a preview': '/admin/preview/en',
};

export const what = 'the dearest calls of the office, many at once: a visitor does not wait';

export const run = (amount: Amount): Promise<Figure[]> =>
  onEachDatabase((database) => runOn(database, amount));

async function runOn(database: BenchDatabase, { share, only }: Amount): Promise<Figure[]> {
  // The visitor stands for many, whose networks each ask for a few challenges a minute.
  const quiet = { RATE_LIMITS: 'off', WARM_UP: 'off' };
  const { options, cookie } = await makeOffice(database, quiet);
  // Texts of one letter repeated: what a search finds everywhere.
  const texts = { message: 'a'.repeat(2_000), comments: 'a'.repeat(2_000) };
  const fields = { firstName: 'aaaa', lastName: 'aaaa', name: 'aaaa', ...texts };
  const total = Math.ceil(SUBMISSIONS * Math.max(share, 0.1));
  await fillSubmissions(database, total, () => fields);

  await using site = await startServer(options);
  await using bystander = await openBystander(site.url, new Map([[CHALLENGE_PATH, CHALLENGE]]));
  const duration = share < 1 ? DURATION / 3 : DURATION;
  const { site: calm } = await bystander.beside(() => pause(duration));
  const calls = Object.entries(CALLS).map(([call, path]) => ({
    name: `${call}, ${AT_ONCE} at once on ${database.name}`,
    // At the end the caller goes away from what is not answered.
    answers: [0, 200, 429, 503],
    flood: {
      ...{ width: AT_ONCE, from: '127.0.8.8', rest: REST },
      next: () => ({ path, cookie }),
    },
  }));
  const { figures, traces } = await carryOut(selected(calls, only), {
    ...{ site, bystander, duration, share, calm, bound: LONGEST_WAIT, newPictures: [] },
    waitOf: ({ asked, p99, worst }) => (asked < FEW ? worst : p99),
  });
  const { turnedAway } = traces;
  const name = `a visitor turned away on ${database.name}`;
  return [...figures, none(name, turnedAway.length, turnedAway.join('; '))];
}
