import type { Kysely } from 'kysely';
import type { MediaTables } from './tables.server.ts';

/** Says which of several processes makes a variant ahead of time. */
export interface PictureClaims {
  /** False while another process is making it. */
  take(key: string): Promise<boolean>;
  release(key: string): Promise<void>;
}

/** A claim of this age was left by a process that has died, milliseconds: longer than any job takes. */
const LIFETIME = 90_000;

export function createPictureClaims(
  db: Kysely<MediaTables>,
  now: () => number = Date.now,
): PictureClaims {
  return {
    async take(key) {
      const at = now();
      await db.deleteFrom('picture_claims').where('until', '<', at).execute();
      const { numInsertedOrUpdatedRows: taken } = await db
        .insertInto('picture_claims')
        .values({ key, until: at + LIFETIME })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirstOrThrow();
      return (taken ?? 0n) > 0n;
    },
    async release(key) {
      await db.deleteFrom('picture_claims').where('key', '=', key).execute();
    },
  };
}
