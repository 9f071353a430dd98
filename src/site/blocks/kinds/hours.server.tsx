import { usePage } from '../../page-context.server.ts';
import { foodEstablishment } from '../../seo/business.server.ts';
import { defineBlock } from '../block.server.ts';
import { Hours } from '../Hours.server.tsx';
import { Section } from '../Section.server.tsx';

/** Coming days with other hours that a page shows. */
const EXCEPTIONS_SHOWN = 5;

/** The opening hours of a service's place, or of all places. */
export const hoursBlock = defineBlock({
  kind: 'hours',
  load: ({ service }) => service?.place,
  head: (page) => ({ structuredData: foodEstablishment(page, EXCEPTIONS_SHOWN) }),
  View({ block, data: place }) {
    const { t, text, hours } = usePage();
    if (!hours?.places.some(({ key }) => !place || key === place)) return null;
    return (
      <Section title={text(block.title) || t('common:footer.hours')}>
        <Hours place={place} exceptions={EXCEPTIONS_SHOWN} />
      </Section>
    );
  },
});
