import { DEFAULT_LANGUAGE, type Language } from '../../i18n/index.ts';
import {
  answerText,
  BOOKING_TERMS,
  composeOwnerLetter,
  composeVisitorLetter,
  MailError,
  usableAddress,
  type BookingTerms,
  type Letter,
  type LetterBusiness,
  type LetterContext,
  type LetterSubmission,
  type Mailbox,
  type MailTransport,
} from '../../mail/index.server.ts';
import { DeliveryError, type DeliveryJob, type Lane } from './channels.server.ts';
import { contentDocument, type SubmissionDocument } from './content-document.server.ts';
import { letterSubmission } from './letter-submission.server.ts';

export interface LetterLaneOptions {
  readonly transport: MailTransport;
  /** Who reads what came in: MAIL_TO. */
  readonly owner: readonly Mailbox[];
  readonly ownerLanguage?: Language;
  /** The sender, who stands in for the business while the content cannot be read. */
  readonly sender: Mailbox;
  readonly business: () => Promise<LetterBusiness>;
  /**
   * The title of the service that a form's field names, as the content has it in a language;
   * undefined when it names none. What a visitor wrote is never taken for it.
   */
  readonly serviceTitle?: (named: string, language: Language) => Promise<string | undefined>;
  readonly terms?: BookingTerms;
  readonly siteUrl: string;
}

/** Letters under way at once: what a small mail server allows. */
const LETTERS_AT_ONCE = 4;
const COPIES_AT_ONCE = 2;

/** The letters to owner and visitor, which leave by one transport. */
export function letterLane(options: LetterLaneOptions): Lane {
  const { transport, owner, sender, siteUrl, terms = BOOKING_TERMS } = options;
  const language = options.ownerLanguage ?? DEFAULT_LANGUAGE;

  async function letterContext(): Promise<LetterContext> {
    const standIn = { name: sender.name || sender.address, email: sender.address };
    const business = await options.business().catch(() => standIn);
    // Content may leave either out; a letter is never without somebody to answer to.
    const name = business.name || standIn.name;
    const email = usableAddress(business.email) ?? standIn.email;
    return { business: { ...business, name, email }, terms, siteUrl };
  }

  /** What a request asks for in our own words: the title of the service that it names. */
  async function serviceOf(about: LetterSubmission): Promise<string | undefined> {
    if (about.kind !== 'request' || !about.workshop) return undefined;
    return options.serviceTitle?.(about.workshop, about.language);
  }

  async function send(letter: Letter, signal: AbortSignal) {
    try {
      return await transport.send(letter, signal);
    } catch (error) {
      if (error instanceof MailError) throw new DeliveryError(error.message, error.failure, error);
      throw error;
    }
  }

  return {
    name: 'letters',
    concurrency: LETTERS_AT_ONCE,
    channels: {
      async 'owner-letter'({ delivery, submission, hasAllergies, held }, signal) {
        const about = letterSubmission(submission, hasAllergies);
        const envelope = { messageId: delivery.message_id, to: owner, language, held };
        return send(await composeOwnerLetter(about, await letterContext(), envelope), signal);
      },
      async 'visitor-letter'({ delivery, submission, hasAllergies }, signal) {
        const about = letterSubmission(submission, hasAllergies);
        const service = await serviceOf(about).catch(() => undefined);
        const envelope = { messageId: delivery.message_id, service };
        const letter = await composeVisitorLetter(about, await letterContext(), envelope);
        if (letter === null) throw new DeliveryError('No usable address', 'recipient-forever');
        return send(letter, signal);
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
