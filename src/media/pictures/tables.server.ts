import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A stored picture. Its bytes are in the picture store, as `{id}-{width}x{height}.{format}`. */
export interface PictureRow {
  /** The first 20 hexadecimal digits of the bytes' SHA-1; for Sanity's pictures, Sanity's id. */
  id: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  format: string;
  /** Size of the original. */
  bytes: number;
  /** The file's original name. */
  file_name: string;
  /** ISO 8601, UTC. */
  created_at: string;
}

export interface MediaTables {
  pictures: PictureRow;
}

export const mediaMigrations: Readonly<Record<string, Migration>> = {
  '0020-media-pictures': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('pictures')
        .addColumn('id', 'varchar(64)', (column) => column.primaryKey())
        .addColumn('width', 'integer', (column) => column.notNull())
        .addColumn('height', 'integer', (column) => column.notNull())
        .addColumn('format', 'varchar(8)', (column) => column.notNull())
        .addColumn('bytes', 'integer', (column) => column.notNull())
        .addColumn('file_name', 'text', (column) => column.notNull())
        .addColumn('created_at', 'varchar(30)', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('pictures_by_created_at')
        .on('pictures')
        .column('created_at')
        .execute();
    },
  },
};
