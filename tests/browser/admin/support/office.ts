import type { BrowserContextOptions } from '@playwright/test';
import { cookieHeader, OWNER, setUpOwner, setUpToken } from '../../../support/owner.ts';
import type { BuiltServer } from '../../../support/server.ts';
import { startSite } from '../../support/site-server.ts';

export { OWNER, setUpToken };

export interface Office extends BuiltServer {
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
  const site = await startSite(environment);
  const cookies = (await setUpOwner(site, language)).map((one) => ({
    ...{ ...one, domain: '127.0.0.1', path: '/', expires: -1 },
    ...{ httpOnly: true, secure: false, sameSite: 'Strict' as const },
  }));
  const cookie = cookieHeader(cookies);
  return {
    ...site,
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
