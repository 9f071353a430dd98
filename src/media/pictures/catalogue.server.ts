import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { inBatches } from '../../database/index.server.ts';
import { foldText } from '../../i18n/index.server.ts';
import { pictureReference, type PictureFormat, type PictureName } from '../picture-reference.ts';
import type { MediaTables, PictureRow } from './tables.server.ts';

/** A picture whose original is stored. */
export interface StoredPicture extends PictureName {
  /** The reference by which documents refer to it. */
  readonly ref: string;
  /** Size of the original. */
  readonly bytes: number;
  /** The file's original name. */
  readonly fileName: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Pictures cached in memory. */
const MAX_CACHED = 5_000;

/** Ids per lookup. Lookups run one at a time, so that a flood of made-up names costs little. */
const IDS_AT_ONCE = 20;

export type PictureCatalogue = ReturnType<typeof createPictureCatalogue>;

/**
 * The database's list of stored pictures, with a cache in memory. `add` writes in the place of this
 * thread, if that only reads.
 */
export function createPictureCatalogue(
  db: Kysely<MediaTables>,
  add?: (pictures: readonly StoredPicture[]) => Promise<void>,
) {
  const cached = new LRUCache<string, StoredPicture>({ max: MAX_CACHED });
  const pending = new Map<string, PromiseWithResolvers<StoredPicture | null>>();
  let isLookingUp = false;
  /** Looks up all pending ids, in batches. */
  const lookUpPending = async () => {
    if (isLookingUp) return;
    isLookingUp = true;
    while (pending.size > 0) {
      const batch = new Map([...pending].slice(0, IDS_AT_ONCE));
      for (const id of batch.keys()) pending.delete(id);
      try {
        const ids = [...batch.keys()];
        const rows = await db.selectFrom('pictures').selectAll().where('id', 'in', ids).execute();
        for (const picture of rows.map(fromRow)) {
          cached.set(picture.id, picture);
          batch.get(picture.id)?.resolve(picture);
        }
        for (const { resolve } of batch.values()) resolve(null);
      } catch (error) {
        for (const { reject } of batch.values()) reject(error);
      }
    }
    isLookingUp = false;
  };
  const lookUp = (id: string): Promise<StoredPicture | null> => {
    const lookup = pending.get(id) ?? Promise.withResolvers<StoredPicture | null>();
    pending.set(id, lookup);
    void lookUpPending();
    return lookup.promise;
  };

  return {
    /** The stored picture whose id, size and format are all these, or null. */
    async find({ id, width, height, format }: PictureName): Promise<StoredPicture | null> {
      const picture = cached.get(id) ?? (await lookUp(id));
      if (!picture) return null;
      const isSame =
        picture.width === width && picture.height === height && picture.format === format;
      return isSame ? picture : null;
    },
    /** Resolves when all are durable; pictures that are known already are left as they are. */
    async add(pictures: readonly StoredPicture[]): Promise<void> {
      if (pictures.length === 0) return;
      if (add) return add(pictures);
      await db.transaction().execute((transaction) =>
        inBatches(pictures, (batch) =>
          transaction
            .insertInto('pictures')
            .values(batch.map(toRow))
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute(),
        ),
      );
    },
    /** Forgets a picture for good. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('pictures').where('id', '=', id).execute();
      cached.delete(id);
    },
    /** Another thread has removed it. */
    forget: (id: string) => void cached.delete(id),
  };
}

/** The picture of a row. */
export function fromRow(row: PictureRow): StoredPicture {
  const name = { ...row, format: row.format as PictureFormat };
  return {
    id: row.id,
    width: row.width,
    height: row.height,
    format: name.format,
    ref: pictureReference(name),
    bytes: row.bytes,
    fileName: row.file_name,
    createdAt: row.created_at,
  };
}

function toRow(picture: StoredPicture): PictureRow {
  const { id, width, height, format, bytes, fileName, createdAt } = picture;
  return {
    ...{ id, width, height, format, bytes, file_name: fileName, created_at: createdAt },
    ...{ alt_es: null, alt_en: null, alt_more: null, focal_x: null, focal_y: null },
    ...{ search_text: foldText(fileName), changed_at: null, deleted_at: null },
  };
}
