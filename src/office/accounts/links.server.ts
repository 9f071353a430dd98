import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ApiError } from '../api/api-error.server.ts';
import { queryOwners } from './owners.server.ts';
import type { OfficeTables } from '../tables.server.ts';
import type { AccountLinksTable, LinkPurpose } from './tables.server.ts';

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
const TOKEN_PATTERN = /^[\w-]{43}$/;

/** Who makes links besides owners: the server's own command, and its start. */
export const SERVER = 'server';
/** And whoever asks for one by email, who gets it only where that email is read. */
export const EMAILED = 'email';

/** How long a link works that is in an email, which others may come to read. */
const EMAILED_LIFE = HOUR;

type Link = Pick<AccountLinksTable, 'purpose' | 'created_by'> &
  Partial<Pick<AccountLinksTable, 'account_id' | 'email' | 'role'>>;

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Makes a link that works once. The token is in the fragment, which browsers send to nobody: it is in
 * no log of a proxy.
 */
export async function makeLink(
  db: Kysely<OfficeTables>,
  link: Link,
  { siteUrl, now }: { readonly siteUrl: string; readonly now: number },
): Promise<{ readonly url: string; readonly token: string; readonly expiresAt: number }> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const life = link.created_by === EMAILED ? EMAILED_LIFE : LINK_LIFE[link.purpose];
  const expiresAt = now + life;
  await db
    .insertInto('account_links')
    .values({
      account_id: null,
      email: null,
      role: null,
      ...link,
      hash: hashOfToken(token),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { url: `${siteUrl}/admin/${SCREENS[link.purpose]}#${token}`, token, expiresAt };
}

/** The links that still work: not expired, and made by who might make them now. */
export function workingLinks(db: Kysely<OfficeTables>, now: number) {
  return db
    .selectFrom('account_links')
    .where('account_links.expires_at', '>', now)
    .where((is) =>
      is.or([
        is('account_links.created_by', 'in', [SERVER, EMAILED]),
        is('account_links.created_by', 'in', queryOwners(db).select('id')),
      ]),
    );
}

export const linkGone = () => new ApiError(404, 'linkGone');

/** The link of a token; refuses one that does not work any more. */
export async function findLink(
  db: Kysely<OfficeTables>,
  purpose: LinkPurpose,
  token: string,
  now: number,
): Promise<AccountLinksTable> {
  if (!TOKEN_PATTERN.test(token)) throw linkGone();
  return workingLinks(db, now)
    .selectAll('account_links')
    .where('hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirstOrThrow(linkGone);
}

/** Uses a link up: of several who try at once, one gets it. */
export async function useLink(
  transaction: Kysely<OfficeTables>,
  purpose: LinkPurpose,
  token: string,
  now: number,
): Promise<AccountLinksTable> {
  const { hash } = await findLink(transaction, purpose, token, now);
  return transaction
    .deleteFrom('account_links')
    .where('hash', '=', hash)
    .returningAll()
    .executeTakeFirstOrThrow(linkGone);
}

/**
 * Ends the links that somebody made, and those that let them in again: whoever has lost their access, their
 * rights or their password has lost those as well.
 */
export async function endLinks(
  transaction: Kysely<OfficeTables>,
  accountId: string,
): Promise<void> {
  await transaction
    .deleteFrom('account_links')
    .where((is) => is.or([is('created_by', '=', accountId), is('account_id', '=', accountId)]))
    .execute();
}
