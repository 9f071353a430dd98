import { createTexts, plainIban, type ContentService } from '../content/index.ts';
import type { Language } from '../i18n/index.ts';
import { NO_WAYS, type PaymentWays } from '../requests/index.ts';

/** How the business is paid, as its terms say it now; empty where they do not, or cannot be read. */
export async function paymentWays(
  content: ContentService,
  language: Language,
): Promise<PaymentWays> {
  const terms = await content.bookingTerms().catch(() => null);
  if (!terms) return NO_WAYS;
  const { text } = createTexts(language, terms);
  return {
    iban: plainIban(terms.iban ?? ''),
    holder: terms.accountHolder ?? '',
    transfer: text(terms.transferText),
    bizum: text(terms.bizumText),
  };
}
