import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContextOptions } from '@playwright/test';
import { cookieHeader, OWNER, setUpOwner, setUpToken } from '../../../support/owner.ts';
import { ask, createPostgresDatabase } from '../../../../src/database/testing/postgres-database.ts';
import type { BuiltServer } from '../../../support/server.ts';
import { startSite } from '../../support/site-server.ts';

export { OWNER, setUpToken };

/** The PostgreSQL on which offices keep their data; without it each has SQLite's file. */
export const POSTGRES = process.env['BROWSER_DATABASE_URL'] ?? '';

/** Where an office keeps its data: a database of its own on a PostgreSQL, or SQLite's file. */
export async function newDatabase(server = POSTGRES) {
  const database = server ? await createPostgresDatabase(server, 'browser') : undefined;
  return {
    settings: database ? { DATABASE_URL: database.url } : {},
    drop: async () => database?.drop(),
  };
}

export interface Office extends BuiltServer {
  /** Its PostgreSQL; undefined with SQLite. */
  readonly databaseUrl?: string | undefined;
  /** The owner's browser: cookies for `browser.newContext({ storageState })`. */
  readonly storageState: Exclude<BrowserContextOptions['storageState'], string | undefined>;
  /** Sends a call to `/api/admin/…` as the owner. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Response>;
}

/**
 * Starts a site of its own whose owner is signed in. `language` is the one in which the office speaks
 * to them.
 */
export async function startOffice(
  environment: Readonly<Record<string, string>> = {},
  language: 'es' | 'en' = 'es',
): Promise<Office> {
  const own = environment['DATABASE_URL'] ? undefined : await newDatabase();
  const settings: Readonly<Record<string, string>> = { ...own?.settings, ...environment };
  const site = await startSite(settings);
  const cookies = (await setUpOwner(site, language)).map((one) => ({
    ...{ ...one, domain: '127.0.0.1', path: '/', expires: -1 },
    ...{ httpOnly: true, secure: false, sameSite: 'Strict' as const },
  }));
  const cookie = cookieHeader(cookies);
  const stop = async () => {
    await site.stop();
    await own?.drop();
  };
  return {
    ...site,
    databaseUrl: settings['DATABASE_URL'],
    stop,
    [Symbol.asyncDispose]: stop,
    storageState: { cookies, origins: [] },
    call: (method, path, body, headers = {}) =>
      fetch(`${site.url}/api/admin/${path}`, {
        method,
        headers: {
          cookie,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

/** Somebody came in more than 15 minutes ago. */
export async function cameInLongAgo({ dataDirectory, databaseUrl }: Office): Promise<void> {
  const statement = 'update account_sessions set confirmed_at = 0';
  if (databaseUrl) {
    await ask(databaseUrl, statement);
    return;
  }
  const database = new DatabaseSync(join(dataDirectory, 'sobremesa.sqlite'), { timeout: 5_000 });
  database.exec(statement);
  database.close();
}
