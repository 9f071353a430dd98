import type { Api } from '../../api.types.ts';
import type { Answer } from '../../app/api.ts';

type PicturesApi = Api<'pictures'>;

/** A picture of the library, as the server lists it. */
export type LibraryPicture = Answer<PicturesApi, 'GET /pictures'>['data'][number];

/** A picture with where it is: of its documents the first hundred, `uses` counts all. */
export type PictureInFull = Answer<PicturesApi, 'GET /pictures/:id'>;

/** A document in which a picture is. */
export type PictureUse = PictureInFull['usedBy'][number];

/** A point of a picture, as shares of its width and height. */
export type FocalPoint = NonNullable<LibraryPicture['focalPoint']>;

/** What it shows, in the language of who reads it or else the site's first. */
export function altIn(alt: LibraryPicture['alt'], language: string): string {
  return alt[language] || (Object.values(alt)[0] ?? '');
}

/** Does it say what it shows, whatever its documents say, in every language that is offered? */
export function hasAlt({ alt }: Pick<LibraryPicture, 'alt'>): boolean {
  return Object.values(alt).every((text) => text.trim() !== '');
}
