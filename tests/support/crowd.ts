import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { count, type Statuses } from './statuses.ts';
import { statusOf } from './http.ts';
import { proofFor, REQUEST, submit } from './submit.ts';

/** What was answered in a while. */
export interface Tally {
  readonly pages: Statuses;
  readonly submissions: Statuses;
  /** Refusals with 503 or 429 that did not say when to come back. */
  withoutRetryAfter: number;
  /** Milliseconds. */
  slowestPage: number;
}

/** Visitors who read pages in both languages and send forms, again until each is stored. */
export interface Crowd {
  /** Ids of the submissions that were answered 201. */
  readonly acknowledged: ReadonlySet<string>;
  /** What each form said that was sent: stored at most once, however often it was sent. */
  readonly sent: ReadonlySet<string>;
  /** Forms that were sent again after they were stored, and how many of them were answered otherwise. */
  readonly repeats: { readonly all: number; readonly wrong: number };
  /** The answers since this was last asked. */
  take(): Tally;
  stop(): Promise<void>;
}

/** What they read, in both languages. */
const PATHS = ['', '/menu', '/services', '/blog', '/about', '/gallery', '/blog/market'].flatMap(
  (path) => [path || '/', `/en${path}`],
);
const READERS = 3;
/** Longest pause between two pages of one reader, and before a refused form is sent again, milliseconds. */
const READING = 60;
const AGAIN = 300;
/** How often a form is sent again after the crowd was told to stop. */
const LAST_TRIES = 20;
/** Share of the forms that are sent once more after they were stored. */
const REPEATED = 0.25;

/** Asks a site for all that a crowd reads, so that it is held; throws when a page is not there. */
export async function readAll(url: string): Promise<void> {
  for (const path of PATHS) {
    const status = await statusOf(url + path);
    if (status !== 200) throw new Error(`${path} answered ${status} before anything was done`);
  }
}

const newTally = (): Tally => ({
  ...{ pages: new Map(), submissions: new Map(), withoutRetryAfter: 0, slowestPage: 0 },
});

/** Starts a crowd; `writing` is the longest pause between two forms of one sender, milliseconds. */
export function startCrowd(url: string, { senders = 2, writing = 300, solves = true } = {}): Crowd {
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  const repeats = { all: 0, wrong: 0 };
  let tally = newTally();
  let isStopped = false;

  const reader = async (first: number) => {
    for (let visit = first; !isStopped; visit += 1) {
      const startedAt = performance.now();
      count(tally.pages, await statusOf(url + (PATHS[visit % PATHS.length] ?? '/')));
      tally.slowestPage = Math.max(tally.slowestPage, performance.now() - startedAt);
      await pause(Math.random() * READING);
    }
  };

  const post = async (key: string, fields: Readonly<Record<string, unknown>>) => {
    const answer = await submit(url, fields, { 'Idempotency-Key': key });
    count(tally.submissions, answer.status);
    if (!answer.isHonest) tally.withoutRetryAfter += 1;
    if (answer.id !== undefined) acknowledged.add(answer.id);
    return answer;
  };

  const sendForm = async () => {
    const key = randomUUID();
    const captcha = solves ? await proofFor(url).catch(() => undefined) : '';
    if (captcha === undefined) return pause(AGAIN);
    const fields = { ...REQUEST, email: `${key}@example.com`, message: key, captcha };
    sent.add(key);
    let answer = await post(key, fields);
    for (let last = 0; answer.status !== 201 && last < LAST_TRIES; last += isStopped ? 1 : 0) {
      // What is wrong with a form does not become right by sending it again.
      if (answer.status === 422) return;
      await pause(AGAIN);
      answer = await post(key, fields);
    }
    if (answer.status !== 201 || Math.random() > REPEATED) return;
    const again = await post(key, fields);
    repeats.all += 1;
    if (again.status === 201 ? again.id !== answer.id : again.status === 422) repeats.wrong += 1;
  };

  const sender = async () => {
    while (!isStopped) {
      await sendForm();
      await pause(Math.random() * writing);
    }
  };
  const all = Promise.all([
    ...Array.from({ length: READERS }, (_, at) => reader(at * 5)),
    ...Array.from({ length: senders }, sender),
  ]);
  return {
    acknowledged,
    sent,
    repeats,
    take() {
      const taken = tally;
      tally = newTally();
      return taken;
    },
    async stop() {
      isStopped = true;
      await all;
    },
  };
}
