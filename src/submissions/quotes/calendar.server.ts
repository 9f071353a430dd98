import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { TIME_ZONE } from '../../i18n/index.ts';
import { MADRID_VTIMEZONE } from '../../i18n/index.server.ts';
import { headerText, type EmailAttachment } from '../../mail/index.server.ts';
import type { EmailContext } from '../emails/email-body.server.ts';
import type { FoundVersion } from './answer.server.ts';

/** Later than the provisional appointment that the visitor got with their request, which it replaces. */
const SEQUENCE = 1;

interface BookingCalendarOptions {
  /** Where the event leads: the visitor's page, or the owner's request. */
  readonly url: string;
  readonly summary: string;
  readonly language: FoundVersion['document']['language'];
}

/** An accepted quote as a confirmed appointment in Madrid's time. */
export function bookingCalendar(
  { document, submissionId, answer }: FoundVersion,
  context: EmailContext,
  { url, summary, language }: BookingCalendarOptions,
): EmailAttachment {
  const words = context.words(language);
  const { business, siteUrl } = context;
  const { day, startsAt, endsAt, people, number, service, place } = document;
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
    id: `${submissionId}@${new URL(siteUrl).hostname}`,
    sequence: SEQUENCE,
    stamp: new Date(answer?.answered_at ?? document.sentAt),
    // Times without an offset are written unchanged, as local times of `timezone`.
    start: `${day}T${startsAt}:00`,
    end: `${day}T${endsAt}:00`,
    timezone: TIME_ZONE,
    status: ICalEventStatus.CONFIRMED,
    summary,
    description: words('quotes:calendar.description', { service: service.title, people, number }),
    location: place === 'customer' ? null : (business.address ?? null),
    organizer: { name: business.name, email: business.email },
    url,
  });
  return {
    filename: words('quotes:calendar.filename'),
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: `${calendar.toString()}\r\n`,
  };
}
