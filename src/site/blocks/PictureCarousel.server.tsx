import type { Picture } from '../../content/index.ts';
import { Island } from '../Island.server.tsx';
import { usePage } from '../page-context.server.ts';
import { pictureProps } from './Picture.server.tsx';

/** The carousel shows one slide up to a window of 800 px, two from there, three from 1200. */
const SIZES = '(width >= 1200px) 24rem, (width >= 800px) 48vw, 92vw';

/** A carousel of pictures; without JavaScript a strip that scrolls. */
export function PictureCarousel({
  label,
  pictures,
}: {
  label: string;
  pictures: readonly Picture[];
}) {
  const page = usePage();
  page.useSheets('carousel');
  const sources = pictures
    .map((picture) => pictureProps({ picture, ratio: '4:3', sizes: SIZES }, page))
    .filter((source) => source !== null);
  return <Island name="Carousel" hydrateOn="visible" props={{ label, pictures: sources }} />;
}
