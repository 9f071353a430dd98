import { outboxFigures } from '../../requests/index.server.ts';
import type { Core } from '../core.ts';
import { createThreadMetrics } from './thread-metrics.ts';

/** What is measured in the writer's thread: what is in every thread, and its outbox. */
export function createWriterMetrics(core: Pick<Core, 'database' | 'statements' | 'media'>) {
  const metrics = createThreadMetrics({ thread: 'writer', ...core });
  const { read } = metrics.registry;
  const { db } = core.database;
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
    const age = oldest === null ? 0 : Math.max(0, Date.now() - oldest);
    return [{ labels: {}, value: age / 1_000 }];
  });
  return metrics;
}

const OLDEST = 'Age of the oldest delivery that waits or is being sent; 0 when none is';
