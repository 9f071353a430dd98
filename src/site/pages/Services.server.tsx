import type { Service } from '../../content/index.ts';
import { Blocks } from '../blocks/Blocks.server.tsx';
import { Breadcrumbs } from '../blocks/Breadcrumbs.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { Section } from '../blocks/Section.server.tsx';
import { ServiceCards } from '../blocks/ServiceCards.server.tsx';
import { loadDishPrices, type DishPrices } from '../dish-prices.server.ts';
import { definePage } from '../page.server.ts';
import { copyHead, loadPage, pageHead, type LoadedPage } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';

interface ServicesData extends LoadedPage {
  readonly services: readonly Service[];
  readonly dishPrices: DishPrices;
}

/** Every service, as cards and side by side in a table. */
export const servicesPage = definePage<ServicesData>({
  path: '/services',
  name: 'common:nav.services',
  partOf: 'services',
  filledBy: 'services',
  isListed: true,
  async load({ content }) {
    const [services, own, dishPrices] = await Promise.all([
      content.services(),
      loadPage(content, 'services'),
      loadDishPrices(content),
    ]);
    return { services, ...own, dishPrices };
  },
  head: (page, { services, ...own }) => {
    const { t } = page;
    return pageHead(page, own, {
      ...copyHead(page, own.copy, t('services:title')),
      picture: services[0]?.hero ?? services[0]?.image,
      crumbs: [{ name: t('services:title'), path: '/services' }],
    });
  },
  View: ServicesView,
});

function ServicesView({ data }: { data: ServicesData }) {
  const { t, text } = usePage();
  const { services, dishPrices, copy, loaded } = data;
  const title = t('services:title');
  const hasForm = loaded.some(({ block }) => block._type === 'form');
  return (
    <>
      <Hero
        title={title}
        text={text(copy?.lead)}
        picture={services[0]?.hero ?? services[0]?.image}
        backgroundPosition="center"
        wordsOf={{ of: copy, field: 'lead' }}
        pictureOf={{ of: services[0], field: 'hero' }}
        above={<Breadcrumbs name={title} />}
        actions={hasForm ? [{ label: t('common:bar.request'), href: '#form' }] : []}
      />
      <Blocks
        loaded={loaded}
        of={copy}
        body={
          services.length > 0 && (
            <Section>
              <ServiceCards services={services} dishPrices={dishPrices} level={2} />
            </Section>
          )
        }
      />
    </>
  );
}
