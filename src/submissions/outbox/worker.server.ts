import { randomUUID } from 'node:crypto';
import { setImmediate as letOthersRun } from 'node:timers/promises';
import type { Channel, DeliveryRow } from '../tables.server.ts';
import { attempt, type WorkerContext } from './attempt.server.ts';
import type { Lane } from './channels.server.ts';
import { claimDue, claimProbe, nextDue } from './claim.server.ts';
import { createLaneHealth } from './lane-health.ts';
import { createRush } from './rush.ts';
import { bringBack, wakeWaiting } from './mark.server.ts';
import { GIVE_WAY, LEASE, LONGEST_WAIT, STOP_PATIENCE } from './schedule.ts';

/** Between two looks when another worker is taking what is due, milliseconds. */
const SHORTEST_PAUSE = 50;

/** The workers of one lane. */
export interface LaneWorker {
  /** There is something new to deliver. */
  wake(): void;
  /**
   * Claims nothing more, lets what is under way end for a while, then breaks it off and puts it
   * back. Resolves when all is written down.
   */
  stop(): Promise<void>;
}

/** Delivers what the lane's channels have to deliver until it is stopped. */
export function startLaneWorker(context: WorkerContext, lane: Lane): LaneWorker {
  const { db, databaseKind, log, clock, pollInterval } = context;
  const channels = Object.keys(lane.channels) as Channel[];
  const owner = `${process.pid}-${randomUUID()}`;
  const health = createLaneHealth();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const breakOff = new AbortController();
  let nap = new AbortController();
  let isWoken = false;

  const news = createRush(clock);
  const look = () => {
    isWoken = true;
    nap.abort();
  };

  async function deliver(delivery: DeliveryRow): Promise<void> {
    const outcome = await attempt(context, lane, delivery, breakOff.signal);
    if (outcome.kind === 'failed') health.failed(delivery.id, outcome.failure, clock.now());
    if (outcome.kind === 'done' && health.succeeded()) {
      await wakeWaiting(db, channels, clock.now()).catch((error: Error) =>
        log.error('The outbox could not be woken', { lane: lane.name, reason: error.name }),
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

  /** Starts what can be started now; answers how long until there may be more, milliseconds. */
  async function turn(): Promise<number> {
    const limit = lane.concurrency - running.size;
    if (limit < 1) return pollInterval;
    const now = clock.now();
    const claim = { db, databaseKind, channels, owner, now, leaseUntil: now + LEASE, limit };
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
    // The end of what runs wakes the loop, and says more than the clock.
    const untilProbe = running.size === 0 ? health.untilProbe(now) : null;
    const pause = Math.min(pollInterval, later - now, untilProbe ?? Infinity);
    return Math.max(SHORTEST_PAUSE, pause);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // SQLite answers at once: without a break a long backlog would keep visitors waiting.
      await letOthersRun();
      if (news.isRush()) await clock.wait(GIVE_WAY, stopping.signal);
      isWoken = false;
      nap = new AbortController();
      let pause: number;
      try {
        pause = await turn();
      } catch (error) {
        log.error('The outbox could not be read', { lane: lane.name, reason: reasonOf(error) });
        pause = pollInterval;
      }
      if (isWoken || stopping.signal.aborted) continue;
      await clock.wait(pause, AbortSignal.any([nap.signal, stopping.signal]));
    }
  }

  const loop = run();
  return {
    wake() {
      news.add();
      look();
    },
    async stop() {
      stopping.abort();
      await loop;
      const timer = setTimeout(() => breakOff.abort(), STOP_PATIENCE);
      await Promise.all(running);
      clearTimeout(timer);
    },
  };
}

function reasonOf(error: unknown): string {
  const { name, code } = error as NodeJS.ErrnoException;
  return [name, code].filter(Boolean).join(' ');
}
