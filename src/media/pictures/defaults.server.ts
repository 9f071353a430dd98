import type { Kysely } from 'kysely';
import { describedPicture, type PictureDetails } from './details.server.ts';
import type { MediaTables } from './tables.server.ts';

export type PictureDefaults = ReturnType<typeof createPictureDefaults>;

/** What is said of pictures, for documents that do not say it themselves. */
export function createPictureDefaults(db: Kysely<MediaTables>) {
  let known: Promise<ReadonlyMap<string, PictureDetails>> | null = null;
  const read = async () => {
    const rows = await db
      .selectFrom('pictures')
      .selectAll()
      .where('changed_at', 'is not', null)
      .execute();
    return new Map(rows.map(describedPicture).map((picture) => [picture.ref, picture]));
  };
  return {
    /** By reference; only the pictures of which something is said. */
    read(): Promise<ReadonlyMap<string, PictureDetails>> {
      if (known) return known;
      const reading = read();
      known = reading;
      reading.catch(() => {
        if (known === reading) known = null;
      });
      return reading;
    },
    /** Reads them anew the next time: something has changed. */
    forget() {
      known = null;
    },
  };
}
