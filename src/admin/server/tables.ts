import type { AuditTables } from './audit/tables.ts';

/** The tables of the back office alone. */
export type AdminTables = AuditTables;
