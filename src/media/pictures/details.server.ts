import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Language } from '../../i18n/index.ts';
import { foldText } from '../../i18n/index.server.ts';
import { fromRow, type StoredPicture } from './catalogue.server.ts';
import type { MediaTables, PictureRow } from './tables.server.ts';

/** A point of a picture, as shares of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

export type AltTexts = Readonly<Partial<Record<Language, string>>>;

/** What an owner says of a picture, wherever documents do not say otherwise. */
export interface PictureDetails {
  /** What it shows, by language; empty or none where nobody has said. */
  readonly alt: AltTexts;
  /** What crops keep in view; null: the middle. */
  readonly focalPoint: FocalPoint | null;
}

/** A stored picture with what is said of it. */
export interface DescribedPicture extends StoredPicture, PictureDetails {
  /** Changes with its details. */
  readonly revision: string;
  /** Milliseconds since 1970; null unless it was deleted. */
  readonly deletedAt: number | null;
}

/** The picture of a row, with its details. */
export function describedPicture(row: PictureRow): DescribedPicture {
  const { alt_es, alt_en, alt_more, focal_x: x, focal_y: y, changed_at, deleted_at } = row;
  return {
    ...fromRow(row),
    alt: {
      ...{ es: alt_es ?? '', en: alt_en ?? '' },
      ...(alt_more !== null && (JSON.parse(alt_more) as AltTexts)),
    },
    focalPoint: x === null || y === null ? null : { x, y },
    revision: String(changed_at ?? 0),
    deletedAt: deleted_at,
  };
}

/** Does a row say what its picture shows, in a language? */
export function isDescribedIn(language: Language): RawBuilder<boolean> {
  if (language === 'es') return sql`alt_es is not null`;
  if (language === 'en') return sql`alt_en is not null`;
  // Within a text its quotes are written otherwise.
  return sql`coalesce(alt_more, '') like ${`%"${language}":"%`}`;
}

/** A picture with its details by its id, even a deleted one; null when there is none. */
export async function readPicture(
  db: Kysely<MediaTables>,
  id: string,
): Promise<DescribedPicture | null> {
  const row = await db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? describedPicture(row) : null;
}

/**
 * Says what a picture shows and where its focal point is; in languages that are not among the texts it
 * says what it said. Does nothing and answers false when it has
 * another revision by now.
 */
export async function describePictureAs(
  db: Kysely<MediaTables>,
  picture: DescribedPicture,
  { alt, focalPoint }: PictureDetails,
  now: number,
): Promise<boolean> {
  const written = Object.entries({ ...picture.alt, ...alt })
    .map(([language, text]) => [language, text.trim()] as const)
    .filter(([, text]) => text !== '');
  const { es = null, en = null, ...more } = Object.fromEntries(written) as AltTexts;
  const before = Number(picture.revision);
  const { numUpdatedRows } = await db
    .updateTable('pictures')
    .set({
      ...{ alt_es: es, alt_en: en },
      alt_more: Object.keys(more).length > 0 ? JSON.stringify(more) : null,
      focal_x: focalPoint?.x ?? null,
      focal_y: focalPoint?.y ?? null,
      search_text: foldText([picture.fileName, ...written.map(([, text]) => text)].join(' ')),
      // Two changes within a millisecond are two revisions.
      changed_at: Math.max(now, before + 1),
    })
    .where('id', '=', picture.id)
    .where((where) =>
      before === 0
        ? where.or([where('changed_at', 'is', null), where('changed_at', '=', 0)])
        : where('changed_at', '=', before),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a picture as deleted at an instant (milliseconds since 1970), or as not deleted (null). */
export async function markDeleted(
  db: Kysely<MediaTables>,
  id: string,
  at: number | null,
): Promise<void> {
  await db.updateTable('pictures').set({ deleted_at: at }).where('id', '=', id).execute();
}
