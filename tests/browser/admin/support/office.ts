import type { BrowserContextOptions } from '@playwright/test';
import { createPostgresDatabase } from '../../../../src/database/testing/postgres-database.ts';
import { cookieHeader, OWNER, setUpOwner, setUpToken } from '../../../support/owner.ts';
import type { BuiltServer } from '../../../support/server.ts';
import { startSite } from '../../support/site-server.ts';

export { OWNER, setUpToken };

/** Offices are on databases of their own on the PostgreSQL server that this names, if it is set. */
const POSTGRES =
  process.env['BROWSER_DATABASE'] === 'postgres' ? process.env['TEST_DATABASE_URL'] : undefined;

export interface Office extends BuiltServer {
  /** Its database, where that is no file of its folder. */
  readonly databaseUrl: string | undefined;
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
  const database = POSTGRES ? await createPostgresDatabase(POSTGRES, 'office') : undefined;
  const site = await startSite({
    ...(database && { DATABASE_URL: database.url }),
    ...environment,
  });
  const cookies = (await setUpOwner(site, language)).map((one) => ({
    ...{ ...one, domain: '127.0.0.1', path: '/', expires: -1 },
    ...{ httpOnly: true, secure: false, sameSite: 'Strict' as const },
  }));
  const cookie = cookieHeader(cookies);
  return {
    ...site,
    databaseUrl: database?.url,
    async stop() {
      await site.stop();
      await database?.drop();
    },
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
