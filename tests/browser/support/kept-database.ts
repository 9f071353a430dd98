import pg from 'pg';
import { ALL_QUERIES } from '../../../src/content/store/touched-queries.server.ts';

/** The log of changes goes on, since the server counts on; the migrations have been made. */
const TABLES = `select quote_ident(table_name) as name,
    string_agg(quote_ident(column_name), ', ') as columns
  from information_schema.columns join information_schema.tables using (table_schema, table_name)
  where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
    and table_name !~ '^content_changes$|migrations?(_lock)?$'
  group by table_name`;

/** Documents that are not as they were. */
const CHANGED = `select id from (
    (select id, body::text from documents except select id, body::text from kept.documents)
    union (select id, body::text from kept.documents except select id, body::text from documents)
  ) as changed`;

/** Keeps the data of an office on PostgreSQL as they are now, as `keepData` does those in a file. */
export async function keepDatabase(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows: tables } = await client.query<{ name: string; columns: string }>(TABLES);
  await client.query('create schema kept');
  for (const { name } of tables)
    await client.query(`create table kept.${name} as table public.${name}`);
  return {
    async restore() {
      await client.query('begin');
      // Neither references nor triggers: every table is taken back.
      await client.query('set local session_replication_role = replica');
      const names = tables.map(({ name }) => name).join(', ');
      await client.query(`lock table ${names} in exclusive mode`);
      const { rows: changed } = await client.query<{ id: string }>(CHANGED);
      for (const { name, columns } of tables)
        await client.query(
          `delete from ${name};
           insert into ${name} (${columns}) overriding system value select ${columns} from kept.${name}`,
        );
      if (changed.length > 0) {
        const change = { documentIds: changed.map(({ id }) => id), queries: ALL_QUERIES };
        await client.query(
          'insert into content_changes select coalesce(max(seq), 0) + 1, $1, $2 from content_changes',
          [Date.now(), JSON.stringify(change)],
        );
        await client.query('notify content_changes');
      }
      await client.query('commit');
    },
    discard: () => client.end(),
  };
}
