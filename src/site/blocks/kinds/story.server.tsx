import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { Pencil } from '../Pencil.server.tsx';
import { RichText } from '../RichText.server.tsx';
import { Section } from '../Section.server.tsx';

/** What the business tells of itself. */
export const storyBlock = defineBlock({
  kind: 'story',
  load: ({ content }) => content.about(),
  View({ block, data: about }) {
    const { t, text, richText, useSheets } = usePage();
    useSheets('about');
    if (!about) return null;
    return (
      <Section layout="story">
        <h2>{text(block.title) || t('about:story')}</h2>
        <RichText value={richText(about.story)} />
        <Pencil of={about} field="story" />
      </Section>
    );
  },
});
