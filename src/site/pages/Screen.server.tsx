import { noticeState } from '../../content/index.ts';
import { loadMenu, type MenuData } from '../blocks/menu/menu-data.server.ts';
import { ScreenSlide } from '../blocks/menu/ScreenSlide.server.tsx';
import { momentsOf, slidesOf } from '../blocks/menu/slides.server.ts';
import { TileDivider } from '../blocks/TileDivider.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';

export const SCREEN_PATH = '/screen';

/** How often a browser without JavaScript loads the page again, seconds. */
const REFRESH = 30;

/**
 * The daily menus for a television at the counter: a part at a time in large letters, the clock, until
 * when it is open. The browser's script turns the parts and asks for changes; without it all parts
 * stand beneath each other.
 */
export const screenPage = definePage<MenuData>({
  path: SCREEN_PATH,
  isBare: true,
  load: ({ content }) => loadMenu(content),
  head: ({ t, siteName }) => ({
    title: t('screen:headTitle', { name: siteName }),
    description: t('screen:description'),
    refresh: REFRESH,
  }),
  View: ScreenView,
  Unavailable: ScreenUnavailable,
});

function ScreenView({ data }: { data: MenuData }) {
  const page = usePage();
  const { t, now, siteName, useSheets } = page;
  useSheets('screen');
  const lists = data.menus.lists;
  const menus = lists.map(({ document }) => document);
  const [moment, ...later] = momentsOf(menus, page);
  const next = later[0];
  if (next) page.freshUntil(new Date(next.from));
  const slides = slidesOf(lists, now);
  const weekday = moment?.weekday ?? 0;
  const told = {
    moments: moment ? [{ ...moment, from: 0 }, ...later] : later,
    // The browser puts the time in place of the star.
    lost: t('screen:lost', { time: '*' }),
  };
  return (
    <main className="screen" data-screen="">
      <ScreenNotice />
      <header>
        <h1>{siteName}</h1>
        <div className="today">
          <p className={moment?.state}>{moment?.opening}</p>
          <p className="dishes-today">{moment?.line}</p>
        </div>
        {/* The browser tells the time: two machines must render one page. */}
        <p className="clock" />
      </header>
      <TileDivider />
      <div className="slides">
        {slides.map((slide, index) => (
          <ScreenSlide key={slide.key} slide={slide} isFirst={index === 0} weekday={weekday} />
        ))}
        {slides.length === 0 && (
          <section className="slide on" data-slide="">
            <h2>{t('menu:empty.title')}</h2>
          </section>
        )}
      </div>
      <footer>
        <p>{t('screen:allergens')}</p>
        <p className="lost" role="status" />
        <p className="place" />
      </footer>
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(told).replaceAll('<', '\\u003c') }}
      />
    </main>
  );
}

/**
 * The owner's line above every page, without its link, which nobody can tap here. The browser shows and
 * hides it at its times, and until then has it.
 */
function ScreenNotice() {
  const page = usePage();
  const { notice, now, text, t } = page;
  if (!notice) return null;
  const { is, changesAt } = noticeState(notice, now);
  if (changesAt) page.freshUntil(changesAt);
  if (is === 'over') return null;
  return (
    <aside
      className="notice"
      aria-label={t('today:notice')}
      hidden={is === 'coming'}
      data-from={notice.startsAt && Date.parse(notice.startsAt)}
      data-until={Date.parse(notice.endsAt)}
    >
      {text(notice.text)}
    </aside>
  );
}

/** Shown when nothing of the menu can be read; a browser looks again by itself. */
function ScreenUnavailable() {
  const { t, siteName, useSheets } = usePage();
  useSheets('screen');
  return (
    <main className="screen" data-screen="">
      <header>
        <h1>{siteName}</h1>
      </header>
      <div className="slides">
        <section className="slide on" data-slide="">
          <h2>{t('menu:error')}</h2>
        </section>
      </div>
    </main>
  );
}
