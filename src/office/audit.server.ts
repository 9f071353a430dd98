import type { QueryCreator } from 'kysely';
import { recordEvents, type Event, type EventTables } from '../database/index.server.ts';

/** Records who did it, in the transaction of the write itself. */
export const recordAudit = (transaction: QueryCreator<EventTables>, event: Event): Promise<void> =>
  recordEvents(transaction, [event]);
