import type { Kysely } from 'kysely';
import { describedPicture, type PictureDetails } from './details.server.ts';
import type { MediaTables } from './tables.server.ts';

/** What is said of pictures, for documents that do not say it themselves. */
export interface PictureDefaults {
  /** By reference; only the pictures of which something is said. */
  read(): Promise<ReadonlyMap<string, PictureDetails>>;
  /** Reads them anew the next time: something has changed. */
  forget(): void;
}

export function createPictureDefaults(db: Kysely<MediaTables>): PictureDefaults {
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
    read() {
      if (known) return known;
      const reading = read();
      known = reading;
      reading.catch(() => {
        if (known === reading) known = null;
      });
      return reading;
    },
    forget() {
      known = null;
    },
  };
}
