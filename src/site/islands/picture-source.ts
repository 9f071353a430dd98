/** A picture as an island is given it: finished addresses, its size in pixels, what it shows. */
export interface PictureSource {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  readonly alt?: string;
}
