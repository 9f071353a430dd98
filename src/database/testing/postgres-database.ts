import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Runs a statement over a connection of its own. */
export async function ask(connectionString: string, sql: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Makes an empty database on the PostgreSQL server at `server`; its name begins with `purpose`. */
export async function createPostgresDatabase(server: string, purpose: string) {
  const name = `${purpose}_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(server);
  url.pathname = `/${name}`;
  // Nobody else can be connected to this template, which would be refused.
  await ask(server, `create database ${name} template template0`);
  return {
    url: url.href,
    /** Removes it, whoever is still connected. */
    drop: async () => void (await ask(server, `drop database ${name} with (force)`)),
  };
}
