import type { Testimonial } from '../../../content/index.ts';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';
import {
  loadService,
  serviceHead,
  ServicePage,
  type ServiceOfPage,
} from '../components/ServicePage.tsx';
import { VoicesSection } from '../components/VoicesSection.tsx';

interface ChefData {
  service: ServiceOfPage;
  testimonials: Testimonial[];
}

/** A private chef at home: prices by group, extra fees, what guests say. */
export const chefPage = definePage<ChefData>({
  path: '/chef',
  isListed: true,
  async load({ content }) {
    const service = await loadService(content, 'chef');
    return service && { service, testimonials: await content.testimonials('chef') };
  },
  head: (page, { service }) => serviceHead(page, service),
  View: ChefView,
});

function ChefView({ data: { service, testimonials } }: { data: ChefData }) {
  const { t } = usePage();
  return (
    <ServicePage service={service}>
      <VoicesSection title={t('services:voices')} testimonials={testimonials} />
    </ServicePage>
  );
}
