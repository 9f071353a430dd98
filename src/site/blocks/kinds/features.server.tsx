import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { FeatureGrid } from '../FeatureGrid.server.tsx';
import { Section } from '../Section.server.tsx';

/** What is offered, in short points. */
export const featuresBlock = defineBlock({
  kind: 'features',
  load: ({ service, place }) => ({ service, isHome: place === 'home' }),
  View({ block, data: { service, isHome } }) {
    const { t, text } = usePage();
    const items = block.items.map(({ icon, title, text: subtitle }) => ({
      icon,
      title: text(title),
      subtitle: text(subtitle),
    }));
    if (items.length === 0) return null;
    const ofService = service?.bookedAs ? 'services:offerings' : 'services:find';
    const usual = t(isHome ? 'home:why' : ofService);
    return (
      <Section>
        <FeatureGrid title={text(block.title) || usual} items={items} />
      </Section>
    );
  },
});
