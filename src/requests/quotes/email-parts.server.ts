import { formatClocks, formatDate, type Language } from '../../i18n/index.ts';
import type { Translate } from '../../i18n/index.server.ts';
import { headerText, usableAddress, type Email } from '../../email/index.server.ts';
import { AT_CUSTOMERS } from '../constants.ts';
import { renderEmail } from '../emails/compose.server.ts';
import type { EmailBody, EmailContext, EmailFact } from '../emails/email-body.server.ts';
import { businessFacts } from '../emails/facts.server.ts';
import type { FoundVersion } from './answer.server.ts';
import type { PaymentWays } from './payment.ts';
import { priceText } from './words.ts';

/** What an email about a quote is written from. */
export interface QuoteEmail {
  readonly version: FoundVersion;
  /** Of the request: the visitor's names and address as they wrote them. */
  readonly visitor: { readonly firstName: string; readonly name: string; readonly email: string };
  /** The private address of the version; null when it cannot be made any more. */
  readonly link: string | null;
  readonly messageId: string;
  /** How the business is paid. */
  readonly ways: PaymentWays;
  /** The payment of a receipt, or what a reminder is about; else null. */
  readonly about: string | null;
  /** Did the clock have it sent, and no person? */
  readonly isAutomatic?: boolean;
  /** Another quote of the request whose day its appointment is. */
  readonly appointed?: FoundVersion | undefined;
}

/** What the visitor is called, and greeted by, short and on one line, whatever they wrote as their name. */
export const nameOf = ({ visitor }: QuoteEmail) => headerText(visitor.name, 100);
export const greetedAs = ({ visitor }: QuoteEmail) => headerText(visitor.firstName, 100);

/** Where a button leads, for who cannot press it. */
export function linkLine(link: string | null, words: Translate): string[] {
  return link ? [words('quotes:emails.quote.link', { link })] : [];
}

/** That the appointment is attached, where it is. */
export function attachedLine({ carriesFiles, words }: EmailContext, language: Language): string[] {
  return carriesFiles ? [words(language)('quotes:emails.booking.attached')] : [];
}

/** The number of a quote, and which of its versions, where there is more than one. */
export function numberText(
  { number, version }: FoundVersion['document'],
  words: Translate,
): string {
  return version > 1 ? words('quotes:page.version', { number, version }) : number;
}

/** What was agreed, line by line. */
export function quoteFacts({ version }: QuoteEmail, context: EmailContext, language: Language) {
  const words = context.words(language);
  const { service, day, startsAt, endsAt, people, place, placeTitle, sum, currency } =
    version.document;
  const facts: EmailFact[] = [
    { label: words('quotes:emails.labels.number'), value: numberText(version.document, words) },
    { label: words('quotes:emails.labels.service'), value: service.title },
    { label: words('quotes:emails.labels.day'), value: formatDate(day, language) },
    {
      label: words('quotes:emails.labels.time'),
      value: formatClocks(startsAt, endsAt, language),
    },
    { label: words('quotes:emails.labels.people'), value: String(people) },
    {
      label: words('quotes:page.place'),
      value: place === AT_CUSTOMERS ? words('quotes:page.customerPlace') : (placeTitle ?? ''),
    },
    { label: words('quotes:emails.labels.total'), value: priceText(sum.total, language, currency) },
    {
      label: words('quotes:emails.labels.deposit'),
      value: sum.deposit > 0 ? priceText(sum.deposit, language, currency) : '',
    },
  ];
  return facts.filter(({ value }) => value !== '');
}

/** What one email to the visitor says; a button that leads nowhere is left out. */
interface VisitorBody extends Omit<EmailBody, 'language' | 'footer' | 'action'> {
  readonly action: { readonly label: string; readonly href: string | null };
}

/**
 * A body as an email to the visitor, in the language of the quote, signed by the business; null without an
 * address that it could go to.
 */
export async function toVisitor(
  about: QuoteEmail,
  said: VisitorBody,
  context: EmailContext,
): Promise<Email | null> {
  const address = usableAddress(about.visitor.email);
  if (address === null) return null;
  const { name, email } = context.business;
  const { language } = about.version.document;
  const { href, label } = said.action;
  const signature = context.words(language)('emails:visitor.signature', { business: name });
  const body: EmailBody = {
    ...said,
    language,
    closing: [...said.closing, signature],
    action: href ? { label, href } : undefined,
    footer: businessFacts(context, language),
  };
  return {
    messageId: about.messageId,
    to: [{ name: nameOf(about), address }],
    replyTo: { name: headerText(name), address: context.replyTo ?? email },
    ...(await renderEmail(body, context)),
    attachments: [],
    autoSubmitted: about.isAutomatic ? 'auto-generated' : 'no',
    parameters: parametersOf(about, language),
  };
}

/** For a service that fills in a template of its own: the names that every email has. */
export function parametersOf({ version, visitor }: QuoteEmail, locale: Language) {
  const { day, startsAt, people, service, number, sum, currency } = version.document;
  return {
    ...{ first_name: visitor.firstName, last_name: '', email: visitor.email, phone: '' },
    ...{ date: day, time: startsAt, participants: String(people), company: '' },
    ...{ service: service.key, workshop: '', estimate: priceText(sum.total, locale, currency) },
    ...{ allergy: '', message: number, locale },
  };
}
