import { formatDate } from '../../i18n/index.ts';
import type { Email } from '../../email/index.server.ts';
import type { EmailContext, EmailFact } from '../emails/email-body.server.ts';
import { visitorsAppointment } from './calendar.server.ts';
import {
  attachedLine,
  linkLine,
  greetedAs,
  quoteFacts,
  toVisitor,
  type QuoteEmail,
} from './email-parts.server.ts';
import { isFirmDate, isOver, openUntil } from './progress.ts';
import { ibanText, paidIn, receiptPath, type NotedPayment } from './payment.ts';
import { priceText } from './words.ts';

/** What is to be paid next, until when and how; nothing where nothing is, or it is too late for the deposit. */
export function paymentLines(about: QuoteEmail, context: EmailContext): string[] {
  const { version, ways } = about;
  const { document, due } = version;
  if (!due || version.state === 'lapsed') return [];
  const { language, number, currency } = document;
  const words = context.words(language);
  const amount = priceText(due.cents, language, currency);
  const date = due.until ? formatDate(due.until, language) : '';
  const lines = [
    date
      ? words(`quotes:payment.${due.kind}Until`, { amount, date })
      : words(`quotes:payment.${due.kind}`, { amount }),
  ];
  if (ways.iban) {
    const account = { iban: ibanText(ways.iban), holder: ways.holder, number };
    lines.push([words('quotes:payment.byTransfer', account), ways.transfer].join('\n').trim());
  } else if (ways.transfer) {
    lines.push([words('quotes:payment.transfer'), ways.transfer].join('\n'));
  }
  if (ways.bizum) lines.push([words('quotes:payment.bizum'), ways.bizum].join('\n'));
  if (lines.length === 1) lines.push(words('quotes:payment.unsaid'));
  return lines;
}

/**
 * The receipt of a payment, in the visitor's language, with the appointment while a firm date is to come, or what becomes
 * of it on a calendar once the booking is called off.
 */
export async function composeReceipt(
  about: QuoteEmail,
  payment: NotedPayment,
  context: EmailContext,
  now = new Date(),
): Promise<Email | null> {
  const { version, link } = about;
  const { language, number, day, currency } = version.document;
  const words = context.words(language);
  const amount = priceText(payment.cents, language, currency);
  const href = link && receiptPath(link, payment.id);
  const isRefund = payment.kind === 'refund';
  const isOff = version.state === 'calledOff';
  const isToCome = isFirmDate(version.state) && !isRefund && !isOver(version.document, now);
  const said = {
    subject: isRefund
      ? `${words('quotes:receipt.returned', { amount })} · ${number}`
      : words('quotes:emails.receipt.subject', { amount, number }),
    preview: words(isOff ? 'quotes:states.calledOff.title' : 'quotes:emails.receipt.preview'),
    heading: words('quotes:emails.receipt.heading'),
    intro: [
      words(isRefund ? 'quotes:emails.receipt.refund' : 'quotes:emails.receipt.intro', {
        name: greetedAs(about),
        amount,
      }),
      ...(isToCome
        ? [
            words('quotes:emails.receipt.firm', { date: formatDate(day, language) }),
            ...attachedLine(context, language),
          ]
        : []),
      ...(isOff ? [`${words('quotes:states.calledOff.title')}.`] : []),
    ],
    facts: receiptFacts(about, payment, context),
    notices: isRefund ? [] : paymentLines(about, context).slice(0, 1),
    closing: [],
    action: { label: words('quotes:emails.receipt.action'), href },
    smallPrint: [words('quotes:receipt.noInvoice'), ...linkLine(href, words)],
  };
  const email = await toVisitor(about, said, context);
  if (!email || !(isToCome || isOff)) return email;
  return { ...email, attachments: [visitorsAppointment(about.appointed ?? version, context, now)] };
}

function receiptFacts(
  { version }: QuoteEmail,
  { kind, means, cents, day }: NotedPayment,
  context: EmailContext,
): EmailFact[] {
  const { language, number, sum, currency } = version.document;
  const words = context.words(language);
  const paid = paidIn(version.payments);
  const price = (amount: number) => priceText(amount, language, currency);
  return [
    { label: words('quotes:emails.labels.number'), value: number },
    { label: words('quotes:receipt.what'), value: words(`quotes:payment.kinds.${kind}`) },
    { label: words('quotes:payment.amount'), value: price(cents) },
    { label: words('quotes:receipt.day'), value: formatDate(day, language) },
    { label: words('quotes:receipt.means'), value: words(`quotes:payment.means.${means}`) },
    { label: words('quotes:emails.labels.total'), value: price(sum.total) },
    { label: words('quotes:receipt.paid'), value: price(paid) },
    ...(version.state === 'calledOff'
      ? []
      : [{ label: words('quotes:receipt.left'), value: price(Math.max(0, sum.total - paid)) }]),
  ];
}

/** Reminds a visitor of a quote, or of its deposit, before it lapses. */
export async function composeReminder(
  about: QuoteEmail,
  context: EmailContext,
): Promise<Email | null> {
  const { version, link } = about;
  const { language, number, day } = version.document;
  const words = context.words(language);
  const isDeposit = about.about === 'deposit';
  const until = (isDeposit && version.due?.until) || openUntil(version.document);
  const values = {
    ...{ name: greetedAs(about), number, date: formatDate(day, language) },
    until: formatDate(until, language),
  };
  const kind = isDeposit ? 'deposit' : 'answer';
  const said = {
    subject: words(`quotes:emails.reminder.${kind}.subject`, values),
    preview: words(`quotes:emails.reminder.${kind}.preview`, values),
    heading: words(`quotes:emails.reminder.${kind}.heading`),
    intro: [words(`quotes:emails.reminder.${kind}.intro`, values)],
    facts: quoteFacts(about, context, language),
    notices: isDeposit ? paymentLines(about, context) : [],
    closing: [words('quotes:emails.reminder.closing')],
    action: { label: words('quotes:emails.quote.action'), href: link },
    smallPrint: linkLine(link, words),
  };
  return toVisitor(about, said, context);
}
