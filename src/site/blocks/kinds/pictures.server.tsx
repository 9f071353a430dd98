import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { ImageStrip } from '../ImageStrip.server.tsx';
import { PictureCarousel } from '../PictureCarousel.server.tsx';
import { Section } from '../Section.server.tsx';
import { SectionHeading } from '../SectionHeading.server.tsx';

/** Pictures, side by side or one after another. */
export const picturesBlock = defineBlock({
  kind: 'pictures',
  load: () => null,
  View({ block: { title: own, layout, pictures } }) {
    const { t, text } = usePage();
    if (pictures.length === 0) return null;
    const title = text(own) || t('services:strip');
    return (
      <Section>
        <SectionHeading title={title} />
        {layout === 'all' ? (
          <ImageStrip pictures={pictures} />
        ) : (
          <PictureCarousel label={title} pictures={pictures} />
        )}
      </Section>
    );
  },
});
