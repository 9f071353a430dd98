import {
  postgresTestDatabase,
  sqliteTestDatabase,
  type TestDatabase,
} from './test-database.server.ts';

const server = process.env['TEST_DATABASE_URL'];

/** The databases to test on: SQLite, and PostgreSQL when TEST_DATABASE_URL names a server. */
export const DATABASES: readonly (readonly [name: string, create: () => Promise<TestDatabase>])[] =
  [
    ['SQLite', sqliteTestDatabase],
    ...(server === undefined ? [] : [['PostgreSQL', () => postgresTestDatabase(server)] as const]),
  ];
