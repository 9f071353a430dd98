import { formatPercent } from '../../i18n/index.ts';
import { BOOKING_TERMS } from '../../submissions/index.ts';
import { definePage, type PageDefinition } from '../page.ts';
import { usePage, type PageContext } from '../page-context.ts';
import { legalBlocks, type LegalBlock } from './legal-text.ts';
import { PageTop } from './PageTop.tsx';

/** The texts that the law asks for; each is a page. */
export type LegalText = 'notice' | 'privacy' | 'cookies' | 'terms';

/** Makes the page of a legal text. It reads no content: it is there when nothing else is. */
export function legalPage(path: string, name: LegalText): PageDefinition {
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
            {legalBlocks(t(`legal:${name}.text`, houseDetails(page))).map((block, index) => (
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

/** What the texts say of the house: of the settings, or else of the catalogue; and its terms. */
function houseDetails({ settings, text, t, siteUrl, language }: PageContext) {
  const { address, email, phone } = settings?.contactInfo ?? {};
  const { leadDays, workshopDeposit, eventDeposit } = BOOKING_TERMS;
  return {
    leadDays,
    workshopDeposit: formatPercent(workshopDeposit, language),
    eventDeposit: formatPercent(eventDeposit, language),
    siteName: settings?.siteName ?? t('common:siteName'),
    siteUrl,
    address: text(address) || t('common:footer.address'),
    email: email ?? t('common:footer.email'),
    phone: phone ?? t('common:footer.phone'),
  };
}
