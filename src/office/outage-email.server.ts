import { randomUUID } from 'node:crypto';
import { formatDayAndMonth, businessClock, businessDay } from '../i18n/index.ts';
import type { Email } from '../email/index.server.ts';
import type { OfficeLanguage } from './account.ts';
import { OFFICE_PATH } from './paths.ts';
import { officeTranslator } from './words.ts';
import type { AdminServices } from './services.server.ts';
import { outageWords } from './outage-words.server.ts';

/** A time without emails; `until` is null while it lasts. */
export interface Outage {
  readonly since: number;
  readonly until: number | null;
}

/** The email that tells the owner of it: it may well arrive only when it is over. */
export async function outageEmail(
  { mail, mailDomain, siteUrl }: Pick<AdminServices, 'mail' | 'mailDomain' | 'siteUrl'>,
  { since, until }: Outage,
  language: OfficeLanguage,
): Promise<Email> {
  const owner = await mail.owner();
  const t = officeTranslator(outageWords[language], language);
  const dayOf = (instant: number) => formatDayAndMonth(businessDay(new Date(instant)), language);
  const clockOf = (instant: number) => businessClock(new Date(instant));
  const values = {
    ...{ site: new URL(siteUrl).host, office: siteUrl + OFFICE_PATH },
    ...{ day: dayOf(since), clock: clockOf(since) },
    ...(until !== null && { untilDay: dayOf(until), untilClock: clockOf(until) }),
  };
  const texts =
    until === null ? ['now.what', 'now.safe', 'now.where'] : ['past.what', 'past.again'];
  const lines = texts.map((key) => t(key, values));
  const paragraphs = lines.map((line) => `<p>${line}</p>`).join('');
  return {
    messageId: `<${randomUUID()}@${mailDomain}>`,
    to: owner,
    subject: until === null ? t('now.subject') : t('past.subject'),
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${paragraphs}</body></html>`,
    attachments: [],
    autoSubmitted: 'auto-replied',
    parameters: {
      ...{ first_name: '', last_name: '', phone: '', locale: language },
      ...{ email: owner[0]?.address ?? '', message: lines.join(' ') },
    },
  };
}
