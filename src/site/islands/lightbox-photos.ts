import type { PictureSource } from './picture-source.ts';

export interface Photo extends PictureSource {
  readonly alt: string;
  readonly caption?: string | undefined;
  /** The small picture, which is there already: shown until the large one is. */
  readonly preview?: string | undefined;
  /** The link that stands for it in the page. */
  readonly element: Element;
}

/** The page's photos in their order: links to the large pictures, around small ones. */
export function readPhotos(page: ParentNode): Photo[] {
  return [...page.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')].map((element) => {
    const { caption, width, height } = element.dataset;
    const small = element.querySelector('img');
    return {
      element,
      src: element.href,
      width: Number(width ?? small?.getAttribute('width') ?? 0),
      height: Number(height ?? small?.getAttribute('height') ?? 0),
      alt: small?.alt ?? '',
      caption,
      preview: small?.currentSrc,
    };
  });
}
