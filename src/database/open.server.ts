import { join } from 'node:path';
import { Kysely } from 'kysely';

export type DatabaseKind = 'sqlite' | 'postgres';

/** An open database of tables `Tables`, and which kind it is where SQL differs. */
export interface OpenDatabase<Tables> {
  readonly db: Kysely<Tables>;
  readonly kind: DatabaseKind;
  /** Where it is: the file of SQLite, the address of PostgreSQL. */
  readonly location: string;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** `postgres://…`; without it SQLite in the data folder. */
  readonly url?: string | undefined;
  readonly dataDirectory: string;
}

/** Opens the database that the configuration names. */
export async function openDatabase<Tables>(
  options: DatabaseOptions,
): Promise<OpenDatabase<Tables>> {
  if (options.url) {
    const { postgresDialect } = await import('./postgres.server.ts');
    const db = new Kysely<Tables>({ dialect: postgresDialect(options.url) });
    return { db, kind: 'postgres', location: options.url, close: () => db.destroy() };
  }
  const { openSqliteFile, sqliteDialect } = await import('./sqlite.server.ts');
  const location = join(options.dataDirectory, 'sobremesa.sqlite');
  const file = openSqliteFile(location);
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file) });
  return {
    db,
    kind: 'sqlite',
    location,
    close: async () => {
      await db.destroy();
      // Kysely closes what it has used; one that never ran a query is still open.
      if (file.isOpen) file.close();
    },
  };
}
