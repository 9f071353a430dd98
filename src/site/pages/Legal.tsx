import { formatPercent } from '../../i18n/index.ts';
import { BOOKING_TERMS } from '../../submissions/index.ts';
import { contactDetails } from '../components/contact-details.ts';
import { PageTop } from '../components/PageTop.tsx';
import { definePage, type PageDefinition } from '../page.ts';
import { usePage, type PageContext } from '../page-context.ts';
import { legalBlocks, type LegalBlock } from './legal-text.ts';

/** The texts that the law asks for; each is a page. */
type LegalText = 'notice' | 'privacy' | 'cookies' | 'terms';

/** Who is behind the site (LSSI, article 10). */
export const legalNoticePage = legalPage('/legal', 'notice');

/** The second layer of information about personal data (RGPD article 13, LOPDGDD article 11). */
export const privacyPage = legalPage('/privacy', 'privacy');

/** What the site keeps in a visitor's browser (LSSI, article 22.2). */
export const cookiesPage = legalPage('/cookies', 'cookies');

/** The conditions of bookings: prices, deposits, notice, cancellation, allergens. */
export const termsPage = legalPage('/terms', 'terms');

/** Makes the page of a legal text. It reads no content: it is there when nothing else is. */
function legalPage(path: string, name: LegalText): PageDefinition {
  return definePage({
    path,
    isListed: true,
    load: async () => ({}),
    head: ({ t }) => ({
      title: `${t(`legal:${name}.title`)} · ${t('common:siteName')}`,
      description: t(`legal:${name}.lead`),
      crumbs: [{ name: t(`legal:${name}.title`), path }],
    }),
    View: () => <LegalView name={name} />,
  });
}

function LegalView({ name }: { name: LegalText }) {
  const page = usePage();
  const { t } = page;
  page.useSheets('prose');
  return (
    <>
      <PageTop title={t(`legal:${name}.title`)} text={t(`legal:${name}.lead`)} />
      <div className="section">
        <div className="wrap">
          <div className="prose">
            <p className="note">{t('legal:placeholders')}</p>
            {legalBlocks(t(`legal:${name}.text`, businessDetails(page))).map((block, index) => (
              <Block key={index} block={block} />
            ))}
            <p className="soft small">{t('legal:updated')}</p>
          </div>
        </div>
      </div>
    </>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'heading') return <h2>{block.text}</h2>;
  if (block.kind === 'paragraph') return <p>{block.text}</p>;
  return (
    <ul>
      {block.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

/** What the texts say of the business: its address and its booking terms. */
function businessDetails(page: PageContext) {
  const { siteUrl, language } = page;
  const { leadDays, workshopDeposit, eventDeposit } = BOOKING_TERMS;
  return {
    leadDays,
    workshopDeposit: formatPercent(workshopDeposit, language),
    eventDeposit: formatPercent(eventDeposit, language),
    ...contactDetails(page),
    siteUrl,
  };
}
