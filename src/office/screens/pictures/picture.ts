import type { PicturesApi } from '../../api.types.ts';
import type { Answer } from '../../app/api.ts';

/** A picture of the library, as the server lists it. */
export type LibraryPicture = Answer<PicturesApi, 'GET /pictures'>['data'][number];

/** A picture with where it is: of its documents the first hundred, `uses` counts all. */
export type PictureInFull = Answer<PicturesApi, 'GET /pictures/:id'>;

/** A document in which a picture is. */
export type PictureUse = PictureInFull['usedBy'][number];

/** A point of a picture, as shares of its width and height. */
export type FocalPoint = NonNullable<LibraryPicture['focalPoint']>;

/** Does it say what it shows, whatever its documents say, in both languages? */
export function hasAlt({ alt }: Pick<LibraryPicture, 'alt'>): boolean {
  return alt.es.trim() !== '' && alt.en.trim() !== '';
}
