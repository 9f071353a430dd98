import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { AdminTables } from '../tables.ts';
import type { AccountLinksTable, LinkPurpose } from './tables.ts';

const HOUR = 3_600_000;

/** How long a link works, by what it is for. */
export const LINK_LIFE: Readonly<Record<LinkPurpose, number>> = {
  setUp: 24 * HOUR,
  recovery: 24 * HOUR,
  invitation: 7 * 24 * HOUR,
};

/** The screen that each link opens. */
const SCREENS: Readonly<Record<LinkPurpose, string>> = {
  setUp: 'set-up',
  recovery: 'recovery',
  invitation: 'invitation',
};

const TOKEN_BYTES = 32;

/** What a token may look like: looked at before it is hashed. */
export const TOKEN_PATTERN = /^[\w-]{43}$/;

type Link = Pick<AccountLinksTable, 'purpose'> &
  Partial<Pick<AccountLinksTable, 'account_id' | 'email' | 'role' | 'created_by'>>;

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Makes a link that works once. The token is in the fragment, which browsers send to nobody: it is in
 * no log of a proxy.
 */
export async function makeLink(
  db: Kysely<AdminTables>,
  link: Link,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: number },
): Promise<{ readonly url: string; readonly token: string; readonly expiresAt: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const expiresAt = now + LINK_LIFE[link.purpose];
  await db.deleteFrom('account_links').where('expires_at', '<=', now).execute();
  await db
    .insertInto('account_links')
    .values({
      account_id: null,
      email: null,
      role: null,
      created_by: null,
      ...link,
      hash: hashOfToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { url: `${siteUrl}/admin/${SCREENS[link.purpose]}#${token}`, token, expiresAt };
}

/** The link of a token if it still works. */
export async function findLink(
  db: Kysely<AdminTables>,
  purpose: LinkPurpose,
  token: string,
  now: number,
): Promise<AccountLinksTable | undefined> {
  if (!TOKEN_PATTERN.test(token)) return undefined;
  return db
    .selectFrom('account_links')
    .selectAll()
    .where('hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses a link up: of several who try at once, one gets it. */
export async function useLink(
  transaction: Kysely<AdminTables>,
  purpose: LinkPurpose,
  token: string,
  now: number,
): Promise<AccountLinksTable | undefined> {
  if (!TOKEN_PATTERN.test(token)) return undefined;
  const link = await transaction
    .deleteFrom('account_links')
    .where('hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .returningAll()
    .executeTakeFirst();
  return link && link.expires_at > now ? link : undefined;
}
