/**
 * Tests of a worker use PostgreSQL's tables one after another, emptied in between, and the connections to them: to make
 * and to remove those of one test takes ten times as long, and a new connection reads the catalogue anew, for longer
 * than most tests ask for anything. What is left at the end of a run is removed by tests/setup/postgres-leftovers.ts.
 */
import { sql } from 'kysely';
import { openDatabase, type OpenDatabase } from '../index.server.ts';

/** In the names of what tests make: which run made it. */
export const RUN = process.env['TEST_RUN'] ?? 'alone';

interface Tables {
  /** Its search path leads to them alone. */
  readonly url: string;
  /** Their columns, constraints and triggers when they were made. */
  readonly shape: string;
  /** Connections that nobody uses now. */
  readonly idle: OpenDatabase<unknown>[];
}

/** Those that no test uses now, by what they were made with. */
const free = new Map<unknown, Tables[]>();

const SHAPE = `with own as (
    select oid, relname from pg_class where relnamespace = current_schema()::regnamespace
  ), said as (
    select concat_ws(' ', relname, attname, atttypid, attnotnull) as line
      from own join pg_attribute on attrelid = own.oid where attnum > 0
    union all select concat_ws(' ', relname, conname, contype)
      from own join pg_constraint on conrelid = own.oid
    union all select concat_ws(' ', relname, tgfoid, tgtype, tgenabled)
      from own join pg_trigger on tgrelid = own.oid
    union all select concat_ws(' ', proname, md5(prosrc))
      from pg_proc where pronamespace = current_schema()::regnamespace
  ) select md5(string_agg(line, ',' order by line)) as shape from said`;

/** What the migrations have written down stays. */
const EMPTY = `do $$
  declare one record; is_used boolean; used text[] := '{}';
  begin
    set local lock_timeout = '5s';
    for one in select format('%I', tablename) as name from pg_tables
      where schemaname = current_schema() and tablename !~ 'migration'
    loop
      execute 'select exists (select from ' || one.name || ')' into is_used;
      if is_used then used := used || one.name; end if;
    end loop;
    if cardinality(used) > 0 then execute 'truncate ' || array_to_string(used, ',') || ' cascade'; end if;
    for one in select format('%I', sequencename) as name from pg_sequences
      where schemaname = current_schema() and last_value is not null
    loop execute 'alter sequence ' || one.name || ' restart'; end loop;
  end $$`;

/** A connection to tables; whoever closes it leaves it to the next. */
export async function connectTo<Own>({
  url,
  idle,
}: Pick<Tables, 'url' | 'idle'>): Promise<OpenDatabase<Own>> {
  const database = idle.pop() ?? (await openDatabase<unknown>({ url, dataDirectory: '' }));
  let isOpen = true;
  return {
    ...(database as OpenDatabase<Own>),
    async close() {
      if (isOpen) idle.push(database);
      isOpen = false;
    },
  };
}

async function shapeOf({ db }: OpenDatabase<unknown>): Promise<string> {
  const { rows } = await sql.raw<{ shape: string }>(SHAPE).execute(db);
  return String(rows[0]?.shape);
}

/** Empty tables that were made with the same, or what `make` makes at the address that it answers. */
export async function emptyTables(madeWith: unknown, make: () => Promise<string>): Promise<Tables> {
  const found = free.get(madeWith)?.pop();
  if (found) return found;
  const tables = { url: await make(), idle: [] };
  const database = await connectTo(tables);
  const shape = await shapeOf(database);
  await database.close();
  return { ...tables, shape };
}

/** Takes tables back, for another test; those that a test has changed are its own to remove. */
export async function takeBack(madeWith: unknown, tables: Tables): Promise<boolean> {
  const isAsItWas = await isEmptied(tables).catch(() => false);
  if (isAsItWas) free.set(madeWith, [...(free.get(madeWith) ?? []), tables]);
  else for (const database of tables.idle) await database.close();
  return isAsItWas;
}

/** Empties them, if their shape is the same. */
async function isEmptied(tables: Tables): Promise<boolean> {
  const database = await connectTo(tables);
  try {
    if ((await shapeOf(database)) !== tables.shape) return false;
    await sql.raw(EMPTY).execute(database.db);
    return true;
  } finally {
    await database.close();
  }
}
