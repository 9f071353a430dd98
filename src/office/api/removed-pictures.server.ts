import type { PictureUses } from '../../content/index.server.ts';
import { describedPicture } from '../../media/index.server.ts';
import type { AdminServices } from '../services.server.ts';

/** A deleted picture can be taken back this long, milliseconds: 30 days. */
export const DELETED_KEPT = 30 * 24 * 60 * 60 * 1000;

/** Pictures that are looked at in one go. */
const AT_ONCE = 50;

/**
 * Removes for good what was deleted long ago, unless a document, the trash or a version names it: it
 * may be wanted back with them.
 */
export async function removeOldPictures(
  { db, media, now }: Pick<AdminServices, 'db' | 'media' | 'now'>,
  uses: PictureUses,
): Promise<void> {
  const rows = await db
    .selectFrom('pictures')
    .selectAll()
    .where('deleted_at', '<', now() - DELETED_KEPT)
    .orderBy('deleted_at')
    .limit(AT_ONCE)
    .execute();
  for (const picture of rows.map(describedPicture)) {
    if (!(await uses.isKept(picture.ref))) await media.removePicture(picture);
  }
}
