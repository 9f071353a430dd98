import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { Section } from '../Section.server.tsx';

/** Paragraphs under a heading of their own. */
export const textBlock = defineBlock({
  kind: 'text',
  load: () => null,
  View({ block }) {
    const { text } = usePage();
    const [title, words] = [text(block.title), text(block.text)];
    if (!words) return null;
    return (
      <Section {...(title && { title })}>
        <div className="stack">
          {words.split(/\n{2,}/).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
    );
  },
});
