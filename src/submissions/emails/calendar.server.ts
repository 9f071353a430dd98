import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { TIME_ZONE } from '../../i18n/index.ts';
import { MADRID_VTIMEZONE, type Language } from '../../i18n/index.server.ts';
import { headerText, type EmailAttachment } from '../../mail/index.server.ts';
import type { EmailContext } from './email-body.server.ts';
import type { VisitorNotice } from './visitor-notice.server.ts';

/** The requested slot as a tentative appointment in Madrid's time. */
export function calendarAttachment(
  request: Extract<VisitorNotice, { kind: 'request' }>,
  context: EmailContext,
  language: Language,
): EmailAttachment {
  const words = context.words(language);
  const { business, siteUrl } = context;
  const calendar = ical({
    prodId: {
      company: headerText(business.name),
      product: 'Website',
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    // Without a name, so that the time stamp stays in UTC as RFC 5545 requires.
    timezone: { name: null, generator: () => MADRID_VTIMEZONE },
  });
  calendar.createEvent({
    id: `${request.id}@${new URL(siteUrl).hostname}`,
    stamp: request.receivedAt,
    // Times without an offset are written unchanged, as local times of `timezone`.
    start: `${request.requestedDate}T${request.slot.from}:00`,
    end: `${request.requestedDate}T${request.slot.to}:00`,
    timezone: TIME_ZONE,
    status: ICalEventStatus.TENTATIVE,
    summary: words('emails:calendar.summary', { business: business.name }),
    description: words('emails:calendar.description', {
      business: business.name,
      participants: request.participants,
      reference: request.id,
    }),
    location: business.address ?? null,
    organizer: { name: business.name, email: business.email },
    url: siteUrl,
  });
  return {
    filename: words('emails:calendar.filename'),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  };
}
