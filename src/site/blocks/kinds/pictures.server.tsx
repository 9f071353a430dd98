import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { ImageStrip } from '../ImageStrip.server.tsx';
import { Section } from '../Section.server.tsx';
import type { Picture } from '../../../content/index.ts';
import { Island } from '../../Island.server.tsx';
import { pictureProps } from '../Picture.server.tsx';

/** Pictures, side by side or one after another. */
export const picturesBlock = defineBlock({
  kind: 'pictures',
  load: () => null,
  View({ block: { title: own, layout, pictures } }) {
    const { t, text } = usePage();
    if (pictures.length === 0) return null;
    const title = text(own) || t('services:strip');
    return (
      <Section title={title}>
        {layout === 'all' ? (
          <ImageStrip pictures={pictures} />
        ) : (
          <PictureCarousel label={title} pictures={pictures} />
        )}
      </Section>
    );
  },
});

/** The carousel shows one slide up to a window of 800 px, two from there, three from 1200. */
const SIZES = '(width >= 1200px) 24rem, (width >= 800px) 48vw, 92vw';

/** A carousel of pictures; without JavaScript a strip that scrolls. */
function PictureCarousel({ label, pictures }: { label: string; pictures: readonly Picture[] }) {
  const page = usePage();
  page.useSheets('carousel');
  const sources = pictures
    .map((picture) => pictureProps({ picture, ratio: '4:3', sizes: SIZES }, page))
    .filter((source) => source !== null);
  return <Island name="Carousel" hydrateOn="visible" props={{ label, pictures: sources }} />;
}
