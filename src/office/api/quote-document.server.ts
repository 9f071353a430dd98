import {
  createTexts,
  DEPOSIT_DAYS,
  filledIn,
  legalDetails,
  localize,
  placeTitle,
  type LocalizedString,
} from '../../content/index.ts';
import { currency } from '../../i18n/index.ts';
import { translator } from '../../i18n/index.server.ts';
import { readRetention, retentionWords } from '../../requests/index.server.ts';
import { sumQuote, type QuoteDocument, type QuoteDraft } from '../../requests/index.ts';
import type { OfficeServices } from '../services.server.ts';
import { askedWorkshop, readPrices } from './quote-prices.server.ts';
import type { QuotedRequest } from './quoted-request.server.ts';

/** What the visitor is to see of a draft: with it, what the business says of itself and its terms today. */
export async function quoteDocument(
  {
    db,
    siteUrl,
    content: { service: content },
  }: Pick<OfficeServices, 'db' | 'siteUrl' | 'content'>,
  draft: QuoteDraft,
  request: QuotedRequest,
): Promise<Omit<QuoteDocument, 'number' | 'version' | 'sentAt'>> {
  const { service: key, language, ...rest } = draft;
  const [settings, identity, prices, hours, [termsPage], retention] = await Promise.all([
    content.globalSettings(),
    content.legalIdentity(),
    readPrices(content),
    content.openingHours(),
    content.legalPages('terms'),
    readRetention(db),
  ]);
  const { terms, services } = prices;
  const { text } = createTexts(language, terms, settings?.siteName);
  const service = services.find((one) => one.key === key);
  const known = (field: LocalizedString | undefined) => filledIn(text(field));
  const name = settings?.siteName ?? '';
  const contact = settings?.contactInfo;
  const words = translator(language);
  return {
    ...rest,
    language,
    service: { key, title: serviceTitle() },
    placeTitle: placeTitle(draft.place, hours, text),
    business: {
      name,
      identity: [known(identity?.legalName) || name, known(identity?.taxNumber)].filter(Boolean),
      address: localize(contact?.address, language),
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
    },
    customer: { name: request.name, company: request.company },
    currency: currency(),
    sum: sumQuote(draft),
    depositDays: terms?.depositDays ?? DEPOSIT_DAYS,
    balanceDays: terms?.balanceDays ?? 0,
    // As `/terms` says it today: what is accepted stays, whatever that page says later.
    termsText: text(termsPage?.text, {
      ...legalDetails({ text, identity, settings, siteUrl }),
      ...retentionWords(retention, language),
    }),
  };

  function serviceTitle(): string {
    const workshop =
      key === request.service ? askedWorkshop(prices, request.workshop)?.workshop.title : undefined;
    if (service)
      return [service.title, workshop]
        .map((title) => localize(title, language))
        .filter(Boolean)
        .join(' · ');
    return request.workshop || (key === 'other' ? words('forms:request.otherService') : '');
  }
}
