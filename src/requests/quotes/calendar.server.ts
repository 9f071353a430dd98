import { ICalEventStatus } from 'ical-generator';
import type { EmailAttachment } from '../../email/index.server.ts';
import { appointmentFile } from '../emails/calendar.server.ts';
import { AT_CUSTOMERS } from '../constants.ts';
import type { EmailContext } from '../emails/email-body.server.ts';
import type { FoundVersion } from './answer.server.ts';
import { isFirmDate } from './progress.ts';

interface BookingCalendarOptions {
  /** Where the event leads: the visitor's page, or the owner's request. */
  readonly url: string;
  readonly summary: string;
  readonly now?: Date;
  readonly language: FoundVersion['document']['language'];
}

/** The appointment that the visitor gets. */
export function visitorsAppointment(
  version: FoundVersion,
  context: EmailContext,
  now = new Date(),
): EmailAttachment {
  const { language, service } = version.document;
  const words = context.words(language);
  const event = words('quotes:calendar.visitorSummary', {
    ...{ service: service.title, business: context.business.name },
  });
  // Phones hardly show the status of an appointment.
  const isTentative = statusOf(version.state) === ICalEventStatus.TENTATIVE;
  const summary = isTentative ? words('emails:calendar.summary', { event }) : event;
  return bookingCalendar(version, context, {
    ...{ summary, language, url: context.siteUrl, now },
  });
}

const statusOf = (state: FoundVersion['state']) => {
  if (state === 'calledOff') return ICalEventStatus.CANCELLED;
  return isFirmDate(state) ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE;
};

/** An accepted quote as an appointment, confirmed once its date is firm; called off, it leaves the calendar. */
export function bookingCalendar(
  { document, submissionId, state }: FoundVersion,
  context: EmailContext,
  { url, summary, language, now = new Date() }: BookingCalendarOptions,
): EmailAttachment {
  const words = context.words(language);
  const { day, startsAt, endsAt, people, number, service, place } = document;
  return appointmentFile(
    {
      ...{ submissionId, language, day, startsAt, endsAt, url, summary },
      // All of one request are one appointment: each email says how it stands, and replaces what came before it.
      sequence: Math.floor(now.getTime() / 60_000),
      stamp: now,
      status: statusOf(state),
      description: words('quotes:calendar.description', { service: service.title, people, number }),
      at: place === AT_CUSTOMERS ? null : { place },
      filename: words('quotes:calendar.filename'),
    },
    context,
  );
}
