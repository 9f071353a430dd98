import type { Submenu } from '../../content/index.ts';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { DINER_FORM_PATH } from '../blocks/diner/form-path.server.ts';
import { Dish } from '../blocks/Dish.server.tsx';
import { SectionHeading } from '../blocks/SectionHeading.server.tsx';
import {
  loadService,
  serviceHead,
  ServicePage,
  type ServiceOfPage,
} from '../blocks/ServicePage.server.tsx';
import { buffetIn, dishPricesOf, loadDishPrices } from '../estimate/buffet.server.ts';
import { estimateParameters } from '../estimate/choices.server.ts';
import type { EstimateQuery } from '../estimate/service-estimate.server.ts';

interface VegetarianData {
  service: ServiceOfPage;
  buffet: Submenu | undefined;
  query: EstimateQuery;
}

/** The vegetarian buffet: its dishes, chef, assistant, transport, groups and notice. */
export const vegetarianPage = definePage<VegetarianData>({
  path: '/vegetarian',
  needs: 'vegetarian',
  parameters: estimateParameters('vegetarian', loadDishPrices),
  isListed: true,
  async load({ content, query }) {
    const service = await loadService(content, 'vegetarian');
    if (!service) return null;
    return { service, buffet: buffetIn(await content.submenus()), query };
  },
  head: (page, { service }) => serviceHead(page, service),
  View: VegetarianView,
});

function VegetarianView({ data: { service, buffet, query } }: { data: VegetarianData }) {
  const { t, text, href } = usePage();
  return (
    <ServicePage service={service} query={query} dishPrices={dishPricesOf(buffet)}>
      {buffet && (
        <section className="section">
          <div className="wrap">
            <SectionHeading
              title={text(buffet.titles)}
              text={text(buffet.descriptions)}
              link={{ href: href(DINER_FORM_PATH), label: t('diner:link') }}
            />
            <ul className="dishes">
              {buffet.submenuItems.map((item) => (
                <Dish key={item.key ?? text(item.names)} item={item} level={3} hasUnit hasDiets />
              ))}
            </ul>
          </div>
        </section>
      )}
    </ServicePage>
  );
}
