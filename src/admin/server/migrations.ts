import { accountMigrations } from './accounts/migrations.ts';
import { auditMigrations } from './audit/migrations.ts';

export const adminMigrations = { ...accountMigrations, ...auditMigrations };
