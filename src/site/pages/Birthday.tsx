import type { Service, Testimonial, Workshop } from '../../content/index.ts';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';
import { loadService, serviceHead, ServicePage } from '../components/ServicePage.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { VoicesSection } from '../components/VoicesSection.tsx';
import { WorkshopCards } from '../components/WorkshopCards.tsx';

interface BirthdayData {
  service: Service;
  workshops: Workshop[];
  testimonials: Testimonial[];
}

/** Birthday workshop: offerings, one bookable card, what three children say. */
export const birthdayPage = definePage<BirthdayData>({
  path: '/birthday',
  isListed: true,
  async load({ content }) {
    const service = await loadService(content, 'birthday');
    if (!service) return null;
    const [workshops, testimonials] = await Promise.all([
      content.workshops('birthday'),
      content.testimonials('birthday'),
    ]);
    return { service, workshops, testimonials };
  },
  head: (page, { service }) => serviceHead(page, service),
  View: BirthdayView,
});

function BirthdayView({ data: { service, workshops, testimonials } }: { data: BirthdayData }) {
  const { t, href } = usePage();
  const actions = [{ label: t('workshops:viewMenu'), href: href('/menu'), isQuiet: true }];
  return (
    <ServicePage service={service} actions={actions}>
      <section className="section" id="workshops">
        <div className="wrap">
          <SectionHeading
            title={t('workshops:birthdayCards')}
            text={t('workshops:birthdayCardsText')}
          />
          <WorkshopCards workshops={workshops} />
        </div>
      </section>
      <VoicesSection title={t('workshops:birthdayVoices')} testimonials={testimonials} />
    </ServicePage>
  );
}
