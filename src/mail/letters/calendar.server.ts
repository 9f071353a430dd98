import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { TIME_ZONE } from '../../i18n/index.ts';
import { translator, type Language } from '../../i18n/index.server.ts';
import { headerText } from '../header-text.ts';
import type { LetterAttachment } from '../transport.server.ts';
import type { LetterContext } from './letter-context.ts';
import { MADRID_VTIMEZONE } from './madrid-timezone.ts';
import type { VisitorNotice } from './visitor-notice.ts';

/** The asked-for slot as a tentative appointment on Madrid's clock. */
export function calendarAttachment(
  request: Extract<VisitorNotice, { kind: 'request' }>,
  context: LetterContext,
  language: Language,
): LetterAttachment {
  const words = translator(language);
  const { business, siteUrl } = context;
  const calendar = ical({
    prodId: {
      company: headerText(business.name),
      product: 'Letters',
      language: language.toUpperCase(),
    },
    method: ICalCalendarMethod.PUBLISH,
    // Without a name, so that the time stamp stays in UTC as RFC 5545 wants it.
    timezone: { name: null, generator: () => MADRID_VTIMEZONE },
  });
  calendar.createEvent({
    id: `${request.id}@${new URL(siteUrl).hostname}`,
    stamp: request.receivedAt,
    // Times without a zone are written as they stand, on the clock of the zone beside them.
    start: `${request.requestedDate}T${request.slot.from}:00`,
    end: `${request.requestedDate}T${request.slot.to}:00`,
    timezone: TIME_ZONE,
    status: ICalEventStatus.TENTATIVE,
    summary: words('letters:calendar.summary', { business: business.name }),
    description: words('letters:calendar.description', {
      business: business.name,
      participants: request.participants,
      reference: request.id,
    }),
    location: business.address ?? null,
    organizer: { name: business.name, email: business.email },
    url: siteUrl,
  });
  return {
    filename: words('letters:calendar.filename'),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  };
}
