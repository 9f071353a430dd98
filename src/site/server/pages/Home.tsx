import type { ContentService, GlobalSettings, HomePage, Service } from '../../../content/index.ts';
import { AboutBlurb } from '../components/home/AboutBlurb.tsx';
import { DayMenu } from '../components/home/DayMenu.tsx';
import { HomeFacts } from '../components/home/HomeFacts.tsx';
import { WhyUs } from '../components/home/WhyUs.tsx';
import { FeedbackTab } from '../components/FeedbackTab.tsx';
import { Hero } from '../components/Hero.tsx';
import { ImageStrip } from '../components/ImageStrip.tsx';
import { OpenNow } from '../components/OpenNow.tsx';
import { RequestFormSection } from '../components/RequestFormSection.tsx';
import { Reviews } from '../components/Reviews.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { ServiceCards } from '../components/ServiceCards.tsx';
import { Testimonials } from '../components/Testimonials.tsx';
import { definePage } from '../page.ts';
import { loadCopy } from '../page-copy.ts';
import { usePage, type PageContext } from '../page-context.ts';
import { foodEstablishment } from '../structured-data/index.ts';

type Data = Awaited<ReturnType<typeof load>>;

/** The home page: today's menu, the services, what guests say, the request form. */
export const homePage = definePage<Data>({
  path: '/',
  isListed: true,
  load: ({ content }) => load(content),
  head: (page, { home }) => {
    const { settings, text, siteName } = page;
    const business = foodEstablishment(page);
    return {
      title: text(settings?.defaultSeo?.title) || siteName,
      description: text(settings?.defaultSeo?.description) || leadOf(home, settings, text),
      picture: settings?.defaultSeo?.image,
      ...(business && { structuredData: [business] }),
    };
  },
  View: HomeView,
});

async function load(content: ContentService) {
  const [home, services, menus, about, map, gastronomic, birthday, chef] = await Promise.all([
    content.homePage(),
    content.services(),
    content.dailyMenus(),
    content.about(),
    loadCopy(content, 'map'),
    content.testimonials('gastronomic'),
    content.testimonials('birthday'),
    content.testimonials('chef'),
  ]);
  // One voice of each kind.
  const testimonials = [gastronomic, birthday, chef].flatMap((kind) => kind.slice(0, 1));
  return { home, services, menus, about, map, testimonials };
}

/** What stands beneath the title: without words of its own, what the settings say of the site. */
function leadOf(
  home: HomePage | null,
  settings: GlobalSettings | null,
  text: PageContext['text'],
): string {
  return text(home?.lead) || text(settings?.siteDescription);
}

function HomeView({ data }: { data: Data }) {
  const { t, text, href, settings, siteName } = usePage();
  const { home, services, menus, about, map, testimonials } = data;
  return (
    <>
      <Hero
        isTall
        title={text(home?.title) || siteName}
        text={leadOf(home, settings, text)}
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
            text={text(home?.servicesText)}
            link={{ href: href('/services'), label: t('home:services.all') }}
          />
          <ServiceCards services={services} />
        </div>
      </section>
      <DayMenu menus={menus} lead={text(home?.menuText)} />
      {home && <AboutBlurb home={home} about={about} />}
      <section className="section">
        <div className="wrap">
          <ImageStrip pictures={strip(services)} />
        </div>
      </section>
      {home && home.reasons.length > 0 && (
        <section className="section">
          <div className="wrap">
            <WhyUs reasons={home.reasons} />
          </div>
        </section>
      )}
      {testimonials.length > 0 && (
        <section className="section linen">
          <div className="wrap">
            <SectionHeading title={t('home:testimonials')} />
            <Testimonials testimonials={testimonials} />
          </div>
        </section>
      )}
      <Reviews map={map} />
      <RequestFormSection />
      <FeedbackTab />
    </>
  );
}

/** One picture of each of the first services that have some. */
function strip(services: readonly Service[]) {
  return services.flatMap((service) => service.strip.slice(0, 1)).slice(0, 4);
}
