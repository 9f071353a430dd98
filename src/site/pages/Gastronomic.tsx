import type { Service, Testimonial, Workshop } from '../../content/index.ts';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';
import { loadService, serviceHead, ServicePage } from '../components/ServicePage.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { VoicesSection } from '../components/VoicesSection.tsx';
import { WorkshopCards } from '../components/WorkshopCards.tsx';
import { WorkshopFacts } from '../components/WorkshopFacts.tsx';

interface GastronomicData {
  service: Service;
  workshops: Workshop[];
  testimonials: Testimonial[];
}

/** Workshops: offerings, time and duration, participants, pricing and reservation, a card for each. */
export const gastronomicPage = definePage<GastronomicData>({
  path: '/gastronomic',
  isListed: true,
  async load({ content }) {
    const service = await loadService(content, 'gastronomic');
    if (!service) return null;
    const [workshops, testimonials] = await Promise.all([
      content.workshops('gastronomic'),
      content.testimonials('gastronomic'),
    ]);
    return { service, workshops, testimonials };
  },
  head: (page, { service }) => serviceHead(page, service),
  View: GastronomicView,
});

function GastronomicView({ data }: { data: GastronomicData }) {
  const { t } = usePage();
  const { service, workshops, testimonials } = data;
  // Its figures are those of most workshops; the others say on their own pages where they differ.
  const usual = workshops.find(({ minimumGroup }) => minimumGroup !== undefined) ?? workshops[0];
  return (
    <ServicePage service={service}>
      {usual && <WorkshopFacts workshop={usual} />}
      <section className="section" id="workshops">
        <div className="wrap">
          <SectionHeading title={t('workshops:cards')} text={t('workshops:cardsText')} />
          <WorkshopCards workshops={workshops} />
        </div>
      </section>
      <VoicesSection title={t('workshops:gastronomicVoices')} testimonials={testimonials} />
    </ServicePage>
  );
}
