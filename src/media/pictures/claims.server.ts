import type { Kysely } from 'kysely';
import type { MediaTables } from './tables.server.ts';

/** A claim of this age was left by a process that has died, milliseconds: longer than any job takes. */
const LIFETIME = 90_000;

export type PictureClaims = ReturnType<typeof createPictureClaims>;

/** Says which of several processes makes a variant ahead of time. */
export function createPictureClaims(db: Kysely<MediaTables>, now: () => number = Date.now) {
  return {
    /** False while another process is making it. */
    async take(key: string): Promise<boolean> {
      const at = now();
      await db.deleteFrom('picture_claims').where('until', '<', at).execute();
      const { numInsertedOrUpdatedRows: taken } = await db
        .insertInto('picture_claims')
        .values({ key, until: at + LIFETIME })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .executeTakeFirstOrThrow();
      return (taken ?? 0n) > 0n;
    },
    async release(key: string): Promise<void> {
      await db.deleteFrom('picture_claims').where('key', '=', key).execute();
    },
  };
}
