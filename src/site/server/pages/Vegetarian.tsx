import { type Service, type Submenu } from '../../../content/index.ts';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';
import { PartFailed } from '../components/menu/PartState.tsx';
import { readable } from '../readable.ts';
import { Dish } from '../components/Dish.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { loadService, serviceHead, ServicePage } from '../components/ServicePage.tsx';

/** The submenu from which the buffet's dishes are chosen. */
const BUFFET_SLUG = 'buffet-vegetariano';

interface VegetarianData {
  service: Service;
  /** Null when it could not be read. */
  buffet: Submenu | undefined | null;
}

/** The vegetarian buffet: its dishes, chef, assistant, transport, groups and notice. */
export const vegetarianPage = definePage<VegetarianData>({
  path: '/vegetarian',
  isListed: true,
  async load({ content }) {
    const service = await loadService(content, 'vegetarian');
    if (!service) return null;
    const submenus = await readable(content.submenus());
    return { service, buffet: submenus && submenus.find(({ slug }) => slug === BUFFET_SLUG) };
  },
  head: (page, { service }) => serviceHead(page, service),
  View: VegetarianView,
});

function VegetarianView({ data: { service, buffet } }: { data: VegetarianData }) {
  const { text } = usePage();
  return (
    <ServicePage service={service}>
      {buffet === null && (
        <section className="section">
          <div className="wrap">
            <PartFailed word="menu:submenu.failed" />
          </div>
        </section>
      )}
      {buffet && (
        <section className="section">
          <div className="wrap">
            <SectionHeading title={text(buffet.titles)} text={text(buffet.descriptions)} />
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
