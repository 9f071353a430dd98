import type { Picture } from '../../content/index.ts';
import type { PageContext } from './page-context.ts';

/** Size of the picture that a shared page shows, pixels (the size that networks ask for). */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;

/** The absolute address of a picture as other sites show it, or null when it is no stored picture. */
export function sharedPictureUrl(
  { siteUrl, pictures }: Pick<PageContext, 'siteUrl' | 'pictures'>,
  picture: Picture | undefined,
): string | null {
  const path =
    picture &&
    pictures.url(picture, { width: SHARED_PICTURE.width, ratio: 'sharedPage', format: 'jpg' });
  return path ? siteUrl + path : null;
}
