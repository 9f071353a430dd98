import { legalDetails, type LegalKind, type LegalPage } from '../../content/index.ts';
import { formatMonth, type PlaceholderValues } from '../../i18n/index.ts';
import type { WordKey } from '../../i18n/index.server.ts';
import { retentionWords, type RetentionByKind } from '../../requests/index.server.ts';
import { definePage, type PageDefinition } from '../page.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';
import { headTexts } from '../seo/head-texts.server.ts';
import { LegalText } from '../blocks/LegalText.server.tsx';
import { PageTop } from '../blocks/PageTop.server.tsx';

interface LegalData {
  /** Null while the owner has none. */
  readonly page: LegalPage | null;
  readonly retention: RetentionByKind;
}

/** What the links to the pages say. */
const NAMES: Readonly<Record<LegalKind, WordKey>> = {
  notice: 'common:footer.legal',
  privacy: 'common:footer.privacy',
  cookies: 'common:footer.cookies',
  terms: 'common:footer.terms',
};

/** Who is behind the site (LSSI, article 10). */
export const legalNoticePage = legalPage('/legal', 'notice');

/** The second layer of information about personal data (RGPD article 13, LOPDGDD article 11). */
export const privacyPage = legalPage('/privacy', 'privacy');

/** What the site keeps in a visitor's browser (LSSI, article 22.2). */
export const cookiesPage = legalPage('/cookies', 'cookies');

/** The conditions of bookings: prices, deposits, notice, cancellation, allergens. */
export const termsPage = legalPage('/terms', 'terms');

/** Makes the page of a legal text. Links lead to it, so it is there even without its text. */
function legalPage(path: string, kind: LegalKind): PageDefinition {
  const titleOf = ({ t, text }: PageContext, { page }: LegalData) =>
    text(page?.title) || t(NAMES[kind]);
  return definePage<LegalData>({
    path,
    name: NAMES[kind],
    filledBy: `legalPage:${kind}`,
    isListed: true,
    async load({ content, retention: read }) {
      const [[text = null], retention] = await Promise.all([content.legalPages(kind), read()]);
      return { page: text, retention };
    },
    head(page, data) {
      const title = titleOf(page, data);
      const figures = figuresOf(page, data);
      const description = page.text(data.page?.lead, figures) || page.t('legal:missing');
      return {
        ...headTexts(page, data.page, { title, description }, figures),
        crumbs: [{ name: title, path }],
        isIndexed: data.page !== null,
      };
    },
    View: ({ data }) => <LegalView title={titleOf(usePage(), data)} data={data} />,
  });
}

function LegalView({ title, data }: { title: string; data: LegalData }) {
  const legal = data.page;
  const page = usePage();
  const { t, text, language, identity } = page;
  page.useSheets('prose');
  const figures = figuresOf(page, data);
  const note = text(identity?.note);
  return (
    <>
      <PageTop title={title} text={text(legal?.lead, figures)} />
      <div className="section">
        <div className="wrap">
          <div className="prose">
            {note && <p className="note">{note}</p>}
            {legal ? <LegalText text={text(legal.text, figures)} /> : <p>{t('legal:missing')}</p>}
            {legal?.revisedOn && (
              <p className="soft small">
                {t('legal:updated', { date: formatMonth(legal.revisedOn, language) })}
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

/** What the texts name: of the settings, of the legal identity, and how long what is sent is kept. */
function figuresOf(page: PageContext, { retention }: LegalData): PlaceholderValues {
  return {
    ...legalDetails(page),
    ...retentionWords(retention, page.language),
  };
}
