import { blockOf, type Service } from '../../../content/index.ts';
import { defineBlock } from '../block.server.ts';
import { ImageStrip } from '../ImageStrip.server.tsx';
import { Section } from '../Section.server.tsx';

/** How many pictures it shows. */
const PICTURES = 4;

/** One picture of each of the first services that have some. */
export const stripBlock = defineBlock({
  kind: 'strip',
  load: ({ content }) => content.services(),
  View({ data: services }) {
    const pictures = services.flatMap(firstPicture).slice(0, PICTURES);
    if (pictures.length === 0) return null;
    return (
      <Section>
        <ImageStrip pictures={pictures} />
      </Section>
    );
  },
});

const firstPicture = (service: Service) =>
  (blockOf(service, 'pictures')?.pictures ?? []).slice(0, 1);
