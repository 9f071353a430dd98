import { respellMigration, sqlMigration } from '../../database/index.server.ts';
import { SPELT } from '../../i18n/index.ts';

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
  /** The same in other languages, as JSON by language; null for none. */
  alt_more: string | null;
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

const BASELINE = `
create table pictures (
  id varchar(64) primary key,
  width integer not null,
  height integer not null,
  format varchar(8) not null,
  bytes integer not null,
  file_name text not null,
  created_at varchar(30) not null,
  alt_es text,
  alt_en text,
  focal_x double precision,
  focal_y double precision,
  search_text text not null,
  changed_at bigint,
  deleted_at bigint
)

create index pictures_by_created_at on pictures (created_at)

create table picture_claims (
  key varchar(40) primary key,
  until bigint not null
)
`;

export const mediaMigrations = {
  '0001-media-baseline': sqlMigration(BASELINE),
  '0002-media-languages+': sqlMigration('alter table pictures add column alt_more text'),
  '0003-media-letters+': respellMigration('pictures', 'search_text', SPELT),
};
