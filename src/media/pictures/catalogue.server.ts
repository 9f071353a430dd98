import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { pictureReference, type PictureFormat, type PictureName } from '../picture-reference.ts';
import type { MediaTables, PictureRow } from './tables.server.ts';

/** A picture whose original is stored. */
export interface StoredPicture extends PictureName {
  /** The reference under which documents name it. */
  readonly ref: string;
  /** Size of the original. */
  readonly bytes: number;
  /** The name that the file had where it came from. */
  readonly fileName: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Knows every stored picture: in the database, and those met before in memory. */
export interface PictureCatalogue {
  /** The stored picture of exactly this name, or null. */
  find(name: PictureName): Promise<StoredPicture | null>;
  /** Resolves when all are durable; one that is there already is left as it is. */
  add(pictures: readonly StoredPicture[]): Promise<void>;
  /** Newest first. */
  list(page: { offset: number; limit: number }): Promise<StoredPicture[]>;
}

/** Pictures kept in memory. */
const MOST_KNOWN = 5_000;

/** Names looked up in one statement, one statement at a time: names that nothing has cost little. */
const NAMES_AT_ONCE = 20;

/** Rows in one statement: SQLite takes 32,766 values, PostgreSQL 65,535. */
const ROWS_AT_ONCE = 500;

export function createPictureCatalogue(db: Kysely<MediaTables>): PictureCatalogue {
  const known = new LRUCache<string, StoredPicture>({ max: MOST_KNOWN });
  const sought = new Map<string, PromiseWithResolvers<StoredPicture | null>>();
  let isSeeking = false;
  /** Looks up all that is sought, together. */
  const seek = async () => {
    if (isSeeking) return;
    isSeeking = true;
    while (sought.size > 0) {
      const batch = new Map([...sought].slice(0, NAMES_AT_ONCE));
      for (const id of batch.keys()) sought.delete(id);
      try {
        const ids = [...batch.keys()];
        const rows = await db.selectFrom('pictures').selectAll().where('id', 'in', ids).execute();
        for (const picture of rows.map(fromRow)) {
          known.set(picture.id, picture);
          batch.get(picture.id)?.resolve(picture);
        }
        for (const { resolve } of batch.values()) resolve(null);
      } catch (error) {
        for (const { reject } of batch.values()) reject(error);
      }
    }
    isSeeking = false;
  };
  const lookUp = (id: string): Promise<StoredPicture | null> => {
    const asked = sought.get(id) ?? Promise.withResolvers<StoredPicture | null>();
    sought.set(id, asked);
    void seek();
    return asked.promise;
  };

  return {
    async find({ id, width, height, format }) {
      const picture = known.get(id) ?? (await lookUp(id));
      if (!picture) return null;
      const isSame =
        picture.width === width && picture.height === height && picture.format === format;
      return isSame ? picture : null;
    },
    async add(pictures) {
      if (pictures.length === 0) return;
      await db.transaction().execute(async (transaction) => {
        for (let start = 0; start < pictures.length; start += ROWS_AT_ONCE) {
          await transaction
            .insertInto('pictures')
            .values(pictures.slice(start, start + ROWS_AT_ONCE).map(toRow))
            .onConflict((conflict) => conflict.column('id').doNothing())
            .execute();
        }
      });
    },
    async list({ offset, limit }) {
      const rows = await db
        .selectFrom('pictures')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(fromRow);
    },
  };
}

function fromRow(row: PictureRow): StoredPicture {
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
  return { id, width, height, format, bytes, file_name: fileName, created_at: createdAt };
}
