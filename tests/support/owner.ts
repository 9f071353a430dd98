import { setTimeout as wait } from 'node:timers/promises';
import type { BuiltServer } from './server.ts';

/** Who owns the back office of a site under test. */
export const OWNER = {
  name: 'Marta',
  email: 'marta@example.com',
  password: 'el horno está encendido',
} as const;

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

/** Makes `OWNER` the owner of a site, in whose language the office speaks; answers their cookies. */
export async function setUpOwner(site: BuiltServer, language: 'es' | 'en' = 'es') {
  const token = await setUpToken(site);
  return cookiesOf(await enter(site, 'set-up', { token, ...OWNER, language }));
}

/** The cookies of a new session of `OWNER`; null where they do not own the site. */
export async function signInOwner(site: BuiltServer) {
  const { email, password } = OWNER;
  const answer = await enter(site, 'sign-in', { email, password });
  return answer.status === 401 ? null : cookiesOf(answer);
}

const enter = (site: BuiltServer, way: 'set-up' | 'sign-in', body: unknown) =>
  fetch(`${site.url}/api/admin/auth/${way}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });

async function cookiesOf(answer: Response) {
  const text = await answer.text();
  if (!answer.ok) throw new Error(`Nobody is let into the office: ${answer.status} ${text}`);
  return cookiesIn(answer.headers.getSetCookie());
}

/** The cookies that an answer sets. */
export function cookiesIn(lines: readonly string[]): { name: string; value: string }[] {
  return lines.map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value };
  });
}

/** The header that cookies are sent in. */
export function cookieHeader(cookies: readonly { name: string; value: string }[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
