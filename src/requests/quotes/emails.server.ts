import { formatDate, type Language } from '../../i18n/index.ts';
import { usableAddress, type Email, type Mailbox } from '../../email/index.server.ts';
import type { Translate } from '../../i18n/index.server.ts';
import { renderEmail } from '../emails/compose.server.ts';
import type { EmailBody, EmailContext, EmailFact } from '../emails/email-body.server.ts';
import { bookingCalendar, visitorsAppointment } from './calendar.server.ts';
import { isFirmDate } from './progress.ts';
import {
  attachedLine,
  linkLine,
  greetedAs,
  nameOf,
  numberText,
  parametersOf,
  quoteFacts,
  toVisitor,
  type QuoteEmail,
} from './email-parts.server.ts';
import { paymentLines } from './payment-emails.server.ts';
import { priceText } from './words.ts';

/** How much of a hash is shown: enough to tell two quotes apart by eye. */
const FINGERPRINT = 16;

/** The beginning of the hash of what was accepted, in groups that can be read out. */
export function fingerprintOf(hash: string): string {
  return (hash.slice(0, FINGERPRINT).match(/.{4}/g) ?? []).join(' ');
}

function factsOfAnswer(about: QuoteEmail, context: EmailContext, language: Language): EmailFact[] {
  const words = context.words(language);
  const { answer, hash } = about.version;
  return [
    ...quoteFacts(about, context, language),
    ...(answer?.name
      ? [{ label: words('quotes:emails.labels.answeredBy'), value: answer.name }]
      : []),
    { label: words('quotes:emails.labels.proof'), value: fingerprintOf(hash) },
  ];
}

/** The email that brings a quote, in the visitor's language. */
export async function composeQuote(
  about: QuoteEmail,
  context: EmailContext,
): Promise<Email | null> {
  const { document } = about.version;
  const { language, version, day, people, sum, currency, validUntil, note } = document;
  const words = context.words(language);
  const preview = words('quotes:emails.quote.preview', {
    total: priceText(sum.total, language, currency),
    people,
  });
  const said = {
    subject: words('quotes:emails.quote.subject', { date: formatDate(day, language) }),
    preview: version > 1 ? `${numberText(document, words)}. ${preview}` : preview,
    heading: words('quotes:emails.quote.heading'),
    intro: [words('quotes:emails.quote.intro', { name: greetedAs(about) })],
    facts: [
      ...quoteFacts(about, context, language),
      { label: words('quotes:emails.labels.validUntil'), value: formatDate(validUntil, language) },
    ],
    quote: note.trim() ? { title: words('quotes:emails.quote.note'), text: note } : undefined,
    notices: [],
    closing: [words('quotes:emails.quote.closing')],
    action: { label: words('quotes:emails.quote.action'), href: about.link },
    smallPrint: about.link
      ? [...linkLine(about.link, words), words('quotes:emails.quote.private')]
      : [],
  };
  return toVisitor(about, said, context);
}

/**
 * How a booking stands, for the visitor: the confirmation when they have accepted, or that it is called off, with
 * what their calendar is to have of it.
 */
export async function composeBooking(
  about: QuoteEmail,
  context: EmailContext,
): Promise<Email | null> {
  const { document, state } = about.version;
  const { language, number, day } = document;
  const words = context.words(language);
  const isOff = state === 'calledOff';
  const kind = isOff ? 'calledOff' : isFirmDate(state) ? 'booking' : 'held';
  const date = formatDate(day, language);
  const said = {
    subject: words(`quotes:emails.${kind}.subject`, { date }),
    preview: words(`quotes:emails.${kind}.preview`),
    heading: words(`quotes:emails.${kind}.heading`),
    intro: [
      words(`quotes:emails.${kind}.intro`, { name: greetedAs(about), number, date }),
      ...(isOff ? standingLine(about, words) : attachedLine(context, language)),
    ],
    facts: isOff ? [] : factsOfAnswer(about, context, language),
    notices: paymentLines(about, context),
    closing: [words(`quotes:emails.${isOff ? 'calledOff' : 'booking'}.closing`)],
    action: { label: words('quotes:emails.booking.action'), href: about.link },
    smallPrint: linkLine(about.link, words),
  };
  const email = await toVisitor(about, said, context);
  return (
    email && {
      ...email,
      // The acceptance sends the first, no person.
      ...(about.about === null && !isOff && { autoSubmitted: 'auto-replied' as const }),
      attachments: [visitorsAppointment(about.appointed ?? about.version, context)],
    }
  );
}

/** That another quote of the request stands, whose appointment the email brings. */
function standingLine({ appointed }: QuoteEmail, words: Translate): string[] {
  if (!appointed) return [];
  const { number, day, language } = appointed.document;
  return [words('quotes:emails.calledOff.other', { number, date: formatDate(day, language) })];
}

/** Tells the business what the visitor answered; a reply goes to the visitor. */
export async function composeAnswer(
  about: QuoteEmail,
  context: EmailContext,
  { to, language }: { readonly to: readonly Mailbox[]; readonly language: Language },
): Promise<Email> {
  const { answer, document, quoteId } = about.version;
  const words = context.words(language);
  const isAccepted = answer?.answer === 'accepted';
  const kind = isAccepted ? 'accepted' : 'declined';
  const isHeld = isAccepted && !isFirmDate(about.version.state);
  const name = nameOf(about);
  const { number, day, people, sum, currency } = document;
  const values = { number, name };
  const href = `${context.siteUrl}/admin/quotes/${quoteId}`;
  const body: EmailBody = {
    language,
    subject: words(`quotes:emails.answer.${kind}Subject`, values),
    preview: words('quotes:emails.answer.preview', {
      ...{
        date: formatDate(day, language),
        people,
        total: priceText(sum.total, language, currency),
      },
    }),
    heading: words(`quotes:emails.answer.${kind}Heading`, values),
    intro: [
      words(isHeld ? 'quotes:emails.answer.acceptedHeld' : `quotes:emails.answer.${kind}Intro`),
      ...(isAccepted ? attachedLine(context, language) : []),
    ],
    facts: factsOfAnswer(about, context, language),
    quote: answer?.word
      ? { title: words('quotes:emails.answer.word'), text: answer.word }
      : undefined,
    notices: [],
    closing: [words('emails:owner.signature', { business: context.business.name })],
    action: { label: words('quotes:emails.answer.action'), href },
    footer: [],
    smallPrint: [],
  };
  const appointed = about.appointed ?? about.version;
  const url = `${context.siteUrl}/admin/quotes/${appointed.quoteId}`;
  const summary = words('quotes:calendar.ownerSummary', {
    ...{ name, people: appointed.document.people },
  });
  const replyTo = usableAddress(about.visitor.email);
  return {
    messageId: about.messageId,
    to,
    ...(replyTo !== null && { replyTo: { name, address: replyTo } }),
    ...(await renderEmail(body, context)),
    attachments: isAccepted
      ? [bookingCalendar(appointed, context, { url, summary, language })]
      : [],
    autoSubmitted: null,
    parameters: parametersOf(about, language),
  };
}
