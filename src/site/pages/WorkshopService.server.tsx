import type { ComponentType } from 'react';
import type { Testimonial, Workshop } from '../../content/index.ts';
import type { PlaceholderValues } from '../../i18n/index.ts';
import { definePage, type PageDefinition } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { DatesSection } from '../blocks/dates/DatesSection.server.tsx';
import {
  loadService,
  serviceHead,
  ServicePage,
  type ServiceOfPage,
} from '../blocks/ServicePage.server.tsx';
import { estimateParameters } from '../estimate/choices.server.ts';
import type { EstimateQuery } from '../estimate/service-estimate.server.ts';
import { SectionHeading } from '../blocks/SectionHeading.server.tsx';
import { Testimonials } from '../blocks/Testimonials.server.tsx';
import { VoicesSection } from '../blocks/VoicesSection.server.tsx';
import { WorkshopCards } from '../blocks/WorkshopCards.server.tsx';
import { WorkshopFacts } from '../blocks/WorkshopFacts.server.tsx';
import { comingDates, readOpenDates, type OpenDate } from '../workshop-dates.server.ts';

interface WorkshopServiceData {
  readonly service: ServiceOfPage;
  readonly workshops: readonly Workshop[];
  readonly dates: readonly OpenDate[];
  readonly testimonials: readonly Testimonial[];
  readonly query: EstimateQuery;
}

/** Workshops: offerings, time and duration, participants, pricing and reservation, a card for each. */
export const gastronomicPage = workshopServicePage('gastronomic', GastronomicView);

/** Birthday workshop: offerings, one bookable card, what three children say. */
export const birthdayPage = workshopServicePage('birthday', BirthdayView);

function workshopServicePage(
  kind: Workshop['kind'],
  View: ComponentType<{ data: WorkshopServiceData }>,
): PageDefinition {
  return definePage<WorkshopServiceData>({
    path: `/${kind}`,
    needs: kind,
    parameters: estimateParameters(kind),
    isListed: true,
    async load({ content, query }) {
      const service = await loadService(content, kind);
      if (!service) return null;
      const [workshops, testimonials, dates] = await Promise.all([
        content.workshops(kind),
        content.testimonials(kind),
        readOpenDates(content, [kind]),
      ]);
      return { service, workshops, testimonials, dates, query };
    },
    head(page, { service, dates }) {
      const head = serviceHead(page, service);
      return { ...head, hasCalendar: comingDates(dates, page).length > 0 };
    },
    View,
  });
}

function GastronomicView({ data }: { data: WorkshopServiceData }) {
  const page = usePage();
  const { t } = page;
  const { service, workshops, testimonials, dates, query } = data;
  // Its figures are those of most workshops; the others say on their own pages where they differ.
  const usual = workshops.find((one) => !one.isGroupOnRequest) ?? workshops[0];
  return (
    <ServicePage service={service} figures={groupFigures(workshops)} query={query}>
      {usual && <WorkshopFacts workshop={usual} />}
      <Workshops
        title={t('workshops:cards')}
        text={t('workshops:cardsText')}
        workshops={workshops}
      />
      <DatesSection
        dates={comingDates(dates, page)}
        title={t('dates:title')}
        text={t('dates:text')}
        empty={
          <p>
            {t('dates:empty')} <a href="#form">{t('dates:askForOwn')}</a>
          </p>
        }
      />
      {testimonials.length > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionHeading title={t('workshops:gastronomicVoices')} />
            <Testimonials testimonials={testimonials} />
          </div>
        </section>
      )}
    </ServicePage>
  );
}

function BirthdayView({
  data: { service, workshops, testimonials, dates, query },
}: {
  data: WorkshopServiceData;
}) {
  const page = usePage();
  const { t, href } = page;
  const actions = [{ label: t('workshops:viewMenu'), href: href('/menu'), isQuiet: true }];
  return (
    <ServicePage service={service} actions={actions} query={query}>
      <Workshops
        title={t('workshops:birthdayCards')}
        text={t('workshops:birthdayCardsText')}
        workshops={workshops}
      />
      <DatesSection
        dates={comingDates(dates, page)}
        title={t('dates:title')}
        text={t('dates:text')}
      />
      <VoicesSection title={t('workshops:birthdayVoices')} testimonials={testimonials} />
    </ServicePage>
  );
}

interface WorkshopsOptions {
  title: string;
  text: string;
  workshops: readonly Workshop[];
}

function Workshops({ title, text, workshops }: WorkshopsOptions) {
  return (
    <section className="section" id="workshops">
      <div className="wrap">
        <SectionHeading title={title} text={text} />
        <WorkshopCards workshops={workshops} />
      </div>
    </section>
  );
}

/** The workshops' own smallest groups, as conditions name them: `{{halloween.minimumGroup}}`. */
function groupFigures(workshops: readonly Workshop[]): PlaceholderValues {
  return Object.fromEntries(
    workshops.map(({ slug, minimumGroup }) => [`${slug}.minimumGroup`, minimumGroup]),
  );
}
