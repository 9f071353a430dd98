import { dishPricesFor } from '../../dish-prices.server.ts';
import { serviceEstimate } from '../../service-estimate.server.ts';
import { usePage } from '../../page-context.server.ts';
import { defineBlock, serviceOf } from '../block.server.ts';
import { estimateText } from '../EstimateResult.server.tsx';
import { RequestFormSection } from '../RequestFormSection.server.tsx';

/** The request form, for a service and with what its estimator showed, or for any. */
export const formBlock = defineBlock({
  kind: 'form',
  async load(source, block) {
    const service = await serviceOf(source, block);
    if (!service) return null;
    const { content, query } = source;
    return { service, query, dishPrices: await dishPricesFor(content, service) };
  },
  View({ data }) {
    const page = usePage();
    if (!data) return <RequestFormSection />;
    const { service, query, dishPrices } = data;
    const estimate = serviceEstimate(service, page, query, dishPrices);
    return (
      <RequestFormSection
        about={page.text(service.title)}
        service={service.key}
        {...(estimate?.result && {
          people: estimate.result.asked.people,
          estimate: estimateText(estimate.result, service, page),
        })}
      />
    );
  },
});
