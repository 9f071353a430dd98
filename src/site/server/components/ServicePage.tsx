import type { ReactNode } from 'react';
import type { ContentService, Service, ServiceKey } from '../../../content/index.ts';
import type { PlaceholderValues } from '../../../i18n/index.ts';
import type { PageHead } from '../page.ts';
import { usePage, type PageContext } from '../page-context.ts';
import { foodEstablishment } from '../structured-data/index.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { FeatureGrid } from './FeatureGrid.tsx';
import { Hero, type HeroAction } from './Hero.tsx';
import { ImageStrip } from './ImageStrip.tsx';
import { PictureCarousel } from './PictureCarousel.tsx';
import { PriceTable } from './PriceTable.tsx';
import { RequestFormSection } from './RequestFormSection.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { ServiceConditions, type ServiceConditionsOptions } from './ServiceConditions.tsx';
import { SERVICE_PATHS } from './ServiceCards.tsx';

/** The service of a page; null, a 404, when the owner has taken it off. */
export async function loadService(
  content: ContentService,
  key: ServiceKey,
): Promise<Service | null> {
  return (await content.services()).find((service) => service.key === key) ?? null;
}

/** Title, sentence and picture of a service's page, which lists so many coming days with other hours. */
export function serviceHead(page: PageContext, service: Service, exceptions = 0): PageHead {
  const { text, settings } = page;
  const title = text(service.title);
  const business = foodEstablishment(page, exceptions);
  return {
    title: settings ? `${title} · ${settings.siteName}` : title,
    description: text(service.summary),
    picture: service.hero ?? service.image,
    crumbs: [
      { name: page.t('services:title'), path: '/services' },
      { name: title, path: SERVICE_PATHS[service.key] },
    ],
    ...(business && { structuredData: [business] }),
  };
}

interface ServicePageOptions {
  service: Service;
  /** Buttons of the hero beside the one to the request form. */
  actions?: readonly HeroAction[];
  /** Beneath the hero's buttons. */
  heroDetail?: ReactNode;
  /** Figures of other documents that its conditions name. */
  figures?: PlaceholderValues;
  /** Between what is offered and the request form. */
  children?: ReactNode;
}

/** The page of a service: what it is, what it offers, what it costs, how to ask for it. */
export function ServicePage({
  service,
  actions = [],
  heroDetail,
  figures,
  children,
}: ServicePageOptions) {
  const { t, text } = usePage();
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
      {children}
      {service.strip && service.strip.length > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionHeading title={t('services:strip')} />
            {service.key === 'daily' ? (
              <ImageStrip pictures={service.strip} />
            ) : (
              <PictureCarousel label={t('services:strip')} pictures={service.strip} />
            )}
          </div>
        </section>
      )}
      <RequestFormSection service={service.key} />
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
  return <FeatureGrid title={t('services:offerings')} items={items} />;
}

function PricesAndConditions({ service, figures }: ServiceConditionsOptions) {
  const { t } = usePage();
  const prices = (service.prices ?? []).filter(({ isExtra }) => !isExtra);
  const extras = (service.prices ?? []).filter(({ isExtra }) => isExtra);
  return (
    <section className="section linen">
      <div className="wrap halves">
        <div className="stack">
          <PriceTable caption={t('services:prices')} prices={prices} />
          <PriceTable caption={t('services:extras')} prices={extras} />
          {extras.some(({ per }) => per === 'event') && (
            <p className="soft small">{t('services:extrasText')}</p>
          )}
        </div>
        <div className="stack">
          <ServiceConditions service={service} figures={figures} />
        </div>
      </div>
    </section>
  );
}
