import { MailError, type Email } from '../../email/index.server.ts';
import { defaultLanguage, type Language } from '../../i18n/index.ts';
import type { EmailContext } from '../emails/email-body.server.ts';
import { emailSubmission, firstName, fullName } from '../emails/submission.server.ts';
import type { Deliver, DeliveryJob, EmailTools, Queue } from '../delivery/delivery.server.ts';
import type { Db } from '../tables.server.ts';
import { acceptedAt, lastStandingBeside, readVersion } from './answer.server.ts';
import { composeAnswer, composeBooking, composeQuote } from './emails.server.ts';
import type { QuoteEmail } from './email-parts.server.ts';
import type { PaymentWays } from './payment.ts';
import { composeReceipt, composeReminder } from './payment-emails.server.ts';
import { quotePath } from './store.server.ts';
import type { QuoteDeliveryRow } from './tables.server.ts';

export interface QuoteChannelsOptions {
  readonly db: Db;
  /** See `quoteKey`. */
  readonly key: Uint8Array;
  /** How the business is paid, in a language. */
  readonly ways: (language: Language) => Promise<PaymentWays>;
}

/** The emails about quotes. */
export function quoteChannels(
  { db, key, ways }: QuoteChannelsOptions,
  { owner, context, transport }: EmailTools,
): Queue['channels'] {
  async function load({ delivery, submission }: DeliveryJob): Promise<QuoteEmail> {
    const { version_id: id, about = null, is_automatic } = (await subjectOf(db, delivery)) ?? {};
    const now = Date.now();
    const version = id && (await readVersion(db, { id }, now));
    if (!version) throw new MailError('The quote is gone', 'recipient-forever');
    // One without an answer has no appointment.
    const other = version.answer ? await lastStandingBeside(db, version, now) : undefined;
    const isOthers = version.state === 'calledOff' || acceptedAt(other) > acceptedAt(version);
    const path = await quotePath(db, key, version.id);
    const { siteUrl } = await context();
    const visitor = emailSubmission(submission, false);
    return {
      version,
      visitor: {
        firstName: firstName(visitor),
        name: fullName(visitor),
        email: visitor.email ?? '',
      },
      link: path && siteUrl + path,
      messageId: delivery.message_id,
      ways: await ways(version.document.language),
      about,
      isAutomatic: is_automatic === 1,
      appointed: isOthers ? other : undefined,
    };
  }

  const toVisitor =
    (compose: (about: QuoteEmail, context: EmailContext) => Promise<Email | null>): Deliver =>
    async (job, signal) => {
      const email = await compose(await load(job), await context());
      if (email === null) throw new MailError('No usable address', 'recipient-forever');
      return transport.send(email, signal);
    };

  return {
    'visitor-quote': toVisitor(composeQuote),
    'visitor-booking': toVisitor(composeBooking),
    'visitor-reminder': toVisitor(composeReminder),
    'visitor-receipt': toVisitor(async (about, emailContext) => {
      const payment = about.version.payments.find(({ id }) => id === about.about);
      if (!payment) throw new MailError('The payment is gone', 'recipient-forever');
      return composeReceipt(about, payment, emailContext);
    }),
    async 'owner-answer'(job, signal) {
      const envelope = { to: await owner(), language: defaultLanguage() };
      return transport.send(
        await composeAnswer(await load(job), await context(), envelope),
        signal,
      );
    },
  };
}

/** The version that a delivery is about, and what of it. */
async function subjectOf(
  db: Db,
  delivery: DeliveryJob['delivery'],
): Promise<Pick<QuoteDeliveryRow, 'version_id' | 'about' | 'is_automatic'> | undefined> {
  return db
    .selectFrom('quote_deliveries')
    .select(['version_id', 'about', 'is_automatic'])
    .where('delivery_id', '=', delivery.id)
    .executeTakeFirst();
}
