import { randomUUID } from 'node:crypto';
import { formatDayAndMonth, madridClock, madridDay } from '../../../i18n/index.ts';
import type { Email } from '../../../mail/index.server.ts';
import type { OfficeLanguage } from '../../account.ts';
import { OFFICE_PATH } from '../../paths.ts';
import type { AdminServices } from '../services.ts';
import { OUTAGE_WORDS } from './outage-words.ts';

/** A time without emails; `until` is null while it lasts. */
export interface Outage {
  readonly since: number;
  readonly until: number | null;
}

/** The email that tells the owner of it: it may well arrive only when it is over. */
export function outageEmail(
  { mail, mailDomain, siteUrl }: Pick<AdminServices, 'mail' | 'mailDomain' | 'siteUrl'>,
  { since, until }: Outage,
  language: OfficeLanguage,
): Email {
  const words = OUTAGE_WORDS[language];
  const site = new URL(siteUrl).host;
  const office = siteUrl + OFFICE_PATH;
  const when = (instant: number) => {
    const at = new Date(instant);
    return { day: formatDayAndMonth(madridDay(at), language), clock: madridClock(at) };
  };
  const lines =
    until === null
      ? words.text(site, office, when(since))
      : words.pastText(site, when(since), when(until));
  const paragraphs = lines.map((line) => `<p>${line}</p>`).join('');
  return {
    messageId: `<${randomUUID()}@${mailDomain}>`,
    to: mail.owner,
    subject: until === null ? words.subject : words.pastSubject,
    text: `${lines.join('\n\n')}\n`,
    html: `<!doctype html><html lang="${language}"><body>${paragraphs}</body></html>`,
    attachments: [],
    isAutomatic: true,
    parameters: {
      ...{ first_name: '', last_name: '', phone: '', locale: language },
      ...{ email: mail.owner[0]?.address ?? '', message: lines.join(' ') },
    },
  };
}
