import { blockOf, servicePath } from '../../content/index.ts';
import { Breadcrumbs } from '../blocks/Breadcrumbs.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { OpenNow } from '../blocks/OpenNow.server.tsx';
import { serviceAt } from '../blocks/service/service-at.server.ts';
import { loadService, type ServiceData } from '../blocks/service/service-data.server.ts';
import { EXCEPTIONS_SHOWN, ServiceBlocks } from '../blocks/service/ServiceBlocks.server.tsx';
import { estimateParameters } from '../estimate/choices.server.ts';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { servicePriceFigures } from '../price-figures.server.ts';
import { headTexts } from '../seo/head-texts.server.ts';
import { faqPage, foodEstablishment } from '../seo/structured-data/index.server.ts';
import { comingDates } from '../workshop-dates.server.ts';

/** The page of a service, whichever the owner offers: its head, and the blocks that they put together. */
export const servicePage = definePage<ServiceData>({
  path: '/:service',
  isThere: ({ services }, { service }) => serviceAt(service, services) !== undefined,
  parameters: {
    ...estimateParameters,
    service: {
      values: async ({ content }) =>
        (await content.services()).map(({ slug }) => slug.toLowerCase()),
    },
  },
  isListed: true,
  load: ({ content, params, query }) => loadService(content, params['service'], query),
  head(page, { service, questions, dates }) {
    const { text } = page;
    const title = text(service.title);
    const business = blockOf(service, 'hours') && foodEstablishment(page, EXCEPTIONS_SHOWN);
    return {
      ...headTexts(
        page,
        service,
        { title, description: text(service.summary) },
        servicePriceFigures(service, page.language),
      ),
      picture: service.hero ?? service.image,
      hasCalendar: comingDates(dates, page).length > 0,
      crumbs: [
        { name: page.t('services:title'), path: '/services' },
        { name: title, path: servicePath(service) },
      ],
      structuredData: [...(business ? [business] : []), ...faqPage(page, questions)],
    };
  },
  async *entries(content) {
    for (const service of await content.services()) yield { path: servicePath(service) };
  },
  View: ServiceView,
});

function ServiceView({ data }: { data: ServiceData }) {
  const { t, text, href, isShown } = usePage();
  const { service } = data;
  const title = text(service.title);
  const request = { label: t('common:bar.request'), href: '#form' };
  const links = service.links.filter(({ path }) => isShown(path));
  return (
    <>
      <Hero
        title={title}
        text={text(service.description)}
        picture={service.hero ?? service.image}
        actions={[
          ...(blockOf(service, 'form') ? [request] : []),
          ...links.map(({ label, path }) => ({
            label: text(label),
            href: href(path),
            isQuiet: true,
          })),
        ]}
        above={
          <Breadcrumbs crumbs={[{ name: t('services:title'), path: '/services' }]} name={title} />
        }
      >
        {blockOf(service, 'hours') && <OpenNow place={service.place} />}
      </Hero>
      <ServiceBlocks data={data} />
    </>
  );
}
