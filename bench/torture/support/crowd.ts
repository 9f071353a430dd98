import { randomUUID } from 'node:crypto';
import { pause } from './scenario.ts';
import { proofFor } from './proof.ts';
import { REQUEST } from './submit.ts';
import { askFor, count, type Statuses } from './visitors.ts';

/** What was answered in a while. */
export interface Tally {
  readonly pages: Statuses;
  readonly submissions: Statuses;
  /** Refusals with 503 or 429 that did not say when to come back. */
  readonly withoutRetryAfter: number;
}

/** Visitors behind a proxy who read pages in both languages and send forms, again until each is stored. */
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
export const CROWD_PATHS = [
  '',
  '/menu',
  '/services',
  '/blog',
  '/about',
  '/gallery',
  '/blog/market',
].flatMap((path) => [path || '/', `/en${path}`]);
const READERS = 3;
const SENDERS = 2;
/** Longest pause between two pages of one reader, milliseconds. */
const READING = 60;
/** Longest pause between two forms of one sender, milliseconds. */
const WRITING = 300;
/** Pause before a form that was refused is sent again, milliseconds. */
const AGAIN = 300;
/** How often a form is sent again after the crowd was told to stop. */
const LAST_TRIES = 20;
/** Share of the forms that are sent once more after they were stored. */
const REPEATED = 0.25;

interface Answer {
  readonly status: number;
  readonly id?: string | undefined;
}

export function startCrowd(url: string): Crowd {
  const acknowledged = new Set<string>();
  const sent = new Set<string>();
  const repeats = { all: 0, wrong: 0 };
  let tally = { pages: new Map(), submissions: new Map(), withoutRetryAfter: 0 };
  let isStopped = false;

  const reader = async (first: number) => {
    for (let visit = first; !isStopped; visit += 1) {
      count(tally.pages, await askFor(url + (CROWD_PATHS[visit % CROWD_PATHS.length] ?? '/')));
      await pause(Math.random() * READING);
    }
  };

  const post = async (key: string, fields: object): Promise<Answer> => {
    const answer: Answer & { isHonest: boolean } = await fetch(`${url}/api/requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(60_000),
    }).then(
      async (response) => {
        const text = await response.text();
        const { status } = response;
        const isRefusal = status === 503 || status === 429;
        return {
          status,
          id: status === 201 ? (JSON.parse(text) as { id: string }).id : undefined,
          isHonest: !isRefusal || response.headers.has('retry-after'),
        };
      },
      () => ({ status: 0, isHonest: true }),
    );
    count(tally.submissions, answer.status);
    if (!answer.isHonest) tally.withoutRetryAfter += 1;
    if (answer.id !== undefined) acknowledged.add(answer.id);
    return answer;
  };

  const sendForm = async () => {
    const key = randomUUID();
    const captcha = await proofFor(url).catch(() => undefined);
    if (captcha === undefined) return pause(AGAIN);
    const fields = { ...REQUEST, email: `${key}@example.com`, message: key, captcha };
    sent.add(key);
    let answer: Answer = { status: 0 };
    for (let last = 0; answer.status !== 201 && last < LAST_TRIES; last += isStopped ? 1 : 0) {
      answer = await post(key, fields);
      // What is wrong with a form does not become right by sending it again.
      if (answer.status === 422) return;
      if (answer.status !== 201) await pause(AGAIN);
    }
    if (answer.status !== 201 || Math.random() > REPEATED) return;
    const again = await post(key, fields);
    repeats.all += 1;
    if (again.status === 201 ? again.id !== answer.id : again.status === 422) repeats.wrong += 1;
  };

  const sender = async () => {
    while (!isStopped) {
      await sendForm();
      await pause(Math.random() * WRITING);
    }
  };
  const all = Promise.all([
    ...Array.from({ length: READERS }, (_, at) => reader(at * 5)),
    ...Array.from({ length: SENDERS }, sender),
  ]);
  return {
    acknowledged,
    sent,
    repeats,
    take() {
      const taken = tally;
      tally = { pages: new Map(), submissions: new Map(), withoutRetryAfter: 0 };
      return taken;
    },
    async stop() {
      isStopped = true;
      await all;
    },
  };
}
