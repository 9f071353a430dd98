import { blockOf } from '../../../content/index.ts';
import { shownWorkshops } from '../../shown-workshops.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import { PricesAndConditions } from '../PricesAndConditions.server.tsx';

/** What a service costs, and what must be known before it is booked. */
export const pricesBlock = defineBlock({
  kind: 'prices',
  async load(source, block) {
    const service = await serviceOf(source, block);
    if (!service) return null;
    const hasCourses = blockOf(service, 'courses') !== undefined;
    return { service, workshops: hasCourses ? await shownWorkshops(source.content, service) : [] };
  },
  View: ({ data }) => data && <PricesAndConditions {...data} />,
});
