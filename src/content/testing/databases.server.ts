import type { Migration } from 'kysely/migration';
import {
  postgresTestDatabase,
  sqliteTestDatabase,
  type TestDatabase,
} from './test-database.server.ts';

const server = process.env['TEST_DATABASE_URL'];

type Create = (migrations?: Readonly<Record<string, Migration>>) => Promise<TestDatabase>;

const onPostgres: Create = (migrations) => postgresTestDatabase(server ?? '', migrations);

/** The databases to test on: SQLite, and PostgreSQL when TEST_DATABASE_URL names a server. */
export const DATABASES: readonly (readonly [name: string, create: Create])[] = [
  ['SQLite', sqliteTestDatabase],
  ...(server === undefined ? [] : [['PostgreSQL', onPostgres] as const]),
];
