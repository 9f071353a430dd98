import { loadDishPrices } from '../../dish-prices.server.ts';
import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { Section } from '../Section.server.tsx';
import { SectionHeading } from '../SectionHeading.server.tsx';
import { Comparison } from '../Comparison.server.tsx';

/** The services side by side in a table. */
export const compareBlock = defineBlock({
  kind: 'compare',
  async load({ content }) {
    const [services, dishPrices] = await Promise.all([content.services(), loadDishPrices(content)]);
    return { services, dishPrices };
  },
  View({ block, data }) {
    const { t, text } = usePage();
    if (data.services.length === 0) return null;
    return (
      <Section>
        <SectionHeading title={text(block.title) || t('services:compare')} id="compare" />
        <Comparison {...data} />
      </Section>
    );
  },
});
