import { mainPlace, type PageCopy } from '../../content/index.ts';
import type { PictureSource } from '../islands/picture-source.ts';
import { copyText } from '../load-copy.server.ts';
import type { PageContext } from '../page-context.server.ts';
import { contactDetails } from './contact-details.server.ts';
import { pictureProps } from './Picture.server.tsx';

/** It takes a half of a wide page. */
const SIZES = '(width >= 56rem) 36rem, 100vw';
const WIDTHS = [480, 720, 1024] as const;

/** What a map is asked for to find the business: its name and its address. */
export function mapQuery(page: PageContext): string {
  const { address } = contactDetails(page);
  return address ? `${page.siteName}, ${address}` : page.siteName;
}

/** The map picture of the main place, which stands for Google's until that is asked for; none without one. */
export function mapPicture(page: PageContext, map: PageCopy | null): PictureSource | undefined {
  const { hours, text, siteName } = page;
  const picture = hours ? mainPlace(hours)?.mapPicture : undefined;
  if (!picture) return undefined;
  const alt = text(copyText(map, 'picture')) || text(picture.alt) || siteName;
  return pictureProps({ picture, sizes: SIZES, widths: WIDTHS, alt }, page) ?? undefined;
}
