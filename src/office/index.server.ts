/** The back office's entry point on the server. */
export * from './index.ts';
export { businessNameOf } from './business-name.server.ts';
export { createAccounts } from './accounts/accounts.server.ts';
export { removeEnded } from './accounts/housekeeping.server.ts';
export { ownerCommand } from './accounts/owner-command.server.ts';
export { PASSING_TABLES, checkSecondFactor } from './accounts/backup.server.ts';
export { createBackOffice } from './back-office.server.ts';
export { createBackups } from './backups.server.ts';
export type { OfficeApp } from './page.server.ts';
export type { RenderEdited } from './edited-page.server.ts';
export type { RenderPreview } from './preview.server.ts';
export type { OfficeServices } from './services.server.ts';
export { officeMigrations } from './migrations.server.ts';
export type { OfficeTables } from './tables.server.ts';
export { mayReadRequests } from './accounts/may-read-requests.server.ts';
export { paymentWays } from './payment-ways.server.ts';
