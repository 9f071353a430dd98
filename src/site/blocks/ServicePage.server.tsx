import type { ReactNode } from 'react';
import type { ContentService, Question, Service, ServiceKey } from '../../content/index.ts';
import type { PlaceholderValues } from '../../i18n/index.ts';
import type { PageHead } from '../page.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { servicePriceFigures } from '../price-figures.server.ts';
import { headTexts } from '../seo/head-texts.server.ts';
import { faqPage, foodEstablishment } from '../seo/structured-data/index.server.ts';
import { Breadcrumbs } from './Breadcrumbs.server.tsx';
import { serviceEstimate, type EstimateQuery } from '../estimate/service-estimate.server.ts';
import { estimateText } from './estimate/EstimateResult.server.tsx';
import { Estimator } from './estimate/Estimator.server.tsx';
import { GroupTotals } from './estimate/GroupTotals.server.tsx';
import { SampleMenus } from './estimate/SampleMenus.server.tsx';
import { FeatureGrid } from './FeatureGrid.server.tsx';
import { Hero, type HeroAction } from './Hero.server.tsx';
import { ImageStrip } from './ImageStrip.server.tsx';
import { PictureCarousel } from './PictureCarousel.server.tsx';
import { PriceTable } from './PriceTable.server.tsx';
import { loadQuestions, Questions } from './Questions.server.tsx';
import { RequestFormSection } from './RequestFormSection.server.tsx';
import { SectionHeading } from './SectionHeading.server.tsx';
import { ServiceConditions, type ServiceConditionsOptions } from './ServiceConditions.server.tsx';
import { SERVICE_PATHS } from './ServiceCards.server.tsx';

/** A service with the questions that its page answers. */
export interface ServiceOfPage extends Service {
  readonly questions: readonly Question[];
}

/** The service of a page; null, a 404, when the owner has taken it off. */
export async function loadService(
  content: ContentService,
  key: ServiceKey,
): Promise<ServiceOfPage | null> {
  const [services, questions] = await Promise.all([
    content.services(),
    loadQuestions(content, key),
  ]);
  const service = services.find((one) => one.key === key);
  return service ? { ...service, questions } : null;
}

/**
 * Title, sentence and picture of a service's page. A page that shows the hours, with so many coming
 * `exceptions`, describes the business too.
 */
export function serviceHead(
  page: PageContext,
  service: ServiceOfPage,
  exceptions?: number,
): PageHead {
  const { text } = page;
  const title = text(service.title);
  const business = exceptions === undefined ? null : foodEstablishment(page, exceptions);
  return {
    ...headTexts(
      page,
      service,
      { title, description: text(service.summary) },
      servicePriceFigures(service, page.language),
    ),
    picture: service.hero ?? service.image,
    crumbs: [
      { name: page.t('services:title'), path: '/services' },
      { name: title, path: SERVICE_PATHS[service.key] },
    ],
    structuredData: [...(business ? [business] : []), ...faqPage(page, service.questions)],
  };
}

interface ServicePageOptions {
  service: ServiceOfPage;
  /** Buttons of the hero beside the one to the request form. */
  actions?: readonly HeroAction[];
  /** Beneath the hero's buttons. */
  heroDetail?: ReactNode;
  /** Figures of other documents that its conditions name. */
  figures?: PlaceholderValues;
  /** What the address asks an estimate for. */
  query: EstimateQuery;
  /** Prices per person of the dishes that a group chooses from, in euros. */
  dishPrices?: readonly number[];
  /** Between what is offered and the request form. */
  children?: ReactNode;
}

/** The page of a service: what it is, what it offers, what it costs, how to ask for it. */
export function ServicePage({
  service,
  actions = [],
  heroDetail,
  figures,
  query,
  dishPrices,
  children,
}: ServicePageOptions) {
  const page = usePage();
  const { t, text } = page;
  const estimate = serviceEstimate(service, page, query, dishPrices);
  const title = text(service.title);
  const crumbs = [{ name: t('services:title'), path: '/services' }];
  return (
    <>
      <Hero
        title={title}
        text={text(service.description)}
        picture={service.hero ?? service.image}
        actions={[{ label: t('common:bar.request'), href: '#form' }, ...actions]}
        above={<Breadcrumbs crumbs={crumbs} name={title} />}
      >
        {heroDetail}
      </Hero>
      <section className="section">
        <div className="wrap">
          <Offerings service={service} />
        </div>
      </section>
      <PricesAndConditions service={service} figures={figures} />
      <SampleMenus service={service} />
      {estimate && <Estimator estimate={estimate} />}
      {children}
      {service.strip && service.strip.length > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionHeading title={t('services:strip')} />
            {hasStillStrip(service) ? (
              <ImageStrip pictures={service.strip} />
            ) : (
              <PictureCarousel label={t('services:strip')} pictures={service.strip} />
            )}
          </div>
        </section>
      )}
      <Questions questions={service.questions} />
      <RequestFormSection
        about={title}
        service={service.key}
        {...(estimate?.result && {
          people: estimate.result.asked.people,
          estimate: estimateText(estimate.result, service, page),
        })}
      />
    </>
  );
}

function Offerings({ service }: { service: Service }) {
  const { t, text } = usePage();
  const items = (service.offerings ?? []).map((offering) => ({
    icon: offering.icon,
    title: text(offering.title),
    subtitle: text(offering.text),
  }));
  const isBooked = service.bookedAs !== undefined;
  return <FeatureGrid title={t(isBooked ? 'services:offerings' : 'services:find')} items={items} />;
}

function PricesAndConditions({ service, figures }: ServiceConditionsOptions) {
  const { t } = usePage();
  const conditions = <ServiceConditions service={service} figures={figures} />;
  const prices = (service.prices ?? []).filter(({ isExtra }) => !isExtra);
  const extras = (service.prices ?? []).filter(({ isExtra }) => isExtra);
  if (prices.length + extras.length === 0) {
    return (
      <section className="section linen">
        <div className="wrap stack">{conditions}</div>
      </section>
    );
  }
  return (
    <section className="section linen">
      <div className="wrap halves top">
        <div className="stack">
          <PriceTable caption={t('services:prices')} prices={prices} />
          <GroupTotals service={service} />
          <PriceTable caption={t('services:extras')} prices={extras} />
          {extras.some(({ per }) => per === 'event') && (
            <p className="soft small">{t('services:extrasText')}</p>
          )}
        </div>
        <div className="stack">{conditions}</div>
      </div>
    </section>
  );
}

/** On the longest page, and where nothing is booked, the pictures stand still: nothing to load for them. */
function hasStillStrip({ key }: Service): boolean {
  return key === 'daily' || key === 'gastronomic';
}
