import ical, { ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { timeZone, type Language } from '../../i18n/index.ts';
import { calendarTimeZone } from '../../i18n/index.server.ts';
import { headerText, type EmailAttachment } from '../../email/index.server.ts';
import { slotOf } from '../constants.ts';
import { lastDay } from '../quotes/draft.ts';
import type { EmailContext } from './email-body.server.ts';
import { askedFor } from './facts.server.ts';
import type { VisitorNotice } from './visitor-notice.server.ts';

/** An appointment of a request, in the business's time. */
export interface Appointment extends Pick<
  ICalEventData,
  'status' | 'sequence' | 'summary' | 'description' | 'url'
> {
  /** Of the request: what comes later replaces what a calendar already has. */
  readonly submissionId: string;
  readonly stamp: Date;
  /** yyyy-mm-dd */
  readonly day: string;
  /** hh:mm */
  readonly startsAt: string;
  readonly endsAt: string;
  /** Where it is; null where the customer says. */
  readonly at: Parameters<NonNullable<EmailContext['addressAt']>>[0] | null;
  readonly filename: string;
  readonly language: Language;
}

/** An appointment as the file that an email brings. */
export function appointmentFile(
  appointment: Appointment,
  { business, siteUrl, addressAt }: EmailContext,
): EmailAttachment {
  const { submissionId, day, startsAt, endsAt, at, filename, language, ...event } = appointment;
  const method =
    event.status === ICalEventStatus.CANCELLED
      ? ICalCalendarMethod.CANCEL
      : ICalCalendarMethod.PUBLISH;
  const calendar = ical({
    prodId: {
      company: headerText(business.name),
      product: 'Website',
      language: language.toUpperCase(),
    },
    method,
    // Without a name, so that the time stamp stays in UTC as RFC 5545 requires.
    timezone: { name: null, generator: calendarTimeZone },
  });
  calendar.createEvent({
    ...event,
    id: `${submissionId}@${new URL(siteUrl).hostname}`,
    // Times without an offset are written unchanged, as local times of `timezone`.
    start: `${day}T${startsAt}:00`,
    end: `${lastDay({ day, startsAt, endsAt })}T${endsAt}:00`,
    timezone: timeZone(),
    location: at && (addressAt?.(at, language) ?? (business.address?.(language) || null)),
    organizer: { name: business.name, email: business.email },
  });
  return {
    filename,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: `${calendar.toString()}\r\n`,
  };
}

/** The requested slot as a tentative appointment. */
export function calendarAttachment(
  request: Extract<VisitorNotice, { kind: 'request' }>,
  context: EmailContext,
  language: Language,
): EmailAttachment {
  const words = context.words(language);
  const { name: business } = context.business;
  const { id: submissionId, participants, requestedDate: day, requestedTime, service } = request;
  const { from: startsAt, to: endsAt } = slotOf(requestedTime);
  return appointmentFile(
    {
      ...{ submissionId, language, day, startsAt, endsAt },
      stamp: request.receivedAt,
      status: ICalEventStatus.TENTATIVE,
      summary: words('emails:calendar.summary', {
        event: [askedFor(request, context, language), business].filter(Boolean).join(' · '),
      }),
      description: words('emails:calendar.description', {
        ...{ business, participants, reference: submissionId },
      }),
      at: { service },
      url: context.siteUrl,
      filename: words('emails:calendar.filename'),
    },
    context,
  );
}
