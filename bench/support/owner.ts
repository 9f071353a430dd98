import type { BuiltServer } from './server.ts';

/** Who owns the back office of a site under test. */
export const OWNER = {
  name: 'Marta',
  email: 'marta@example.com',
  password: 'el horno está encendido',
} as const;

/** The token in the link that a site prints while nobody owns it. */
export function setUpToken(site: BuiltServer): string {
  const token = /\/admin\/set-up#([\w-]{43})/.exec(site.output())?.[1];
  if (token === undefined) throw new Error(`There is no set-up link:\n${site.output()}`);
  return token;
}

/** Makes `OWNER` the owner of a site, in whose language the office speaks; answers their cookies. */
export async function setUpOwner(
  site: BuiltServer,
  language: 'es' | 'en' = 'es',
): Promise<{ name: string; value: string }[]> {
  const answer = await fetch(`${site.url}/api/admin/auth/set-up`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token: setUpToken(site), ...OWNER, language }),
  });
  if (!answer.ok) throw new Error(`No owner: ${answer.status} ${await answer.text()}`);
  return answer.headers.getSetCookie().map((line) => {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return { name, value };
  });
}

/** The header that cookies are sent in. */
export function cookieHeader(cookies: readonly { name: string; value: string }[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}
