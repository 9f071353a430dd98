import { dishPricesFor } from '../../dish-prices.server.ts';
import { serviceEstimate } from '../../service-estimate.server.ts';
import { usePage } from '../../page-context.server.ts';
import { defineBlock, requestHref } from '../block.server.ts';
import { Estimator } from '../Estimator.server.tsx';

/** What a service would cost a group; on its own page, whose address has what is asked. */
export const estimateBlock = defineBlock({
  kind: 'estimate',
  async load({ content, service, query }) {
    return service && { service, query, dishPrices: await dishPricesFor(content, service) };
  },
  View({ block, data, others }) {
    const page = usePage();
    const estimate = data && serviceEstimate(data.service, page, data.query, data.dishPrices);
    return (
      estimate && (
        <Estimator
          estimate={estimate}
          title={page.text(block.title)}
          request={requestHref(others, page)}
        />
      )
    );
  },
});
