/** Names the run of the tests, and removes in the end what it has left on PostgreSQL (src/database/testing/used-again.ts). */
import { randomUUID } from 'node:crypto';

export default function nameRun(): () => Promise<void> {
  const run = randomUUID().slice(0, 8);
  process.env['TEST_RUN'] = run;
  return () => removeLeftovers(run);
}

async function removeLeftovers(run: string): Promise<void> {
  const connectionString = process.env['TEST_DATABASE_URL'];
  if (!connectionString) return;
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString });
  await client.connect();
  const namesOf = async (sql: string) =>
    (await client.query<{ name: string }>(sql, [`%\\_${run}\\_%`])).rows.map(({ name }) => name);
  for (const name of await namesOf('select datname as name from pg_database where datname like $1'))
    await client.query(`drop database "${name}" with (force)`);
  for (const name of await namesOf(
    'select nspname as name from pg_namespace where nspname like $1',
  ))
    await client.query(`drop schema "${name}" cascade`);
  await client.end();
}
