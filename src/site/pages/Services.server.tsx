import {
  ANY_PLACE,
  groupSizes,
  servicePath,
  type PageCopy,
  type Question,
  type Service,
} from '../../content/index.ts';
import { Breadcrumbs } from '../blocks/Breadcrumbs.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { loadDishPrices, type DishPrices } from '../estimate/dish-prices.server.ts';
import { placeChoice } from '../blocks/place-words.server.ts';
import { priceLine } from '../blocks/Price.server.tsx';
import { loadQuestions, Questions } from '../blocks/Questions.server.tsx';
import { RequestFormSection } from '../blocks/RequestFormSection.server.tsx';
import { SectionHeading } from '../blocks/SectionHeading.server.tsx';
import { ServiceCards } from '../blocks/ServiceCards.server.tsx';
import { leadDaysOf } from '../booking.server.ts';
import { definePage } from '../page.server.ts';
import { copyHead, loadCopy } from '../page-copy.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { faqPage } from '../seo/structured-data/index.server.ts';

interface ServicesData {
  readonly services: readonly Service[];
  readonly dishPrices: DishPrices;
  readonly copy: PageCopy | null;
  readonly questions: readonly Question[];
}

/** Every service, as cards and side by side in a table. */
export const servicesPage = definePage<ServicesData>({
  path: '/services',
  filledBy: 'services',
  isListed: true,
  async load({ content }) {
    const [services, copy, questions, dishPrices] = await Promise.all([
      content.services(),
      loadCopy(content, 'services'),
      loadQuestions(content, 'services'),
      loadDishPrices(content),
    ]);
    return { services, copy, questions, dishPrices };
  },
  head: (page, { services, copy, questions }) => {
    const { t } = page;
    return {
      ...copyHead(page, copy, t('services:title')),
      picture: services[0]?.hero ?? services[0]?.image,
      crumbs: [{ name: t('services:title'), path: '/services' }],
      structuredData: faqPage(page, questions),
    };
  },
  View: ServicesView,
});

function ServicesView({ data: { services, copy, questions, dishPrices } }: { data: ServicesData }) {
  const { t, text } = usePage();
  const title = t('services:title');
  return (
    <>
      <Hero
        title={title}
        text={text(copy?.lead)}
        picture={services[0]?.hero ?? services[0]?.image}
        backgroundPosition="center"
        above={<Breadcrumbs name={title} />}
        actions={[{ label: t('common:bar.request'), href: '#form' }]}
      />
      {services.length > 0 && (
        <>
          <section className="section">
            <div className="wrap">
              <ServiceCards services={services} dishPrices={dishPrices} level={2} />
            </div>
          </section>
          <section className="section">
            <div className="wrap">
              <SectionHeading title={t('services:compare')} id="compare" />
              <Comparison services={services} dishPrices={dishPrices} />
            </div>
          </section>
        </>
      )}
      <Questions questions={questions} />
      <RequestFormSection />
    </>
  );
}

/** Price, smallest group and notice of each service. On a phone each row stands as a block. */
function Comparison({ services, dishPrices }: Pick<ServicesData, 'services' | 'dishPrices'>) {
  const page = usePage();
  const { t, text, href } = page;
  page.useSheets('compare');
  const heads = [t('services:price'), t('services:group'), t('services:notice')] as const;
  return (
    <table className="compare" aria-labelledby="compare">
      <thead>
        <tr>
          <th scope="col">{t('services:service')}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {services.map((service) => (
          <tr key={service.key}>
            <th scope="row">
              <a href={href(servicePath(service))}>{text(service.title)}</a>
            </th>
            <td data-label={heads[0]}>
              {priceLine(service, page, dishPrices(service)) ?? t('services:noPrice')}
            </td>
            <td data-label={heads[1]}>{groupSize(service, page)}</td>
            <td data-label={heads[2]}>{noticeOf(service, page)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function noticeOf(service: Service, { t, terms }: PageContext): string {
  const leadDays = leadDaysOf(service, terms);
  return leadDays === undefined ? '–' : t('services:days', { count: leadDays });
}

/** The smallest group of each place, where they differ; else the only one, or the largest. */
function groupSize(service: Service, page: PageContext): string {
  const { t, terms } = page;
  const groups = groupSizes(service, terms);
  const smallest = new Map(groups.map(({ place, minimum }) => [place, minimum]));
  const words = {
    here: t('services:placeNames.here'),
    customer: t('services:placeNames.customer'),
  };
  const placed = groups.filter(
    ({ place, minimum }) => place !== ANY_PLACE && minimum !== undefined,
  );
  const byPlace = placeChoice(
    placed.map(({ place }) => place),
    words,
    page,
  ).map(([key, place]) => t('services:sizeAt', { count: smallest.get(key) ?? 1, place }));
  if (byPlace.length > 1) return byPlace.join(' · ');
  const least = groups.flatMap(({ minimum }) => minimum ?? []);
  const most = groups.flatMap(({ maximum }) => maximum ?? []);
  if (least.length === 0 && most.length === 0) return '–';
  if (least.length === 0) return t('services:maximum', { count: Math.max(...most) });
  return t('services:people', { minimum: Math.min(...least) });
}
