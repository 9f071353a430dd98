import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { CHALLENGE_PATH } from '../../src/captcha/providers.ts';
import { openDatabase } from '../../src/database/index.server.ts';
import type { SubmissionTables } from '../../src/submissions/index.server.ts';
import { KINDS } from '../../src/submissions/index.ts';
import { submissionRow } from '../../src/submissions/testing/index.ts';
import { onEachDatabase, type BenchDatabase } from '../support/bench-database.ts';
import type { Figure } from '../support/figure.ts';
import { cookieHeader, setUpOwner } from '../support/owner.ts';
import { startServer } from '../support/server.ts';
import type { BarePage } from './hostile/bare-server.ts';
import type { Heard } from './hostile/bystander.ts';
import { startChild } from './hostile/calls.ts';
import { ask } from './hostile/http-client.ts';
import { untilIdle } from './support/processor.ts';
import { inParallel, none, pause, withFolder, type Scenario } from './support/scenario.ts';

const SUBMISSIONS = 40_000;
/** Rows in one statement. */
const BATCH = 500;
/** Calls that one account has sent at any moment. */
const AT_ONCE = 40;
/** How long each call is sent, and the calm before them is measured, milliseconds. */
const DURATION = 6_000;
/** How long a visitor may wait for what each form needs, milliseconds. */
const LONGEST_WAIT = 150;
/** How long one call may take, milliseconds. */
const PATIENCE = 120_000;
/** How long the server is given to come to rest after each, milliseconds: the visitor goes on asking. */
const REST = 8_000;

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

/** What signed-in people ask for, many times at once, beside a visitor of another network whose form asks for its challenge. */
export const office: Scenario = ({ share, only }) =>
  onEachDatabase((database) => withFolder((folder) => measureOn(database, folder, share, only)));

async function measureOn(
  { name: database, environment: own }: BenchDatabase,
  dataDirectory: string,
  share: number,
  only: string | undefined,
): Promise<Figure[]> {
  // The visitor stands for many, whose networks each ask for a few challenges a minute.
  const environment = { ...own, RATE_LIMITS: 'off', WARM_UP: 'off' };
  const empty = await startServer({ dataDirectory, environment });
  const cookie = cookieHeader(await setUpOwner(empty));
  await empty.stop();
  await fill(dataDirectory, own['DATABASE_URL'], Math.ceil(SUBMISSIONS * Math.max(share, 0.1)));

  const victim = await startServer({ dataDirectory, environment });
  const bystander = startChild(join(import.meta.dirname, 'hostile', 'bystander.ts'));
  const bare = startChild(join(import.meta.dirname, 'hostile', 'bare-server.ts'));
  const { url } = victim;
  try {
    const page: BarePage = {
      headers: { 'content-type': 'application/json' },
      body: Buffer.alloc(300),
    };
    const bareUrl = await bare.call<string>('serve', new Map([[CHALLENGE_PATH, page]]));
    const paths = [CHALLENGE_PATH];
    await bystander.call('visit', { site: { url, paths }, bare: { url: bareUrl, paths } });
    const duration = share < 1 ? DURATION / 3 : DURATION;
    const listen = async (work: () => Promise<unknown>) => {
      await bystander.call('begin', []);
      await work();
      return bystander.call<Heard>('end');
    };
    const calm = await listen(() => pause(duration));
    const figures: Figure[] = [];
    for (const [call, path] of CALLS) {
      if (only && !only.split(',').some((part) => call.includes(part))) continue;
      // Not the first of its kind, whose code is loaded for it.
      await ask({ url, patience: PATIENCE }, { path, headers: { cookie } });
      const statuses = new Map<number, number>();
      const heard = await listen(() => flood({ url, path, cookie, duration, statuses }));
      figures.push(
        ...figuresOf(`${call}, ${AT_ONCE} at once on ${database}`, heard, calm, statuses),
      );
      await untilIdle(victim.pid, REST);
    }
    return figures;
  } finally {
    await Promise.all([bystander.stop(), bare.stop(), victim.stop()]);
  }
}

interface Flood {
  readonly url: string;
  readonly path: string;
  readonly cookie: string;
  readonly duration: number;
  readonly statuses: Map<number, number>;
}

/** Sends a call again and again, so many at a time, as one account from one network, then goes away. */
async function flood({ url, path, cookie, duration, statuses }: Flood): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  const way = { url, agent, from: '127.0.8.8', patience: duration };
  const end = performance.now() + duration;
  const callers = Array.from({ length: AT_ONCE }, (_, at) => at);
  await inParallel(callers, AT_ONCE, async () => {
    for (;;) {
      const { status } = await ask(way, { path, headers: { cookie } });
      if (performance.now() > end) return;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      // Who is sent away comes again at once.
      if (status !== 200) await pause(10);
    }
  });
  agent.destroy();
}

const ms = (value: number) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

function figuresOf(
  name: string,
  { site, bare }: Heard,
  calm: Heard,
  statuses: ReadonlyMap<number, number>,
): Figure[] {
  const counted = [...statuses].sort(([one], [other]) => one - other);
  const wrong = counted.filter(([status]) => ![200, 429, 503].includes(status));
  return [
    {
      // Of few the worst counts.
      ...{ name: `${name}: a visitor's wait, p99`, unit: 'ms' },
      value: site.asked < 100 ? site.worst : site.p99,
      goal: { atMost: LONGEST_WAIT },
      note: [
        `p50 ${ms(site.p50)}, worst ${ms(site.worst)}`,
        `calm p99 ${ms(calm.site.p99)}`,
        `bare server p99 ${ms(bare.p99)}, worst ${ms(bare.worst)}`,
        counted.map(([status, count]) => `${count} × ${status}`).join(', '),
      ].join('; '),
    },
    ...(wrong.length === 0 && site.failed === 0
      ? []
      : [
          none(
            `${name}: answers that failed`,
            site.failed + wrong.reduce((sum, [, count]) => sum + count, 0),
          ),
        ]),
  ];
}

/** What came in during the last 300 days, in texts of one letter repeated, with an email each. */
async function fill(dataDirectory: string, url: string | undefined, count: number): Promise<void> {
  const { db, close } = await openDatabase<SubmissionTables>({ url, dataDirectory });
  const step = (300 * 86_400_000) / count;
  const text = 'a'.repeat(2_000);
  try {
    for (let start = 0; start < count; start += BATCH) {
      const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, at) =>
        submissionRow(KINDS[(start + at) % KINDS.length] ?? 'contact', {
          now: Date.now() - Math.floor((count - start - at) * step),
          fields: {
            firstName: 'aaaa',
            lastName: 'aaaa',
            name: 'aaaa',
            message: text,
            comments: text,
          },
        }),
      );
      await db.insertInto('submissions').values(rows).execute();
      const deliveries = rows.map(({ id, created_at }) => ({
        ...({
          id: randomUUID(),
          submission_id: id,
          channel: 'owner-email',
          state: 'delivered',
        } as const),
        ...{ attempts: 1, next_attempt_at: created_at, created_at, done_at: created_at },
        message_id: `<${randomUUID()}@bench.test>`,
      }));
      await db.insertInto('deliveries').values(deliveries).execute();
    }
  } finally {
    await close();
  }
}
