/** A point of a picture, as shares of its width and height. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** A picture of the library, as the server lists it. */
export interface LibraryPicture {
  readonly id: string;
  /** The reference by which documents refer to it. */
  readonly ref: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly fileName: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  /** What it shows, where a document does not say; empty where nobody has said. */
  readonly alt: { readonly es: string; readonly en: string };
  /** What every document that shows it says of it; null unless each says something. */
  readonly documentAlt: { readonly es: string; readonly en: string } | null;
  readonly focalPoint: FocalPoint | null;
  /** In how many documents it is. */
  readonly uses: number;
  readonly thumbnail: string;
  readonly preview: string;
  readonly revision: string;
}

/** A document in which a picture is. */
export interface PictureUse {
  readonly id: string;
  readonly type: string;
  readonly typeName: { readonly es: string; readonly en: string };
  /** Empty for a document that its type names. */
  readonly title: string;
  /** In English, where it is another one. */
  readonly titleEn: string | null;
}

/** A picture with where it is. */
export interface PictureInFull extends LibraryPicture {
  /** The first hundred; `uses` counts all. */
  readonly usedBy: readonly PictureUse[];
}

/** Does it say what it shows, whatever its documents say, in both languages? */
export function hasAlt({ alt }: Pick<LibraryPicture, 'alt'>): boolean {
  return alt.es.trim() !== '' && alt.en.trim() !== '';
}
