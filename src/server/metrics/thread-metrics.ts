import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { OpenDatabase } from '../../database/index.server.ts';
import type { Media } from '../../media/index.server.ts';
import type { StatementCounts } from '../slow-statements.ts';
import { createRegistry, type Registry } from './registry.ts';

/** How finely the event loop's delay is looked at, milliseconds; every look is a timer. */
const RESOLUTION = 20;

const NANOSECONDS = 1e9;

export interface ThreadParts {
  /** What tells this thread's numbers from the other's. */
  readonly thread: 'pages' | 'writer';
  readonly database: Pick<OpenDatabase<unknown>, 'connections'>;
  readonly statements: StatementCounts;
  readonly media: Pick<Media, 'workload'>;
}

/** What is measured in every thread alike: its event loop, its memory, its database, its pictures. */
export function createThreadMetrics(parts: ThreadParts): { registry: Registry; stop: () => void } {
  const { thread, database, statements, media } = parts;
  const registry = createRegistry();
  const { read } = registry;
  const own = { thread };
  const one = (value: number) => [{ labels: own, value }];

  const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
  delay.enable();
  read('gauge', 'sobremesa_event_loop_delay_seconds', DELAY, () => {
    const quantiles = { '0.5': 50, '0.99': 99, '1': 100 };
    const samples = Object.entries(quantiles).map(([quantile, percentile]) => ({
      labels: { ...own, quantile },
      // What it measures holds the pause between two looks.
      value: Math.max(0, delay.percentile(percentile) / NANOSECONDS - RESOLUTION / 1_000),
    }));
    delay.reset();
    return samples;
  });

  read('gauge', 'sobremesa_heap_used_bytes', 'Memory of JavaScript objects', () =>
    one(process.memoryUsage().heapUsed),
  );

  read('counter', 'sobremesa_database_statements_total', 'Statements run', () =>
    one(statements.all),
  );
  read('counter', 'sobremesa_database_errors_total', 'Statements that failed', () =>
    one(statements.failed),
  );
  read('counter', 'sobremesa_database_slow_total', 'Statements over SLOW_QUERY_MS', () =>
    one(statements.slow),
  );
  read('gauge', 'sobremesa_database_connections', 'Connections of the pool (PostgreSQL)', () =>
    Object.entries(database.connections?.() ?? {}).map(([state, value]) => ({
      labels: { ...own, state },
      value,
    })),
  );

  read('gauge', 'sobremesa_pictures', 'Pictures that wait to be encoded, and being encoded', () =>
    Object.entries(media.workload()).map(([state, value]) => ({
      labels: { ...own, state },
      value,
    })),
  );

  return { registry, stop: () => void delay.disable() };
}

const DELAY = 'How late the event loop came to its timers since the last look, by quantile';
