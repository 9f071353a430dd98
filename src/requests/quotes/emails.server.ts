import { formatDate, type Language } from '../../i18n/index.ts';
import type { Translate } from '../../i18n/index.server.ts';
import { headerText, usableAddress, type Email, type Mailbox } from '../../email/index.server.ts';
import { renderEmail } from '../emails/compose.server.ts';
import type { EmailBody, EmailContext, EmailFact } from '../emails/email-body.server.ts';
import { businessFacts } from '../emails/facts.server.ts';
import type { FoundVersion } from './answer.server.ts';
import { bookingCalendar } from './calendar.server.ts';
import { isFirmDate } from './life.ts';
import type { PaymentWays } from './payment.ts';
import { paymentLines } from './payment-emails.server.ts';
import { dayText, priceText, timesText } from './words.ts';

/** What an email about a quote is written from. */
export interface QuoteEmail {
  readonly version: FoundVersion;
  /** Of the request: the visitor's name and address as they wrote them. */
  readonly visitor: { readonly name: string; readonly email: string };
  /** The private address of the version; null when it cannot be made any more. */
  readonly link: string | null;
  readonly messageId: string;
  /** How the business is paid. */
  readonly ways: PaymentWays;
  /** The payment of a receipt, or what a reminder is about; else null. */
  readonly about: string | null;
}

/** How much of a hash is shown: enough to tell two quotes apart by eye. */
const FINGERPRINT = 16;

/** The beginning of the hash of what was accepted, in groups that can be read out. */
export function fingerprintOf(hash: string): string {
  return (hash.slice(0, FINGERPRINT).match(/.{4}/g) ?? []).join(' ');
}

/** The visitor's first words stay short and on one line, whatever they wrote as their name. */
export const nameOf = ({ visitor }: QuoteEmail) => headerText(visitor.name, 100);

/** Where a button leads, for who reads an email as plain text. */
export function linkLine(link: string | null, words: Translate): string[] {
  return link ? [words('quotes:emails.quote.link', { link })] : [];
}

/** What was agreed, line by line. */
export function quoteFacts({ version }: QuoteEmail, context: EmailContext, language: Language) {
  const words = context.words(language);
  const { number, service, day, startsAt, endsAt, people, sum } = version.document;
  const facts: EmailFact[] = [
    { label: words('quotes:emails.labels.number'), value: number },
    { label: words('quotes:emails.labels.service'), value: service.title },
    { label: words('quotes:emails.labels.day'), value: dayText(day, language) },
    { label: words('quotes:emails.labels.time'), value: timesText(startsAt, endsAt) },
    { label: words('quotes:emails.labels.people'), value: String(people) },
    { label: words('quotes:emails.labels.total'), value: priceText(sum.total, language) },
    {
      label: words('quotes:emails.labels.deposit'),
      value: sum.deposit > 0 ? priceText(sum.deposit, language) : '',
    },
  ];
  return facts.filter(({ value }) => value !== '');
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
  const { language, day, people, sum, validUntil, note } = document;
  const words = context.words(language);
  const body: EmailBody = {
    language,
    subject: words('quotes:emails.quote.subject', { date: formatDate(day, language) }),
    preview: words('quotes:emails.quote.preview', {
      total: priceText(sum.total, language),
      people,
    }),
    heading: words('quotes:emails.quote.heading'),
    intro: [words('quotes:emails.quote.intro', { name: nameOf(about) })],
    facts: [
      ...quoteFacts(about, context, language),
      { label: words('quotes:emails.labels.validUntil'), value: dayText(validUntil, language) },
    ],
    quote: note.trim() ? { title: words('quotes:emails.quote.note'), text: note } : undefined,
    notices: [],
    closing: [
      words('quotes:emails.quote.closing'),
      words('emails:visitor.signature', { business: context.business.name }),
    ],
    action: about.link
      ? { label: words('quotes:emails.quote.action'), href: about.link }
      : undefined,
    footer: businessFacts(context, language),
    smallPrint: about.link
      ? [...linkLine(about.link, words), words('quotes:emails.quote.private')]
      : [],
  };
  return toVisitor(about, body, context);
}

/** The confirmation that the visitor gets when they have accepted, with the appointment. */
export async function composeBooking(
  about: QuoteEmail,
  context: EmailContext,
): Promise<Email | null> {
  const { document } = about.version;
  const { language, number, day, service } = document;
  const words = context.words(language);
  const { business } = context;
  const isFirm = isFirmDate(about.version.state);
  const kind = isFirm ? 'booking' : 'held';
  const body: EmailBody = {
    language,
    subject: words(`quotes:emails.${kind}.subject`, { date: formatDate(day, language) }),
    preview: words(`quotes:emails.${kind}.preview`),
    heading: words(`quotes:emails.${kind}.heading`),
    intro: [words(`quotes:emails.${kind}.intro`, { name: nameOf(about), number })],
    facts: factsOfAnswer(about, context, language),
    notices: isFirm ? [] : paymentLines(about, context),
    closing: [
      words('quotes:emails.booking.closing'),
      words('emails:visitor.signature', { business: business.name }),
    ],
    action: about.link
      ? { label: words('quotes:emails.booking.action'), href: about.link }
      : undefined,
    footer: businessFacts(context, language),
    smallPrint: linkLine(about.link, words),
  };
  const summary = words('quotes:calendar.visitorSummary', {
    service: service.title,
    business: business.name,
  });
  const appointment = bookingCalendar(about.version, context, {
    ...{ summary, language, url: context.siteUrl },
  });
  const email = await toVisitor(about, body, context);
  return email && { ...email, attachments: [appointment] };
}

/** Tells the business what the visitor answered; a reply goes to the visitor. */
export async function composeAnswer(
  about: QuoteEmail,
  context: EmailContext,
  { to, language }: { readonly to: readonly Mailbox[]; readonly language: Language },
): Promise<Email> {
  const { answer, document, submissionId } = about.version;
  const words = context.words(language);
  const isAccepted = answer?.answer === 'accepted';
  const name = nameOf(about);
  const { number, day, people, sum } = document;
  const values = { number, name };
  const href = `${context.siteUrl}/admin/submissions/${submissionId}`;
  const body: EmailBody = {
    language,
    subject: isAccepted
      ? words('quotes:emails.answer.acceptedSubject', values)
      : words('quotes:emails.answer.declinedSubject', values),
    preview: words('quotes:emails.answer.preview', {
      ...{ date: formatDate(day, language), people, total: priceText(sum.total, language) },
    }),
    heading: isAccepted
      ? words('quotes:emails.answer.acceptedHeading', values)
      : words('quotes:emails.answer.declinedHeading', values),
    intro: [
      isAccepted
        ? words(
            isFirmDate(about.version.state)
              ? 'quotes:emails.answer.acceptedIntro'
              : 'quotes:emails.answer.acceptedHeld',
          )
        : words('quotes:emails.answer.declinedIntro'),
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
  const summary = words('quotes:calendar.ownerSummary', { name, people });
  const replyTo = usableAddress(about.visitor.email);
  return {
    messageId: about.messageId,
    to,
    ...(replyTo !== null && { replyTo: { name, address: replyTo } }),
    ...(await renderEmail(body, context)),
    attachments: isAccepted
      ? [bookingCalendar(about.version, context, { url: href, summary, language })]
      : [],
    isAutomatic: false,
    parameters: parametersOf(about, language),
  };
}

/** A body as an email to the visitor; null without an address that it could go to. */
export async function toVisitor(
  about: QuoteEmail,
  body: EmailBody,
  context: EmailContext,
): Promise<Email | null> {
  const address = usableAddress(about.visitor.email);
  if (address === null) return null;
  const { name, email } = context.business;
  return {
    messageId: about.messageId,
    to: [{ name: nameOf(about), address }],
    replyTo: { name: headerText(name), address: context.replyTo ?? email },
    ...(await renderEmail(body, context)),
    attachments: [],
    isAutomatic: false,
    parameters: parametersOf(about, body.language),
  };
}

/** For a service that fills in a template of its own: the names that every email has. */
function parametersOf({ version, visitor }: QuoteEmail, locale: Language) {
  const { day, startsAt, people, service, number, sum } = version.document;
  return {
    ...{ first_name: visitor.name, last_name: '', email: visitor.email, phone: '' },
    ...{ date: day, time: startsAt, participants: String(people), company: '' },
    ...{ service: service.key, workshop: '', estimate: priceText(sum.total, locale) },
    ...{ allergy: '', message: number, locale },
  };
}
