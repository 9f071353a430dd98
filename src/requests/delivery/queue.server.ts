import { randomUUID } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import { MailError } from '../../email/index.server.ts';
import { createRecentCounts, untilAborted } from '../../http/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import type { Channel, Db, DeliveryRow } from '../tables.server.ts';
import { reasonOf } from '../reason-of.server.ts';
import type { Deliver, Queue } from './delivery.server.ts';
import {
  ATTEMPT_LIMIT,
  createQueueHealth,
  GIVE_WAY,
  LEASE,
  LONGEST_WAIT,
  RUSH,
  STOP_PATIENCE,
  type Clock,
} from './schedule.server.ts';
import {
  bringBack,
  claimDue,
  claimProbe,
  loadJob,
  mark,
  nextDue,
  rowAfter,
  wakeWaiting,
  type Outcome,
} from './store.server.ts';

export interface QueueContext {
  readonly db: Db;
  readonly log: Log;
  readonly clock: Clock;
  /** How often to look for what other processes have stored, milliseconds. */
  readonly pollInterval: number;
}

/** Least time between two looks at what another worker is claiming, milliseconds. */
const SHORTEST_PAUSE = 50;
/** How long to wait before writing an outcome again that could not be stored, milliseconds. */
const MARK_RETRY = 1_000;

/** Delivers what the queue's channels have to deliver until it is stopped. */
export function startQueue(context: QueueContext, queue: Queue) {
  const { db, log, clock, pollInterval } = context;
  const channels = Object.keys(queue.channels) as Channel[];
  const owner = `${process.pid}-${randomUUID()}`;
  const health = createQueueHealth();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const breakOff = new AbortController();
  let nap = new AbortController();
  let isWoken = false;

  const news = createRecentCounts({ window: 1_000, remembered: 1, now: clock.now });
  /** Has more come in, within this second or the one before, than emails should compete with? */
  const isRush = () => Math.max(...news.of('')) > RUSH;
  const look = () => {
    // Of hundreds that come in before the next turn, the first wakes it.
    if (isWoken) return;
    isWoken = true;
    nap.abort();
  };

  async function deliver(delivery: DeliveryRow): Promise<void> {
    const outcome = await attempt(context, queue, delivery, breakOff.signal);
    if (outcome.kind === 'failed') health.failed(delivery.id, outcome.failure, clock.now());
    if (outcome.kind === 'done' && health.succeeded()) {
      await wakeWaiting(db, channels, clock.now()).catch((error: unknown) =>
        log.error('The outbox could not be woken', { queue: queue.name, reason: reasonOf(error) }),
      );
    }
  }

  function start(deliveries: readonly DeliveryRow[]): void {
    for (const delivery of deliveries) {
      const work = deliver(delivery).finally(() => {
        running.delete(work);
        look();
      });
      running.add(work);
    }
  }

  /** Starts what is due; answers how long until there may be more, in milliseconds. */
  async function turn(): Promise<number> {
    const free = queue.concurrency - running.size;
    if (free < 1) return pollInterval;
    // One by one during a rush: whoever submits waits for what an email takes to be made.
    const limit = isRush() ? 1 : free;
    const now = clock.now();
    const claim = { db, channels, owner, now, leaseUntil: now + LEASE, limit };
    let next = await nextDue(db, channels);
    if (next !== null && next > now + LONGEST_WAIT) {
      await bringBack(db, channels, now);
      next = await nextDue(db, channels);
    }
    if (next !== null && next <= now) {
      const due = await claimDue(claim);
      start(due);
      if (due.length === limit) return pollInterval;
    }
    if (running.size === 0 && health.untilProbe(now) === 0) {
      const probe = await claimProbe(claim);
      if (probe.length === 0) health.nothingToProbe();
      start(probe);
    }
    const later = (await nextDue(db, channels)) ?? Infinity;
    // While attempts run, their end wakes the loop.
    const untilProbe = running.size === 0 ? health.untilProbe(now) : null;
    const pause = Math.min(pollInterval, later - now, untilProbe ?? Infinity);
    return Math.max(SHORTEST_PAUSE, pause);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // SQLite answers synchronously: without a break a long backlog would keep visitors waiting.
      await letOthersRun();
      if (isRush()) await clock.wait(GIVE_WAY, stopping.signal);
      isWoken = false;
      nap = new AbortController();
      let pause: number;
      try {
        pause = await turn();
      } catch (error) {
        log.error('The outbox could not be read', { queue: queue.name, reason: reasonOf(error) });
        pause = pollInterval;
      }
      if (isWoken || stopping.signal.aborted) continue;
      await clock.wait(pause, AbortSignal.any([nap.signal, stopping.signal]));
    }
  }

  const loop = run();
  return {
    /** There is something new to deliver. */
    wake() {
      news.add('');
      look();
    },
    /**
     * Claims nothing more, gives running attempts a while to finish, then breaks them off and puts
     * their deliveries back. Resolves when everything is stored.
     */
    async stop() {
      stopping.abort();
      await loop;
      const timer = setTimeout(() => breakOff.abort(), STOP_PATIENCE);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
}

async function tryOnce(
  context: QueueContext,
  deliver: Deliver | undefined,
  delivery: DeliveryRow,
  stopping: AbortSignal,
): Promise<Outcome> {
  const timeout = AbortSignal.timeout(ATTEMPT_LIMIT);
  const signal = AbortSignal.any([stopping, timeout]);
  try {
    const job = await loadJob(context.db, delivery);
    if (job === null || deliver === undefined) return { kind: 'released' };
    return { kind: 'done', ...(await untilAborted(deliver(job, signal), signal)) };
  } catch (error) {
    if (stopping.aborted) return { kind: 'released' };
    if (error instanceof MailError) {
      return { kind: 'failed', failure: error.failure, answer: error.message };
    }
    // Its message may hold anything; its name is enough to look further.
    const answer = timeout.aborted ? 'No answer in time' : `Failed: ${(error as Error).name}`;
    return { kind: 'failed', failure: 'service', answer };
  }
}

/** Tries a claimed delivery once and stores the outcome. Never rejects. */
async function attempt(
  context: QueueContext,
  queue: Queue,
  delivery: DeliveryRow,
  stopping: AbortSignal,
): Promise<Outcome> {
  const { db, log, clock } = context;
  const { id, channel, attempts } = delivery;
  const outcome = await tryOnce(context, queue.channels[channel], delivery, stopping);
  const row = rowAfter(delivery, outcome, clock.now());
  const lease = delivery.lease_until ?? 0;
  for (;;) {
    try {
      const isMine = await mark(db, delivery, row);
      if (isMine && outcome.kind !== 'released') {
        const level = outcome.kind === 'done' ? 'info' : row.state === 'failed' ? 'error' : 'warn';
        const { answer } = outcome;
        log[level]('Delivery attempted', { id, channel, attempts, state: row.state, answer });
      }
      return outcome;
    } catch (error) {
      // An outcome that is not stored is tried again when the lease ends: better twice than never.
      if (clock.now() + MARK_RETRY >= lease || stopping.aborted) {
        log.error('A delivery could not be marked', { id, channel, reason: reasonOf(error) });
        return outcome;
      }
      await clock.wait(MARK_RETRY, stopping);
    }
  }
}
