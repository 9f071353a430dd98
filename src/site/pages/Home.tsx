import { ALLERGENS, type ContentService, type Service } from '../../content/index.ts';
import { DayMenu } from '../components/home/DayMenu.tsx';
import { Facts } from '../components/Facts.tsx';
import { FeatureGrid } from '../components/FeatureGrid.tsx';
import { Hero } from '../components/Hero.tsx';
import { ImageStrip } from '../components/ImageStrip.tsx';
import { OpenNow } from '../components/OpenNow.tsx';
import { Picture } from '../components/Picture.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { ServiceCards } from '../components/ServiceCards.tsx';
import { Testimonials } from '../components/Testimonials.tsx';
import { definePage } from '../page.ts';
import { usePage } from '../page-context.ts';

type Data = Awaited<ReturnType<typeof load>>;

/** The home page: what there is to eat today, what the house does, what guests say, the request form. */
export const homePage = definePage<Data>({
  path: '/',
  isListed: true,
  load: ({ content }) => load(content),
  head: ({ settings, text, t }) => ({
    title: text(settings?.defaultSeo?.title) || (settings?.siteName ?? t('common:siteName')),
    description: text(settings?.defaultSeo?.description) || t('home:text'),
    picture: settings?.defaultSeo?.image,
  }),
  View: HomeView,
});

async function load(content: ContentService) {
  const [services, menus, about, gastronomic, birthday, chef] = await Promise.all([
    content.services(),
    content.dailyMenus(),
    content.about(),
    content.testimonials('gastronomic'),
    content.testimonials('birthday'),
    content.testimonials('chef'),
  ]);
  const testimonials = [gastronomic, birthday, chef].flatMap((kind) => kind.slice(0, 1));
  return { services, menus, about, testimonials };
}

function HomeView({ data }: { data: Data }) {
  const { t, href, settings } = usePage();
  const { services, menus, about, testimonials } = data;
  return (
    <>
      <Hero
        isTall
        title={t('home:title')}
        text={t('home:text')}
        picture={settings?.defaultSeo?.image ?? services[0]?.hero}
        backgroundPosition="center"
        above={<OpenNow />}
        actions={[
          { label: t('home:request'), href: '#form' },
          { label: t('home:todaysMenu'), href: href('/menu'), isQuiet: true },
        ]}
      >
        <HomeFacts services={services} />
      </Hero>
      <section className="section">
        <div className="wrap">
          <SectionHeading
            title={t('home:services.title')}
            text={t('home:services.text')}
            link={{ href: href('/services'), label: t('home:services.all') }}
          />
          <ServiceCards services={services} />
        </div>
      </section>
      <DayMenu menus={menus} />
      <section className="section">
        <div className="wrap halves">
          {about && (
            <Picture picture={about.poster} ratio="4:3" sizes="(width >= 56rem) 34rem, 92vw" />
          )}
          <div className="stack">
            <h2>{t('home:about.title')}</h2>
            <p className="lead">{t('home:about.first')}</p>
            <p>{t('home:about.second')}</p>
            <a className="button quiet" href={href('/about')}>
              {t('home:about.link')}
            </a>
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <ImageStrip pictures={strip(services)} />
        </div>
      </section>
      <section className="section">
        <div className="wrap">
          <WhyUs />
        </div>
      </section>
      <section className="section linen">
        <div className="wrap">
          <SectionHeading title={t('home:testimonials')} />
          <Testimonials testimonials={testimonials} />
        </div>
      </section>
    </>
  );
}

/** The figures a visitor wants first, as the services' documents give them. */
function HomeFacts({ services }: { services: readonly Service[] }) {
  const { t } = usePage();
  const workshops = services.find(({ key }) => key === 'gastronomic');
  const group = workshops?.groups[0]?.minimum;
  const facts: [string, string][] = [];
  if (group !== undefined) facts.push([`${group}+`, t('home:facts.group')]);
  if (workshops?.leadDays !== undefined) {
    facts.push([t('home:facts.days', { count: workshops.leadDays }), t('home:facts.ahead')]);
  }
  facts.push([String(ALLERGENS.length), t('home:facts.allergens')]);
  return <Facts facts={facts} />;
}

const REASONS = [
  { key: 'local', icon: 'basket' },
  { key: 'hands', icon: 'whisk' },
  { key: 'everyone', icon: 'leaf' },
  { key: 'unhurried', icon: 'clock' },
] as const;

function WhyUs() {
  const { t } = usePage();
  const items = REASONS.map(({ key, icon }) => ({
    icon,
    title: t(`home:why.items.${key}.title`),
    subtitle: t(`home:why.items.${key}.text`),
  }));
  return <FeatureGrid title={t('home:why.title')} items={items} />;
}

/** One picture of each of the first services that have some. */
function strip(services: readonly Service[]) {
  return services.flatMap((service) => service.strip.slice(0, 1)).slice(0, 4);
}
