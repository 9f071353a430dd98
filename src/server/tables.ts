import { officeMigrations, type OfficeTables } from '../office/index.server.ts';
import { contentMigrations, type ContentTables } from '../content/index.server.ts';
import { mediaMigrations, type MediaTables } from '../media/index.server.ts';
import { submissionMigrations, type SubmissionTables } from '../requests/index.server.ts';

/** Every table: each module brings its own. */
export type Tables = OfficeTables & ContentTables & MediaTables & SubmissionTables;

export const MIGRATIONS = {
  ...contentMigrations,
  ...mediaMigrations,
  ...submissionMigrations,
  ...officeMigrations,
};
