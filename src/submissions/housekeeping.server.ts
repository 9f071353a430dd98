import type { Kysely } from 'kysely';
import type { Log } from '../log/index.server.ts';
import { KEY_LIFE } from './intake/replays.server.ts';
import { eraseDue } from './secrets/allergies.server.ts';
import type { SubmissionTables } from './tables.server.ts';

/** How often what has expired is removed, milliseconds. */
const PERIOD = 60 * 60_000;

export interface Housekeeping {
  stop(): Promise<void>;
}

/** Removes what has expired, at once and every hour: due allergies, old keys, proofs and counts. */
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
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<=', now - KEY_LIFE)
    .execute();
  await db.deleteFrom('captcha_nonces').where('expires_at', '<=', now).execute();
  await db.deleteFrom('rate_limits').where('expires_at', '<=', now).execute();
}
