import type { Kysely } from 'kysely';
import type { Email } from '../../email/index.server.ts';
import type { EmailContext } from '../emails/email-body.server.ts';
import { emailSubmission, fullName } from '../emails/submission.server.ts';
import type { EmailTools } from '../delivery/channels.server.ts';
import {
  DeliveryError,
  type Deliver,
  type DeliveryJob,
  type Queue,
} from '../delivery/delivery.server.ts';
import type { SubmissionTables } from '../tables.server.ts';
import { readVersion } from './answer.server.ts';
import { composeAnswer, composeBooking, composeQuote, type QuoteEmail } from './emails.server.ts';
import { quotePath } from './store.server.ts';

export interface QuoteChannelsOptions {
  readonly db: Kysely<SubmissionTables>;
  /** See `quoteKey`. */
  readonly key: Uint8Array;
}

/** The emails about quotes. */
export function quoteChannels(
  { db, key }: QuoteChannelsOptions,
  { owner, ownerLanguage, context, send }: EmailTools,
): Queue['channels'] {
  async function load({ delivery, submission }: DeliveryJob): Promise<QuoteEmail> {
    const id = await versionOf(db, delivery);
    const version = id && (await readVersion(db, { id }, Date.now()));
    if (!version) throw new DeliveryError('The quote is gone', 'recipient-forever');
    const path = await quotePath(db, key, version.id);
    const { siteUrl } = await context();
    const visitor = emailSubmission(submission, false);
    return {
      version,
      visitor: { name: fullName(visitor), email: visitor.email ?? '' },
      link: path && siteUrl + path,
      messageId: delivery.message_id,
    };
  }

  const toVisitor =
    (compose: (about: QuoteEmail, context: EmailContext) => Promise<Email | null>): Deliver =>
    async (job, signal) => {
      const email = await compose(await load(job), await context());
      if (email === null) throw new DeliveryError('No usable address', 'recipient-forever');
      return send(email, signal);
    };

  return {
    'visitor-quote': toVisitor(composeQuote),
    'visitor-booking': toVisitor(composeBooking),
    async 'owner-answer'(job, signal) {
      const envelope = { to: await owner(), language: ownerLanguage };
      return send(await composeAnswer(await load(job), await context(), envelope), signal);
    },
  };
}

/** The version that a delivery is about. */
async function versionOf(
  db: Kysely<SubmissionTables>,
  delivery: DeliveryJob['delivery'],
): Promise<string | undefined> {
  const about = await db
    .selectFrom('quote_deliveries')
    .select('version_id')
    .where('delivery_id', '=', delivery.id)
    .executeTakeFirst();
  return about?.version_id;
}
