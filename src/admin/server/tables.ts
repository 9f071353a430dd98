import type { AccountTables } from './accounts/tables.ts';
import type { AuditTables } from './audit/tables.ts';

/** The tables of the back office alone. */
export type AdminTables = AccountTables & AuditTables;
