import { sql, type Kysely } from 'kysely';

/** Rows that are read and written at once. */
const BATCH = 200;

export type Body = Record<string, unknown>;

const KEYS = { documents: 'id', content_versions: 'revision' } as const;

interface Changed {
  readonly table: keyof typeof KEYS;
  readonly key: string;
  /** As it is now. */
  readonly body: Body;
}

interface Options {
  /** Documents of these types; without, all. */
  readonly types?: readonly string[];
  /** Is told of each row that has changed. */
  readonly changed?: (row: Changed) => Promise<void>;
}

/** In a migration: changes the bodies of documents, their drafts and their versions. */
export async function rewriteBodies(
  db: Kysely<unknown>,
  change: (body: Body) => Body,
  { types, changed }: Options = {},
): Promise<void> {
  const ofTypes = types ? sql`type in (${sql.join(types)})` : sql`true`;
  for (const table of ['documents', 'content_versions'] as const) {
    const column = sql.ref(KEYS[table]);
    for (let last: string | undefined = ''; last !== undefined;) {
      const { rows }: { rows: { key: string; body: string }[] } = await sql<{
        key: string;
        body: string;
      }>`select ${column} as key, body from ${sql.table(table)}
        where ${ofTypes} and ${column} > ${last} order by ${column} limit ${BATCH}`.execute(db);
      for (const { key, body: before } of rows) {
        const body = change(JSON.parse(before) as Body);
        const text = JSON.stringify(body);
        if (text === before) continue;
        await sql`update ${sql.table(table)} set body = ${text} where ${column} = ${key}`.execute(
          db,
        );
        await changed?.({ table, key, body });
      }
      last = rows.length < BATCH ? undefined : rows.at(-1)?.key;
    }
  }
}
