import { DEFAULT_LANGUAGE, type Language } from '../../i18n/index.ts';
import {
  answerText,
  MailError,
  usableAddress,
  type Email,
  type Mailbox,
  type MailTransport,
} from '../../mail/index.server.ts';
import { composeOwnerEmail, composeVisitorEmail } from '../emails/compose.server.ts';
import type { EmailBusiness, EmailContext } from '../emails/email-body.ts';
import { emailSubmission, type EmailSubmission } from '../emails/submission.server.ts';
import { BOOKING_TERMS, type BookingTerms } from '../emails/terms.ts';
import { DeliveryError, type DeliveryJob, type Lane } from './channels.server.ts';
import { contentDocument, type SubmissionDocument } from './content-document.server.ts';

export interface EmailLaneOptions {
  readonly transport: MailTransport;
  /** Who reads what came in: MAIL_TO. */
  readonly owner: readonly Mailbox[];
  readonly ownerLanguage?: Language;
  /** The sender, who stands in for the business while the content cannot be read. */
  readonly sender: Mailbox;
  readonly business: () => Promise<EmailBusiness>;
  /**
   * The title of the service that a form's field names, as the content has it in a language;
   * undefined when it names none. What a visitor wrote is never taken for it.
   */
  readonly serviceTitle?: (named: string, language: Language) => Promise<string | undefined>;
  readonly terms?: BookingTerms;
  readonly siteUrl: string;
}

/** Emails under way at once: what a small mail server allows. */
const EMAILS_AT_ONCE = 4;
const COPIES_AT_ONCE = 2;

/** The emails to owner and visitor, which leave by one transport. */
export function emailLane(options: EmailLaneOptions): Lane {
  const { transport, owner, sender, siteUrl, terms = BOOKING_TERMS } = options;
  const language = options.ownerLanguage ?? DEFAULT_LANGUAGE;

  async function emailContext(): Promise<EmailContext> {
    const standIn = { name: sender.name || sender.address, email: sender.address };
    const business = await options.business().catch(() => standIn);
    // Content may leave either out; an email is never without somebody to answer to.
    const name = business.name || standIn.name;
    const email = usableAddress(business.email) ?? standIn.email;
    return { business: { ...business, name, email }, terms, siteUrl };
  }

  /** What a request asks for in our own words: the title of the service that it names. */
  async function serviceOf(about: EmailSubmission): Promise<string | undefined> {
    if (about.kind !== 'request' || !about.workshop) return undefined;
    return options.serviceTitle?.(about.workshop, about.language);
  }

  async function send(email: Email, signal: AbortSignal) {
    try {
      return await transport.send(email, signal);
    } catch (error) {
      if (error instanceof MailError) throw new DeliveryError(error.message, error.failure, error);
      throw error;
    }
  }

  return {
    name: 'emails',
    concurrency: EMAILS_AT_ONCE,
    channels: {
      async 'owner-email'({ delivery, submission, hasAllergies, held }, signal) {
        const about = emailSubmission(submission, hasAllergies);
        const envelope = { messageId: delivery.message_id, to: owner, language, held };
        return send(await composeOwnerEmail(about, await emailContext(), envelope), signal);
      },
      async 'visitor-email'({ delivery, submission, hasAllergies }, signal) {
        const about = emailSubmission(submission, hasAllergies);
        const service = await serviceOf(about).catch(() => undefined);
        const envelope = { messageId: delivery.message_id, service };
        const email = await composeVisitorEmail(about, await emailContext(), envelope);
        if (email === null) throw new DeliveryError('No usable address', 'recipient-forever');
        return send(email, signal);
      },
    },
  };
}

/** Texts of a stored submission, to be taken out of what the content service answers. */
function visitorTexts({ submission }: DeliveryJob): string[] {
  const values = Object.values(JSON.parse(submission.data) as Record<string, unknown>);
  return values.filter((value) => typeof value === 'string');
}

/** Copies to the content service; `createDocument` does nothing when the document is there. */
export function contentLane(createDocument: (document: SubmissionDocument) => Promise<void>): Lane {
  return {
    name: 'content',
    concurrency: COPIES_AT_ONCE,
    channels: {
      async 'content-copy'(job) {
        const document = contentDocument(job.submission);
        try {
          await createDocument(document);
        } catch (error) {
          const answer = answerText((error as Error).message, visitorTexts(job));
          throw new DeliveryError(answer, 'service', error);
        }
        return { delivered: true, answer: `stored as ${document._id}` };
      },
    },
  };
}
