import { type Service, type Submenu } from '../../../content/index.ts';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';
import { DINER_FORM_PATH } from '../components/diner/form-path.ts';
import { Dish } from '../components/Dish.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { loadService, serviceHead, ServicePage } from '../components/ServicePage.tsx';

/** The submenu from which the buffet's dishes are chosen. */
const BUFFET_SLUG = 'buffet-vegetariano';

interface VegetarianData {
  service: Service;
  buffet: Submenu | undefined;
}

/** The vegetarian buffet: its dishes, chef, assistant, transport, groups and notice. */
export const vegetarianPage = definePage<VegetarianData>({
  path: '/vegetarian',
  isListed: true,
  async load({ content }) {
    const service = await loadService(content, 'vegetarian');
    if (!service) return null;
    const submenus = await content.submenus();
    return { service, buffet: submenus.find(({ slug }) => slug === BUFFET_SLUG) };
  },
  head: (page, { service }) => serviceHead(page, service),
  View: VegetarianView,
});

function VegetarianView({ data: { service, buffet } }: { data: VegetarianData }) {
  const { t, text, href } = usePage();
  return (
    <ServicePage service={service}>
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
