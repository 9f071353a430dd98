import { accountMigrations } from './accounts/migrations.ts';
import { auditMigrations } from './audit/migrations.ts';
import { markMigrations } from './marks/migrations.ts';
import { pushMigrations } from './push/migrations.ts';

export const adminMigrations = {
  ...accountMigrations,
  ...auditMigrations,
  ...markMigrations,
  ...pushMigrations,
};
