import type { EventTables, FactTables, RateLimitTables } from '../database/index.server.ts';
import type { AccountTables } from './accounts/tables.server.ts';
import type { PushTables } from './push/tables.server.ts';

/** The tables of the back office alone. */
export type OfficeTables = AccountTables & EventTables & FactTables & PushTables & RateLimitTables;
