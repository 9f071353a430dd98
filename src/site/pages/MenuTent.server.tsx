import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import type { Language } from '../../i18n/index.ts';
import { QrCode } from '../blocks/QrCode.server.tsx';

/** How many languages a face has room for. */
const LANGUAGES = 2;

/**
 * A table tent to print and to fold in the middle: two faces with the code of the menu, the
 * upper one upside down. Each begins with another language, and its code leads there.
 */
export const menuTentPage = definePage({
  path: '/menu/tent',
  partOf: 'menu',
  isBare: true,
  head: ({ t, siteName }) => ({
    title: `${t('print:tent.title')} · ${siteName}`,
    description: t('print:tent.scan'),
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

interface TentFaceOptions {
  /** What it says, in this order; its code leads to the menu in the first. */
  languages: readonly Language[];
  /** Is it printed upside down, to stand upright once the sheet is folded? */
  isTurned?: boolean;
}

/** A face of the table tent: the name, the code of the menu, what to do with it in each language. */
function TentFace({ languages, isTurned }: TentFaceOptions) {
  const { siteName, absolute, language: own, useSheets, wordsIn } = usePage();
  useSheets('tent');
  const [first = own] = languages;
  const address = absolute('/menu', first);
  return (
    <section className={isTurned ? 'face turned' : 'face'} lang={first}>
      <div>
        <h2>{siteName}</h2>
        {languages.map((language) => (
          <p key={language} lang={language}>
            {wordsIn(language)('print:tent.scan')}
          </p>
        ))}
      </div>
      <figure>
        <QrCode text={address} label={wordsIn(first)('print:tent.qr')} />
        <figcaption>{address.replace(/^https?:\/\//, '')}</figcaption>
      </figure>
    </section>
  );
}
