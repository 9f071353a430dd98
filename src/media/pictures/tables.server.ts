import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { foldText } from '../../i18n/index.server.ts';

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
  /** What it shows, where a document does not say; null or not empty. */
  alt_es: string | null;
  alt_en: string | null;
  /** What crops keep in view where a document does not say, as shares of width and height; both or none. */
  focal_x: number | null;
  focal_y: number | null;
  /** File name and alternative texts, as `foldText` writes them. */
  search_text: string;
  /** When its texts or its focal point changed last, milliseconds since 1970. */
  changed_at: number | null;
  /** When it was deleted; its file goes some time later. */
  deleted_at: number | null;
}

/** A variant that one of several processes is making, so that no other makes it as well. */
export interface PictureClaimRow {
  /** The variant's key. */
  key: string;
  /** When its maker is taken for dead, milliseconds since 1970. */
  until: number;
}

export interface MediaTables {
  pictures: PictureRow;
  picture_claims: PictureClaimRow;
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
  '0021-media-picture-details': {
    async up(db: Kysely<MediaTables>) {
      const add = (
        name: keyof PictureRow,
        type: 'text' | 'double precision' | 'bigint',
      ): Promise<void> => db.schema.alterTable('pictures').addColumn(name, type).execute();
      await add('alt_es', 'text');
      await add('alt_en', 'text');
      await add('focal_x', 'double precision');
      await add('focal_y', 'double precision');
      await add('changed_at', 'bigint');
      await add('deleted_at', 'bigint');
      await db.schema
        .alterTable('pictures')
        .addColumn('search_text', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      for (const { id, file_name } of await db
        .selectFrom('pictures')
        .select(['id', 'file_name'])
        .execute()) {
        await db
          .updateTable('pictures')
          .set({ search_text: foldText(file_name) })
          .where('id', '=', id)
          .execute();
      }
    },
  },
  '0022-media-picture-claims': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('picture_claims')
        .addColumn('key', 'varchar(40)', (column) => column.primaryKey())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};
