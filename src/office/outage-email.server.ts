import { formatDayAndMonth, formatTime } from '../i18n/index.ts';
import type { Email } from '../email/index.server.ts';
import type { OfficeLanguage } from './account.ts';
import { OFFICE_PATH } from './paths.ts';
import { plainEmail } from './plain-email.server.ts';
import { officeTranslator } from './words.ts';
import type { OfficeServices } from './services.server.ts';
import { outageWords } from './outage-words.server.ts';

/** A time without emails; `until` is null while it lasts. */
interface Outage {
  readonly since: number;
  readonly until: number | null;
}

/** The email that tells the owner of it: it may well arrive only when it is over. */
export async function outageEmail(
  { mail, mailDomain, siteUrl }: Pick<OfficeServices, 'mail' | 'mailDomain' | 'siteUrl'>,
  { since, until }: Outage,
  language: OfficeLanguage,
): Promise<Email> {
  const t = officeTranslator(outageWords[language], language);
  const dayOf = (instant: number) => formatDayAndMonth(new Date(instant), language);
  const clockOf = (instant: number) => formatTime(new Date(instant), language);
  const values = {
    ...{ site: new URL(siteUrl).host, office: siteUrl + OFFICE_PATH },
    ...{ day: dayOf(since), clock: clockOf(since) },
    ...(until !== null && { untilDay: dayOf(until), untilClock: clockOf(until) }),
  };
  const texts =
    until === null ? ['now.what', 'now.safe', 'now.where'] : ['past.what', 'past.again'];
  const subject = t(until === null ? 'now.subject' : 'past.subject');
  const paragraphs = texts.map((key) => t(key, values));
  return plainEmail({ to: await mail.owner(), language, subject, paragraphs }, mailDomain);
}
