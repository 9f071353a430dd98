import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions } from '@playwright/test';
import type { BuiltServer } from '../../../../bench/support/server.ts';
import { startSite } from '../../support/site-server.ts';

/** Who owns the back office of a site under test. */
export const OWNER = {
  name: 'Marta',
  email: 'marta@example.com',
  password: 'el horno está encendido',
} as const;

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

/** How long the link is waited for, milliseconds: pages are answered before the office is ready. */
const PATIENCE = 10_000;

/** The token in the link that a site prints while nobody owns it. */
export async function setUpToken(site: BuiltServer): Promise<string> {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await wait(20)) {
    const token = /\/admin\/set-up#([\w-]{43})/.exec(site.output())?.[1];
    if (token !== undefined) return token;
  }
  throw new Error(`There is no set-up link:\n${site.output()}`);
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
  const answer = await fetch(`${site.url}/api/admin/auth/set-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: await setUpToken(site), ...OWNER, language }),
  });
  if (!answer.ok) throw new Error(`No owner: ${answer.status} ${await answer.text()}`);
  const cookies = answer.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return {
      ...{ name, value, domain: '127.0.0.1', path: '/', expires: -1 },
      ...{ httpOnly: true, secure: false, sameSite: 'Strict' as const },
    };
  });
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
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
