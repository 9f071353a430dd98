import type { Testimonial } from '../../content/index.ts';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import {
  loadService,
  serviceHead,
  ServicePage,
  type ServiceOfPage,
} from '../blocks/ServicePage.server.tsx';
import { estimateParameters } from '../estimate/choices.server.ts';
import type { EstimateQuery } from '../estimate/service-estimate.server.ts';
import { VoicesSection } from '../blocks/VoicesSection.server.tsx';

interface ChefData {
  service: ServiceOfPage;
  testimonials: Testimonial[];
  query: EstimateQuery;
}

/** A private chef at home: prices by group, extra fees, what guests say. */
export const chefPage = definePage<ChefData>({
  path: '/chef',
  needs: 'chef',
  parameters: estimateParameters('chef'),
  isListed: true,
  async load({ content, query }) {
    const service = await loadService(content, 'chef');
    return service && { service, testimonials: await content.testimonials('chef'), query };
  },
  head: (page, { service }) => serviceHead(page, service),
  View: ChefView,
});

function ChefView({ data: { service, testimonials, query } }: { data: ChefData }) {
  const { t } = usePage();
  return (
    <ServicePage service={service} query={query}>
      <VoicesSection title={t('services:voices')} testimonials={testimonials} />
    </ServicePage>
  );
}
