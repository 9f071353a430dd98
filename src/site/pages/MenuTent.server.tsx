import { TentFace } from '../blocks/menu/TentFace.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';

/** How many languages a face has room for. */
const LANGUAGES = 2;

/**
 * A table tent to print on A4 and to fold in the middle: two faces with the code of the menu, the
 * upper one upside down. Each begins with another language, and its code leads there.
 */
export const menuTentPage = definePage({
  path: '/menu/tent',
  partOf: 'menu',
  isListed: false,
  isBare: true,
  load: async () => ({}),
  head: ({ t, siteName }) => ({
    title: `${t('print:tent.title')} · ${siteName}`,
    description: t('print:tent.scan'),
    isIndexed: false,
  }),
  View: MenuTentView,
});

function MenuTentView() {
  const { t, link, language, languages, useSheets } = usePage();
  useSheets('tent');
  const whole = link('/menu/all');
  const others = languages.filter((other) => other !== language);
  const said = [language, ...others].slice(0, LANGUAGES);
  return (
    <main className="tent">
      <div className="tent-hint">
        <h1>{t('print:tent.title')}</h1>
        <p>{t('print:tent.hint')}</p>
        {whole && (
          <a className="more" href={whole}>
            {t('print:title')}
          </a>
        )}
      </div>
      <div className="paper">
        <TentFace languages={said.toReversed()} isTurned />
        <TentFace languages={said} />
      </div>
    </main>
  );
}
