import type { Submenu } from '../../../content/index.ts';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';
import { DINER_FORM_PATH } from '../components/diner/form-path.ts';
import { Dish } from '../components/Dish.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import {
  loadService,
  serviceHead,
  ServicePage,
  type ServiceOfPage,
} from '../components/ServicePage.tsx';
import { buffetIn, dishPricesOf, loadDishPrices } from '../estimate/buffet.ts';
import { estimateParameters } from '../estimate/choices.ts';
import type { EstimateQuery } from '../estimate/service-estimate.ts';

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
