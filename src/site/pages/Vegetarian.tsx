import { definePage } from '../page.ts';
import type { Service } from '../../content/index.ts';
import { loadService, serviceHead, ServicePage } from '../components/ServicePage.tsx';

/** The vegetarian buffet: chef, assistant, transport, groups and notice. */
export const vegetarianPage = definePage<Service>({
  path: '/vegetarian',
  isListed: true,
  load: ({ content }) => loadService(content, 'vegetarian'),
  head: serviceHead,
  View: ({ data }) => <ServicePage service={data} />,
});
