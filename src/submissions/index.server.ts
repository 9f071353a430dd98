/** The server's door of the submissions room. */
export * from './index.ts';
export { submissionMigrations } from './migrations.server.ts';
export * from './tables.server.ts';
