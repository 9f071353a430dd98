import type { Migration } from 'kysely/migration';
import type { DatabaseKind } from '../../database/index.server.ts';
import { DATABASE_KINDS } from '../../database/testing/test-database.ts';
import {
  postgresTestDatabase,
  sqliteTestDatabase,
  type TestDatabase,
} from './test-database.server.ts';

type Create = (migrations?: Readonly<Record<string, Migration>>) => Promise<TestDatabase>;

export { FULL_SUITE_KINDS } from '../../database/testing/test-database.ts';

const CREATE: Readonly<Record<DatabaseKind, Create>> = {
  sqlite: sqliteTestDatabase,
  postgres: (migrations) =>
    postgresTestDatabase(process.env['TEST_DATABASE_URL'] ?? '', migrations),
};

/** The databases to test on, each with how one of a test is made. */
export const DATABASES = DATABASE_KINDS.map((kind) => [kind, CREATE[kind]] as const);
