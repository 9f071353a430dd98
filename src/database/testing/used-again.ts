/**
 * Tests of a worker use PostgreSQL's tables one after another, emptied in between: to make and to remove those of one
 * test takes ten times as long. What is left at the end of a run is removed by tests/setup/postgres-leftovers.ts.
 */
import pg from 'pg';

/** In the names of what tests make: which run made it. */
export const RUN = process.env['TEST_RUN'] ?? 'alone';

interface Tables {
  /** Its search path leads to them alone. */
  readonly url: string;
  /** Their columns, constraints and triggers when they were made. */
  readonly shape: string;
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

async function connected<Answer>(url: string, ask: (client: pg.Client) => Promise<Answer>) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

const shapeOf = async (client: pg.Client) =>
  String((await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape);

/** Empty tables that were made with the same, or what `make` makes; answers their address. */
export async function emptyTables(
  madeWith: unknown,
  make: () => Promise<{ readonly url: string }>,
): Promise<Tables> {
  const found = free.get(madeWith)?.pop();
  if (found) return found;
  const { url } = await make();
  return { url, shape: await connected(url, shapeOf) };
}

/** Whoever is still connected to a database of its own is sent away, as by `drop … with (force)`. */
const ALONE = `select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

/**
 * Takes tables back, for another test; those that a test has changed are its own to remove. `isAlone`: in a database of
 * their own.
 */
export async function takeBack(
  madeWith: unknown,
  tables: Tables,
  { isAlone = false } = {},
): Promise<boolean> {
  const isAsItWas = await connected(tables.url, async (client) => {
    if (isAlone) await client.query(ALONE);
    if ((await shapeOf(client)) !== tables.shape) return false;
    return client.query(EMPTY).then(
      () => true,
      () => false,
    );
  });
  if (isAsItWas) free.set(madeWith, [...(free.get(madeWith) ?? []), tables]);
  return isAsItWas;
}
