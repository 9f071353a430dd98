/** The back office's entry point on the server. */
export * from './index.ts';
export { createAccounts, type Accounts } from './server/accounts/accounts.ts';
export { removeEnded } from './server/accounts/housekeeping.ts';
export { ownerCommand } from './server/accounts/owner-command.ts';
export { PASSING_TABLES, checkSecondFactor } from './server/accounts/backup.ts';
export { createAdmin, type Admin, type AdminOptions, type SignIn } from './server/admin.ts';
export { createBackups } from './server/backups/backups.ts';
export type { OfficeApp } from './server/page.ts';
export type { RenderPreview } from './server/preview.ts';
export type { AdminServices } from './server/services.ts';
export { adminMigrations } from './server/migrations.ts';
export type { AdminTables } from './server/tables.ts';
export { mayReadRequests } from './server/accounts/may-read-requests.ts';
