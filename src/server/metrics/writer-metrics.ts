import type { Kysely } from 'kysely';
import { outboxFigures, type SubmissionTables } from '../../submissions/index.server.ts';
import type { Registry } from './registry.ts';

interface WriterMetricsOptions {
  readonly db: Kysely<SubmissionTables>;
  readonly now?: () => number;
}

/** What only the writer knows: its outbox. */
export function addWriterMetrics(
  { read }: Registry,
  { db, now = Date.now }: WriterMetricsOptions,
): void {
  read(
    'gauge',
    'sobremesa_outbox_deliveries',
    'Deliveries that are not done, by state',
    async () => {
      const { states } = await outboxFigures(db);
      return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
    },
  );
  read('gauge', 'sobremesa_outbox_oldest_seconds', OLDEST, async () => {
    const { oldest } = await outboxFigures(db);
    return [{ labels: {}, value: oldest === null ? 0 : Math.max(0, now() - oldest) / 1_000 }];
  });
}

const OLDEST = 'Age of the oldest delivery that waits or is being sent; 0 when none is';
