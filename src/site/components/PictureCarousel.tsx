import type { Picture } from '../../content/index.ts';
import { Island } from '../Island.tsx';
import { usePage } from '../page-context.ts';
import { pictureProps } from './Picture.tsx';

/** One slide from 640 px of the window, two from 800, three from 1200 (specification, section 2). */
const SIZES = '(width >= 1200px) 24rem, (width >= 800px) 48vw, 92vw';

/** Pictures that go round; a strip to be scrolled where no script runs. */
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
