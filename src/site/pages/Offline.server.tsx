import { localeOf, localizedPath } from '../../i18n/index.ts';
import { FONTS, tileAddress } from '../../look/index.ts';
import { State } from '../blocks/State.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';

const PATH = '/offline';

/** The pages that are stored in a visitor's browser before they are asked for. */
const MAIN = ['/', '/menu', '/contact'];

/**
 * What the service worker shows in place of a page that is not stored. It also tells the worker, by its
 * template, which pages and files to store and what to say on a stored one (`src/site/worker`).
 */
export const offlinePage = definePage({
  path: PATH,
  head: ({ t }) => ({
    title: t('offline:title'),
    description: t('offline:text'),
  }),
  View: OfflineView,
});

function OfflineView() {
  const { t, href, link, language, languages, look } = usePage();
  const [menu, contact] = [link('/menu'), link('/contact')];
  const { title, text } = FONTS[look.look.fonts];
  const files = [text.file, title.file];
  if (look.look.pattern === 'tile') files.push(tileAddress(look.palette.tile));
  return (
    <>
      <State title={t('offline:title')}>
        <p>{t('offline:text')}</p>
        <p>{t('offline:back')}</p>
        <p className="actions">
          {/* The page's own address, whichever it was shown at. */}
          <a className="button" href="">
            {t('common:tryAgain')}
          </a>
          {menu && (
            <a className="button quiet" href={menu}>
              {t('common:nav.menu')}
            </a>
          )}
          {contact && (
            <a className="button quiet" href={contact}>
              {t('common:nav.contact')}
            </a>
          )}
          <a className="button quiet" href={href('/')}>
            {t('common:nav.home')}
          </a>
        </p>
      </State>
      <template
        data-locale={localeOf(language)}
        data-main={MAIN.flatMap((path) => link(path) ?? []).join(' ')}
        data-files={files.join(' ')}
        data-others={languages.map((other) => localizedPath(PATH, other)).join(' ')}
      >
        <link rel="stylesheet" href="/offline.css" />
        <p className="offline" role="status">
          <b>{t('offline:title')}.</b> {t('offline:notice', { day: '%day%', time: '%time%' })}
        </p>
      </template>
    </>
  );
}
