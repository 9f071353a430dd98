import { definePage } from '../page.server.ts';
import {
  loadService,
  serviceHead,
  ServicePage,
  type ServiceOfPage,
} from '../blocks/ServicePage.server.tsx';
import { estimateParameters } from '../estimate/choices.server.ts';
import type { EstimateQuery } from '../estimate/service-estimate.server.ts';

interface CateringData {
  service: ServiceOfPage;
  query: EstimateQuery;
}

/** Private event catering: full service, groups, tasting menus. */
export const cateringPage = definePage<CateringData>({
  path: '/catering',
  needs: 'catering',
  parameters: estimateParameters('catering'),
  isListed: true,
  async load({ content, query }) {
    const service = await loadService(content, 'catering');
    return service && { service, query };
  },
  head: (page, { service }) => serviceHead(page, service),
  View: ({ data: { service, query } }) => <ServicePage service={service} query={query} />,
});
