import { loadDishPrices } from '../../dish-prices.server.ts';
import { usePage } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import { Section } from '../Section.server.tsx';
import { ServiceCards } from '../ServiceCards.server.tsx';

/** The services as cards, with a way to the page that compares them. */
export const servicesBlock = defineBlock({
  kind: 'services',
  async load({ content }) {
    const [services, dishPrices] = await Promise.all([content.services(), loadDishPrices(content)]);
    return { services, dishPrices };
  },
  View({ block, data }) {
    const { t, text, link } = usePage();
    if (data.services.length === 0) return null;
    return (
      <Section
        title={text(block.title) || t('home:services.title')}
        text={text(block.text)}
        link={{ href: link('/services'), label: t('home:services.all') }}
      >
        <ServiceCards {...data} />
      </Section>
    );
  },
});
