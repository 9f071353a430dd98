import { definePage } from '../page.ts';
import type { Service } from '../../../content/index.ts';
import { loadService, serviceHead, ServicePage } from '../components/ServicePage.tsx';

/** Private event catering: full service, groups, tasting menus. */
export const cateringPage = definePage<Service>({
  path: '/catering',
  isListed: true,
  load: ({ content }) => loadService(content, 'catering'),
  head: serviceHead,
  View: ({ data }) => <ServicePage service={data} />,
});
