import {
  blockOf,
  pagePath,
  servicePath,
  type ContentService,
  type Service,
} from '../../content/index.ts';
import { Blocks, headOfBlocks, loadBlocks, type LoadedBlock } from '../blocks/Blocks.server.tsx';
import { Breadcrumbs } from '../blocks/Breadcrumbs.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { OpenNow } from '../blocks/OpenNow.server.tsx';
import { OwnPageView } from '../blocks/OwnPageView.server.tsx';
import { loadOwnPage, type OwnPageData } from '../blocks/own-page.server.ts';
import { serviceAt } from '../blocks/service-at.server.ts';
import { estimateParameters, choicesOf, canBeChosen } from '../estimate-choices.server.ts';
import { definePage, type PageHead } from '../page.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { servicePriceFigures } from '../price-figures.server.ts';
import { headTexts } from '../seo/head-texts.server.ts';
import { dishPricesFor } from '../dish-prices.server.ts';

/**
 * What stands at an address of one part that is none of the site's own: a service or a page of the
 * owner's, whichever there are.
 */
export const servicePage = definePage<ServiceData | OwnPageData>({
  path: '/:service',
  isThere: ({ services, pages }, { service }) =>
    serviceAt(service, [...services, ...pages]) !== undefined,
  parameters: {
    ...estimateParameters,
    service: {
      values: async ({ content }) => (await slugs(content)).map((slug) => slug.toLowerCase()),
    },
  },
  isListed: true,
  load: async ({ content, params, query }) =>
    (await loadOwnPage(content, params['service'])) ??
    loadService(content, params['service'], query),
  head: (page, data) => ('service' in data ? serviceHead(page, data) : ownHead(page, data)),
  async *entries(content) {
    for (const slug of await slugs(content)) yield { path: `/${slug}` };
  },
  View: ({ data }) =>
    'service' in data ? <ServiceView data={data} /> : <OwnPageView data={data} />,
});

async function slugs(content: ContentService): Promise<string[]> {
  const [services, pages] = await Promise.all([content.services(), content.pages()]);
  return [...services, ...pages].map(({ slug }) => slug);
}

function serviceHead(page: PageContext, { service, loaded }: ServiceData): PageHead {
  const { text, t } = page;
  const title = text(service.title);
  return {
    ...headTexts(
      page,
      service,
      { title, description: text(service.summary) },
      servicePriceFigures(service, page.language),
    ),
    ...headOfBlocks(page, loaded),
    picture: service.hero ?? service.image,
    crumbs: [
      { name: t('services:title'), path: '/services' },
      { name: title, path: servicePath(service) },
    ],
  };
}

function ownHead(page: PageContext, { own, loaded }: OwnPageData): PageHead {
  const title = page.text(own.title);
  return {
    ...headTexts(page, own, { title, description: page.text(own.lead) }),
    ...headOfBlocks(page, loaded),
    picture: own.hero,
    crumbs: [{ name: title, path: pagePath(own) }],
  };
}

function ServiceView({ data: { service, loaded } }: { data: ServiceData }) {
  const { t, text, link } = usePage();
  const title = text(service.title);
  const request = { label: t('common:bar.request'), href: '#form' };
  return (
    <>
      <Hero
        title={title}
        text={text(service.description)}
        picture={service.hero ?? service.image}
        wordsOf={{ of: service, field: 'title' }}
        pictureOf={{ of: service, field: 'hero' }}
        actions={[
          ...(blockOf(service, 'form') ? [request] : []),
          ...service.links.map(({ label, path }) => ({
            label: text(label),
            href: link(path),
            isQuiet: true,
          })),
        ]}
        above={<Breadcrumbs name={title} />}
      >
        {blockOf(service, 'hours') && <OpenNow place={service.place} />}
      </Hero>
      <Blocks loaded={loaded} of={service} />
    </>
  );
}

/** What the page of a service shows, read as its blocks ask for it. */
interface ServiceData {
  readonly service: Service;
  readonly loaded: readonly LoadedBlock[];
}

/** Null when no service that is offered has the address, or what the query asks for cannot be chosen. */
async function loadService(
  content: ContentService,
  slug: string | undefined,
  query: Readonly<Record<string, string>>,
): Promise<ServiceData | null> {
  const service = serviceAt(slug, await content.services());
  if (!service) return null;
  const [loaded, terms, dishes] = await Promise.all([
    loadBlocks(service.blocks, { content, service, place: service.key, query }),
    content.bookingTerms(),
    dishPricesFor(content, service),
  ]);
  return canBeChosen(query, choicesOf(service, terms, dishes.length)) ? { service, loaded } : null;
}
