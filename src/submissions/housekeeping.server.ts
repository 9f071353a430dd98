import type { Kysely } from 'kysely';
import type { Log } from '../log/index.server.ts';
import { KINDS, type SubmissionKind } from './constants.ts';
import { KEY_LIFE } from './intake/replays.server.ts';
import { releaseHeld } from './outbox/release.server.ts';
import { eraseDue } from './secrets/allergies.server.ts';
import type { SubmissionTables } from './tables.server.ts';

/**
 * How long submissions are kept, years; the privacy page says the same. A request may have become a
 * booking, whose papers tax and commercial law wants kept for six years (Código de Comercio, art. 30).
 */
export const KEPT_YEARS: Readonly<Record<SubmissionKind, number>> = {
  request: 6,
  contact: 1,
  feedback: 1,
};

/** How often what has expired is removed, milliseconds. */
const PERIOD = 60 * 60_000;

export interface Housekeeping {
  stop(): Promise<void>;
}

/**
 * Removes what has expired, at once and every hour: old submissions with all that hangs on them, due
 * allergies, old keys, proofs and counts.
 */
export function startHousekeeping(options: {
  readonly db: Kysely<SubmissionTables>;
  readonly log: Log;
  readonly now?: () => number;
}): Housekeeping {
  const { db, log, now = Date.now } = options;
  const tidy = () =>
    removeExpired(db, now()).catch((error: unknown) =>
      log.error('What has expired could not be removed', { error }),
    );
  let running = tidy();
  const timer = setInterval(() => (running = tidy()), PERIOD);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** One round of it; `now` is milliseconds since 1970. */
export async function removeExpired(db: Kysely<SubmissionTables>, now: number): Promise<void> {
  await eraseDue(db, new Date(now));
  for (const kind of KINDS) {
    await db
      .deleteFrom('submissions')
      .where('kind', '=', kind)
      .where('created_at', '<=', yearsBefore(now, KEPT_YEARS[kind]))
      .execute();
  }
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - KEY_LIFE)
    .execute();
  await db.deleteFrom('captcha_nonces').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
  await releaseHeld(db, now);
}

/** The same day some years before; both in milliseconds since 1970. */
function yearsBefore(now: number, years: number): number {
  const date = new Date(now);
  return date.setUTCFullYear(date.getUTCFullYear() - years);
}
