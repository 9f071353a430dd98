import { definePage } from '../page.ts';
import {
  loadService,
  serviceHead,
  ServicePage,
  type ServiceOfPage,
} from '../components/ServicePage.tsx';

/** Private event catering: full service, groups, tasting menus. */
export const cateringPage = definePage<ServiceOfPage>({
  path: '/catering',
  isListed: true,
  load: ({ content }) => loadService(content, 'catering'),
  head: serviceHead,
  View: ({ data }) => <ServicePage service={data} />,
});
