/** The backup module's entry point: copies of database, pictures and key, and bringing them back. */
export { backupCommand } from './backup-command.server.ts';
export { filesIn, namesOfAll, type FilePlace } from './kept-files.server.ts';
export { restoreBackup } from './restore.server.ts';
export { restoreCommand } from './restore-command.server.ts';
export type { Row, SealedRows } from './sealed-rows.server.ts';
export { lastVerifiedBackup, markVerified } from './verified.server.ts';
export { writeBackup } from './write.server.ts';
