import { Clock } from '../database/index.server.ts';
import { readPicture } from '../media/index.server.ts';
import type { OfficeServices } from './services.server.ts';

/** A deleted picture can be taken back this long, milliseconds: 30 days. */
export const DELETED_KEPT = 30 * 24 * 60 * 60 * 1000;

/** The time from the start to the first run, and from one run to the next, milliseconds. */
const FIRST_RUN = 90_000;
const PAUSE = 24 * 60 * 60 * 1000;

type Services = Pick<OfficeServices, 'db' | 'media' | 'content' | 'now' | 'log'>;

/**
 * Removes for good what was deleted long ago, unless a document, the trash or a version names it: it
 * may be wanted back with them. One that cannot be removed keeps none of the others, and is tried again.
 */
export async function removeOldPictures({ db, media, content, now, log }: Services): Promise<void> {
  const { pictureUses } = content;
  if (!pictureUses) return;
  const before = now() - DELETED_KEPT;
  const due = await db
    .selectFrom('pictures')
    .select('id')
    .where('deleted_at', '<', before)
    .execute();
  for (const { id } of due) {
    // It may have been taken back while others were looked for.
    const picture = await readPicture(db, id);
    if (!picture || picture.deletedAt === null || picture.deletedAt >= before) continue;
    if (await pictureUses.isKept(picture.ref)) continue;
    await media
      .removePicture(picture)
      .catch((error: unknown) => log.error('A deleted picture cannot be removed', { id, error }));
  }
}

/** Removes them soon after the start and then daily; answers what ends it. */
export function removePicturesDaily(services: Services): () => void {
  const clock = new Clock({
    run: () => removeOldPictures(services),
    every: PAUSE,
    onError: (error) => services.log.error('Deleted pictures cannot be removed', { error }),
  });
  clock.startIn(FIRST_RUN);
  return () => void clock.stop();
}
