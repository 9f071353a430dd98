import type { Kysely } from 'kysely';
import { SESSION_LIFE, SESSION_REST } from './constants.server.ts';
import type { OfficeTables } from '../tables.server.ts';

/** Removes what has ended, every hour: sessions, links, tries, codes, and what waits between two steps of signing in. */
export async function removeEnded(db: Kysely<OfficeTables>, now: number): Promise<void> {
  const before = (life: number) => new Date(now - life).toISOString();
  await db
    .deleteFrom('account_sessions')
    .where((is) =>
      is.or([
        is('last_seen_at', '<=', now - SESSION_REST),
        is('created_at', '<=', before(SESSION_LIFE)),
      ]),
    )
    .execute();
  for (const table of ['account_links', 'account_used_codes', 'rate_limits'] as const)
    await db.deleteFrom(table).where('expires_at', '<=', now).execute();
  await db.deleteFrom('account_verifications').where('expires_at', '<=', before(0)).execute();
}
