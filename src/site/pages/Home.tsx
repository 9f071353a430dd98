import type { ContentService, Service } from '../../content/index.ts';
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
import { usePage } from '../page-context.ts';

type Data = Awaited<ReturnType<typeof load>>;

/** The home page: today's menu, the services, what guests say, the request form. */
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
  // One voice of each kind.
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
      <AboutBlurb about={about} />
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
      {testimonials.length > 0 && (
        <section className="section linen">
          <div className="wrap">
            <SectionHeading title={t('home:testimonials')} />
            <Testimonials testimonials={testimonials} />
          </div>
        </section>
      )}
      <Reviews />
      <RequestFormSection />
      <FeedbackTab />
    </>
  );
}

/** One picture of each of the first services that have some. */
function strip(services: readonly Service[]) {
  return services.flatMap((service) => service.strip.slice(0, 1)).slice(0, 4);
}
