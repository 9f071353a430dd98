import { readWordOverrides } from '../content/index.server.ts';
import {
  createTexts,
  CUSTOMER_PLACE,
  localize,
  placeAddress,
  type ContentService,
} from '../content/index.ts';
import { overridesIn, translator } from '../i18n/index.server.ts';
import { emailTexts, type EmailContent } from '../requests/index.server.ts';
import { shortTitle, servicesWithoutNotice } from '../site/index.server.ts';

/** What emails say of the business, as the content has it now. */
export async function emailContent(content: ContentService): Promise<EmailContent> {
  const [settings, look, terms, texts, services, hours, overrides] = await Promise.all([
    content.globalSettings(),
    content.look(),
    content.bookingTerms(),
    content.emailTexts(),
    content.services(),
    content.openingHours(),
    readWordOverrides(content),
  ]);
  if (!settings) throw new Error('The content has no settings');
  const { email, phone, address } = settings.contactInfo;
  return {
    replyTo: settings.emails?.replyTo,
    business: {
      name: settings.siteName,
      email: email ?? '',
      phone,
      address: (language) => localize(address, language),
    },
    look,
    leadDays: terms?.leadDays,
    withoutNotice: servicesWithoutNotice(services),
    serviceTitle: (key, language) => {
      const service = services.find((one) => one.key === key);
      return service && shortTitle(service, createTexts(language, terms).text);
    },
    addressAt({ place, service }, language) {
      const key = place ?? services.find((one) => one.key === service)?.place;
      if (key === CUSTOMER_PLACE) return '';
      const found = hours?.places.find((one) => one.key === key);
      return (found && placeAddress(found, language)) || undefined;
    },
    texts(language) {
      const { text } = createTexts(language, terms, settings.siteName);
      return emailTexts((name) => text(texts?.[name]));
    },
    words: (language) => translator(language, overridesIn(overrides, language)),
  };
}
