/** The backup module's entry point: copies of database, pictures and key, and bringing them back. */
export { backupCommand, type BackupCommandOptions } from './backup-command.server.ts';
export { BackupError } from './backup-error.server.ts';
export { filesIn, namesOfAll, type FilePlace } from './kept-files.server.ts';
export { restoreBackup, type RestoreOptions } from './restore.server.ts';
export { restoreCommand, type RestoreCommandOptions } from './restore-command.server.ts';
export type { Row, SealedRows } from './sealed-rows.server.ts';
export { lastVerifiedBackup, markVerified, type VerifiedBackup } from './verified.server.ts';
export { verifyBackup } from './verify.server.ts';
export { writeBackup, type BackupOptions } from './write.server.ts';
