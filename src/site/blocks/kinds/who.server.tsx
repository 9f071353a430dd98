import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { AboutBlurb } from '../AboutBlurb.server.tsx';

/** Who we are, in some paragraphs beside a picture of the story. */
export const whoBlock = defineBlock({
  kind: 'who',
  load: ({ content }) => content.about(),
  View({ block, data: about }) {
    const { text, list } = usePage();
    return (
      <AboutBlurb title={text(block.title)} paragraphs={list(block.paragraphs)} about={about} />
    );
  },
});
