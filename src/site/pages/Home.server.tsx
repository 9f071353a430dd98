import {
  usualPageBlocks,
  type ContentService,
  type GlobalSettings,
  type HomePage,
  ALLERGENS,
  isPerPerson,
} from '../../content/index.ts';
import { requestHref } from '../blocks/block.server.ts';
import { Blocks, loadBlocks } from '../blocks/Blocks.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { dailyLists } from '../blocks/menu/menu-data.server.ts';
import { Served } from '../blocks/menu/Served.server.tsx';
import { definePage } from '../page.server.ts';
import { pageHead } from '../page-copy.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { foodEstablishment } from '../seo/business.server.ts';
import { shownWorkshops, type ShownWorkshop } from '../shown-workshops.server.ts';
import { Island } from '../Island.server.tsx';
import { feedbackProps } from '../islands/props.server.ts';
import { formatPrice } from '../../i18n/index.ts';
import { durationText } from '../workshop-details.server.ts';

type Data = Awaited<ReturnType<typeof load>>;

/** The home page: what there is today, and the blocks that the owner put together. */
export const homePage = definePage<Data>({
  path: '/',
  name: 'common:nav.home',
  isListed: true,
  load: ({ content }) => load(content),
  head: (page, { home, ...own }) => {
    const { settings, text, siteName } = page;
    return pageHead(page, own, {
      title: text(settings?.defaultSeo?.title) || siteName,
      description: text(settings?.defaultSeo?.description) || leadOf(home, settings, text),
      picture: home?.hero ?? settings?.defaultSeo?.image,
      structuredData: foodEstablishment(page),
    });
  },
  View: HomeView,
});

async function load(content: ContentService) {
  const [home, services, lists, workshops] = await Promise.all([
    content.homePage(),
    content.services(),
    dailyLists(content),
    shownWorkshops(content),
  ]);
  const source = { content, service: null, place: 'home', query: {} };
  const loaded = await loadBlocks(home?.blocks ?? usualPageBlocks('home'), source);
  const menus = lists.map(({ document }) => document);
  return { home, services, menus, workshops, loaded };
}

/** What stands beneath the title: without words of its own, what the settings say of the site. */
function leadOf(
  home: HomePage | null,
  settings: GlobalSettings | null,
  text: PageContext['text'],
): string {
  return text(home?.lead) || text(settings?.siteDescription);
}

function HomeView({ data: { home, services, menus, workshops, loaded } }: { data: Data }) {
  const page = usePage();
  const { t, text, link, settings, siteName } = page;
  const request = requestHref(
    loaded.map(({ block }) => block),
    page,
  );
  return (
    <>
      <Hero
        isTall
        title={text(home?.title) || siteName}
        text={leadOf(home, settings, text)}
        picture={home?.hero ?? settings?.defaultSeo?.image ?? services[0]?.hero}
        backgroundPosition="center"
        wordsOf={{ of: home, field: 'title' }}
        pictureOf={{ of: home, field: 'hero' }}
        above={<Served menus={menus} />}
        actions={[
          { label: t('home:request'), href: request },
          { label: t('home:todaysMenu'), href: link('/menu'), isQuiet: true },
        ]}
      >
        <HomeFacts workshops={workshops} />
      </Hero>
      <Blocks loaded={loaded} of={home} />
      <FeedbackTab />
    </>
  );
}

/** The side tab that opens the feedback panel; without JavaScript a link to its page. */
function FeedbackTab() {
  const page = usePage();
  page.useSheets('feedback');
  return <Island name="Feedback" props={feedbackProps(page)} />;
}

/** What invites to come, as the documents say it: from what price, how long. */
function HomeFacts({ workshops }: { workshops: readonly ShownWorkshop[] }) {
  const { t, language, isShown } = usePage();
  const [workshop] = workshops;
  const prices = workshop?.service.prices ?? [];
  const own = prices.filter(isPerPerson).map(({ from }) => from);
  const facts: [string, string][] = [];
  if (own.length > 0) {
    const price = formatPrice(Math.min(...own), language);
    facts.push([t('common:from', { price }), t('common:per.person')]);
  }
  if (workshop) facts.push([durationText(workshop.durationMinutes, t), t('home:facts.each')]);
  if (isShown('/menu')) facts.push([String(ALLERGENS.length), t('home:facts.allergens')]);
  if (facts.length === 0) return null;
  return <Facts facts={facts} />;
}

/** Short facts in a line: a figure in bold, then what it counts. */
function Facts({ facts }: { facts: readonly (readonly [figure: string, of: string])[] }) {
  return (
    <ul className="facts">
      {facts.map(([figure, of]) => (
        <li key={of}>
          <b>{figure}</b> {of}
        </li>
      ))}
    </ul>
  );
}
