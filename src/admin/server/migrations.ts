import { auditMigrations } from './audit/migrations.ts';

export const adminMigrations = { ...auditMigrations };
