import { defaultLanguage, type Language } from '../../i18n/index.ts';
import {
  answerText,
  MailError,
  type Mailbox,
  type MailTransport,
} from '../../email/index.server.ts';
import {
  composeAnswerEmail,
  composeOwnerEmail,
  composeVisitorEmail,
} from '../emails/compose.server.ts';
import { emailContexts, type EmailContextOptions } from '../emails/context.server.ts';
import { emailSubmission, type EmailSubmission } from '../emails/submission.server.ts';
import { quoteChannels, type QuoteChannelsOptions } from '../quotes/channels.server.ts';
import { contentDocument, type SubmissionDocument } from './content-document.server.ts';
import type { DeliveryJob, Queue } from './delivery.server.ts';

export interface EmailQueueOptions extends EmailContextOptions {
  readonly transport: MailTransport;
  /** Who reads what visitors send just now. */
  readonly owner: () => Promise<readonly Mailbox[]>;
  /**
   * The title, in the content's own words, of the service that a form names; undefined when the
   * content has no such service. Never what a visitor wrote.
   */
  readonly serviceTitle?: (named: string, language: Language) => Promise<string | undefined>;
  /** What the emails about quotes are made of, where there are quotes. */
  readonly quotes?: QuoteChannelsOptions | undefined;
}

/** As many connections as a small mail server allows. */
const EMAILS_AT_ONCE = 4;
const COPIES_AT_ONCE = 2;

/** The emails to owner and visitor, which share a transport. */
export function emailQueue(options: EmailQueueOptions): Queue {
  const { transport, owner, quotes } = options;
  const context = emailContexts(options);

  /** The title of the service that a request names. */
  async function serviceOf(about: EmailSubmission): Promise<string | undefined> {
    if (about.kind !== 'request' || !about.workshop) return undefined;
    return options.serviceTitle?.(about.workshop, about.language);
  }

  return {
    name: 'emails',
    concurrency: EMAILS_AT_ONCE,
    channels: {
      ...(quotes && quoteChannels(quotes, { owner, context, transport })),
      async 'owner-email'({ delivery, submission, hasAllergies, held }, signal) {
        const about = emailSubmission(submission, hasAllergies);
        const language = defaultLanguage();
        const envelope = { messageId: delivery.message_id, to: await owner(), language, held };
        return transport.send(await composeOwnerEmail(about, await context(), envelope), signal);
      },
      async 'visitor-email'({ delivery, submission, hasAllergies }, signal) {
        const about = emailSubmission(submission, hasAllergies);
        const service = await serviceOf(about).catch(() => undefined);
        const envelope = { messageId: delivery.message_id, service };
        const email = await composeVisitorEmail(about, await context(), envelope);
        if (email === null) throw new MailError('No usable address', 'recipient-forever');
        return transport.send(email, signal);
      },
      async 'answer-email'({ delivery, submission, hasAllergies, answer }, signal) {
        if (!answer) throw new MailError('There is nothing to send', 'recipient-forever');
        const about = emailSubmission(submission, hasAllergies);
        const envelope = { messageId: delivery.message_id, inReplyTo: answer.inReplyTo };
        const email = await composeAnswerEmail(answer, about, await context(), envelope);
        if (email === null) throw new MailError('No usable address', 'recipient-forever');
        return transport.send(email, signal);
      },
    },
  };
}

/** The visitor's own texts, to be removed from what the content service answers. */
function visitorTexts({ submission }: DeliveryJob): string[] {
  const values = Object.values(JSON.parse(submission.data) as Record<string, unknown>);
  return values.filter((value) => typeof value === 'string');
}

/** Copies to the content service; `createDocument` does nothing when the document exists. */
export function contentQueue(
  createDocument: (document: SubmissionDocument) => Promise<void>,
): Queue {
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
          throw new MailError(answer, 'service', error);
        }
        return { delivered: true, answer: `stored as ${document._id}` };
      },
    },
  };
}
