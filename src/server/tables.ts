import { adminMigrations, type AdminTables } from '../admin/index.server.ts';
import { contentMigrations, type ContentTables } from '../content/index.server.ts';
import { mediaMigrations, type MediaTables } from '../media/index.server.ts';
import { submissionMigrations, type SubmissionTables } from '../submissions/index.server.ts';

/** Every table: each module brings its own. */
export type Tables = AdminTables & ContentTables & MediaTables & SubmissionTables;

export const MIGRATIONS = {
  ...contentMigrations,
  ...mediaMigrations,
  ...submissionMigrations,
  ...adminMigrations,
};
