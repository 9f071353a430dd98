import {
  blockOf,
  servicePath,
  type ContentService,
  type GlobalSettings,
  type HomePage,
  type Service,
} from '../../content/index.ts';
import { DatesSection } from '../blocks/dates/DatesSection.server.tsx';
import { AboutBlurb } from '../blocks/home/AboutBlurb.server.tsx';
import { DayMenu } from '../blocks/home/DayMenu.server.tsx';
import { HomeFacts } from '../blocks/home/HomeFacts.server.tsx';
import { WhyUs } from '../blocks/home/WhyUs.server.tsx';
import { FeedbackTab } from '../blocks/FeedbackTab.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { ImageStrip } from '../blocks/ImageStrip.server.tsx';
import { loadQuestions, Questions } from '../blocks/Questions.server.tsx';
import { activeMenus } from '../blocks/menu/menu-data.server.ts';
import { Today } from '../blocks/menu/Today.server.tsx';
import { RequestFormSection } from '../blocks/RequestFormSection.server.tsx';
import { Reviews } from '../blocks/Reviews.server.tsx';
import { SectionHeading } from '../blocks/SectionHeading.server.tsx';
import { ServiceCards } from '../blocks/ServiceCards.server.tsx';
import { Testimonials } from '../blocks/Testimonials.server.tsx';
import { definePage } from '../page.server.ts';
import { loadCopy } from '../page-copy.server.ts';
import { loadDishPrices } from '../estimate/dish-prices.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { faqPage, foodEstablishment } from '../seo/structured-data/index.server.ts';
import { shownWorkshops } from '../shown-workshops.server.ts';
import { comingDates, readOpenDates, type OpenDate } from '../workshop-dates.server.ts';

type Data = Awaited<ReturnType<typeof load>>;

/** How many open dates of workshops it shows. */
const DATES = 3;

/** The home page: today's menu, the services, what guests say, the request form. */
export const homePage = definePage<Data>({
  path: '/',
  name: 'common:nav.home',
  isListed: true,
  load: ({ content }) => load(content),
  head: (page, { home, dates, questions }) => {
    const { settings, text, siteName } = page;
    const business = foodEstablishment(page);
    return {
      title: text(settings?.defaultSeo?.title) || siteName,
      description: text(settings?.defaultSeo?.description) || leadOf(home, settings, text),
      picture: settings?.defaultSeo?.image,
      structuredData: [...(business ? [business] : []), ...faqPage(page, questions)],
      hasCalendar: comingDates(dates, page).length > 0,
    };
  },
  View: HomeView,
});

async function load(content: ContentService) {
  const [home, dishPrices, services, menus, about, map, dates, questions, workshops] =
    await Promise.all([
      content.homePage(),
      loadDishPrices(content),
      content.services(),
      activeMenus(content),
      content.about(),
      loadCopy(content, 'map'),
      readOpenDates(content),
      loadQuestions(content, 'home'),
      shownWorkshops(content),
    ]);
  const voices = await Promise.all(services.map(({ key }) => content.testimonials(key)));
  // One voice of each service.
  const testimonials = voices.flatMap((kind) => kind.slice(0, 1));
  return {
    ...{ home, dishPrices, services, workshops, menus, about, map, dates, questions },
    testimonials,
  };
}

function nextDates(dates: readonly OpenDate[], page: PageContext): readonly OpenDate[] {
  return comingDates(dates, page).slice(0, DATES);
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
  const page = usePage();
  const { t, text, link, settings, siteName } = page;
  const { home, dishPrices, services, workshops, menus, about, map } = data;
  const { dates, questions, testimonials } = data;
  // The page that has every date of the next one's service.
  const more = nextDates(dates, page)[0]?.workshop.service;
  return (
    <>
      <Hero
        isTall
        title={text(home?.title) || siteName}
        text={leadOf(home, settings, text)}
        picture={settings?.defaultSeo?.image ?? services[0]?.hero}
        backgroundPosition="center"
        above={<Today menus={menus} />}
        actions={[
          { label: t('home:request'), href: '#form' },
          { label: t('home:todaysMenu'), href: link('/menu'), isQuiet: true },
        ]}
      >
        <HomeFacts workshops={workshops} />
      </Hero>
      {services.length > 0 && (
        <section className="section">
          <div className="wrap">
            <SectionHeading
              title={t('home:services.title')}
              text={text(home?.servicesText)}
              link={{ href: link('/services'), label: t('home:services.all') }}
            />
            <ServiceCards services={services} dishPrices={dishPrices} />
          </div>
        </section>
      )}
      <DayMenu menus={menus} lead={text(home?.menuText)} />
      <DatesSection
        dates={nextDates(dates, page)}
        title={t('dates:title')}
        text={t('dates:text')}
        {...(more && { link: { href: link(`${servicePath(more)}#dates`), label: t('dates:all') } })}
      />
      {home && <AboutBlurb home={home} about={about} />}
      {services.length > 0 && (
        <section className="section">
          <div className="wrap">
            <ImageStrip pictures={strip(services)} />
          </div>
        </section>
      )}
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
      <Questions questions={questions} />
      <RequestFormSection />
      <FeedbackTab />
    </>
  );
}

/** One picture of each of the first services that have some. */
function strip(services: readonly Service[]) {
  return services
    .flatMap((service) => (blockOf(service, 'pictures')?.pictures ?? []).slice(0, 1))
    .slice(0, 4);
}
