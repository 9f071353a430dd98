import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A stored picture. Its bytes stand in the picture store under `{id}-{width}x{height}.{format}`. */
export interface PictureRow {
  /** First 20 hexadecimal digits of the SHA-1 of the bytes; of Sanity's pictures, Sanity's own. */
  id: string;
  /** Pixels, upright. */
  width: number;
  height: number;
  format: string;
  /** Size of the original. */
  bytes: number;
  /** The name that the file had where it came from. */
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
