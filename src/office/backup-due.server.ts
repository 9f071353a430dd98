import { lastVerifiedBackup } from '../backup/index.server.ts';
import type { OfficeDb } from './services.server.ts';

const DAY = 24 * 60 * 60_000;

/** A backup is due so long after the last one, or after the office was set up. */
const DUE_AFTER = 30 * DAY;

/** Since when a backup has been due, and when the last one was made; null while none is due. */
export async function backupIsDue(
  db: OfficeDb,
  now: number,
): Promise<{ readonly lastAt: number | null } | null> {
  const last = await lastVerifiedBackup(db);
  if (last)
    return now - last.madeAt.getTime() >= DUE_AFTER ? { lastAt: last.madeAt.getTime() } : null;
  const first = await db
    .selectFrom('accounts')
    .select(({ fn }) => fn.min<string>('created_at').as('at'))
    .executeTakeFirst();
  const begun = Date.parse(first?.at ?? '');
  return now - begun >= DUE_AFTER ? { lastAt: null } : null;
}
