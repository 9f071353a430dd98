import type { PageCopy, Service } from '../../../content/index.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Hero } from '../components/Hero.tsx';
import { priceLine } from '../components/Price.tsx';
import { RequestFormSection } from '../components/RequestFormSection.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { SERVICE_PATHS, ServiceCards } from '../components/ServiceCards.tsx';
import { groupSizes, leadDaysOf } from '../booking.ts';
import { definePage } from '../page.ts';
import { copyHead, loadCopy } from '../page-copy.ts';
import { usePage, type PageContext } from '../page-context.ts';
import { foodEstablishment } from '../structured-data/index.ts';

interface ServicesData {
  readonly services: readonly Service[];
  readonly copy: PageCopy | null;
}

/** Every service, as cards and side by side in a table. */
export const servicesPage = definePage<ServicesData>({
  path: '/services',
  isListed: true,
  async load({ content }) {
    const [services, copy] = await Promise.all([content.services(), loadCopy(content, 'services')]);
    return { services, copy };
  },
  head: (page, { services, copy }) => {
    const { t } = page;
    const business = foodEstablishment(page);
    return {
      ...copyHead(page, copy, t('services:title')),
      picture: services[0]?.hero ?? services[0]?.image,
      crumbs: [{ name: t('services:title'), path: '/services' }],
      ...(business && { structuredData: [business] }),
    };
  },
  View: ServicesView,
});

function ServicesView({ data: { services, copy } }: { data: ServicesData }) {
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
      <section className="section">
        <div className="wrap">
          <ServiceCards services={services} level={2} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <SectionHeading title={t('services:compare')} id="compare" />
          <Comparison services={services} />
        </div>
      </section>
      <RequestFormSection />
    </>
  );
}

/** Price, smallest group and notice of each service. On a phone each row stands as a block. */
function Comparison({ services }: { services: readonly Service[] }) {
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
              <a href={href(SERVICE_PATHS[service.key])}>{text(service.title)}</a>
            </th>
            <td data-label={heads[0]}>
              {priceLine(service.prices, page) ?? t('services:noPrice')}
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

/** The smallest group that is taken anywhere, and the largest where there is one. */
function groupSize(service: Service, { t, terms }: PageContext): string {
  const groups = groupSizes(service, terms);
  const least = groups.flatMap(({ minimum }) => minimum ?? []);
  const most = groups.flatMap(({ maximum }) => maximum ?? []);
  if (least.length === 0 && most.length === 0) return '–';
  if (least.length === 0) return t('services:maximum', { count: Math.max(...most) });
  return t('services:people', { minimum: Math.min(...least) });
}
