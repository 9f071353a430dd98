import type { Picture } from '../content/index.ts';
import { lookCode } from '../look/index.ts';
import { SHARED_PICTURE } from '../media/index.ts';
import { withoutLanguage } from './fallback-language.server.ts';
import type { PageHead } from './page.server.ts';
import type { PageContext } from './page-context.server.ts';

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

/**
 * What a page shows when it is shared, in its language: a picture with the page's title, at an absolute address, and
 * what both say; null when there is none to put its title beside.
 */
export function sharedPage(page: PageContext, head: PageHead) {
  const { settings, siteName, siteUrl, pictures, text } = page;
  // Drawn, and no part of the HTML from which the language's marks are taken.
  const whole = withoutLanguage(head.title);
  const look = lookCode(page.look.look) ?? undefined;
  const picture = head.picture ?? settings?.defaultSeo?.image;
  // The name has its own line in the picture.
  const title = whole.replace(` · ${siteName}`, '').replace(`${siteName} · `, '');
  const path = picture && pictures.sharedPage(picture, { title, name: siteName, look });
  return path ? { url: siteUrl + path, alt: `${title}. ${text(picture.alt)}` } : null;
}
