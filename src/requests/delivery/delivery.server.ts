import type { Mailbox, MailTransport, SendResult } from '../../email/index.server.ts';
import type { WrittenAnswer } from '../emails/answer-email.server.ts';
import type { EmailContext } from '../emails/email-body.server.ts';
import type { HeldEmails } from '../emails/owner-email.server.ts';
import type { Channel, DeliveryRow, SubmissionRow } from '../tables.server.ts';

/** One delivery to try, with the submission that it is about. */
export interface DeliveryJob {
  readonly delivery: DeliveryRow;
  readonly submission: SubmissionRow;
  /** Whether allergies are stored for it; a channel never learns which. */
  readonly hasAllergies: boolean;
  /** The emails held back now; only looked up for the owner's email, which mentions them. */
  readonly held: HeldEmails;
  /** What the business wrote, for its email alone. */
  readonly answer?: JobAnswer | undefined;
}

/** An answer to be sent, and the email that it continues. */
export interface JobAnswer extends WrittenAnswer {
  readonly inReplyTo: string | undefined;
}

/** What every email is written and sent with. */
export interface EmailTools {
  readonly owner: () => Promise<readonly Mailbox[]>;
  readonly context: () => Promise<EmailContext>;
  readonly transport: MailTransport;
}

/**
 * Delivers to one channel. Rejects with a `MailError`; any other error counts as a failure of
 * the service, and only its name is kept, since its message may hold anything.
 */
export type Deliver = (job: DeliveryJob, signal: AbortSignal) => Promise<SendResult>;

/**
 * The work of the channels that share a service, and so fail and recover together: both emails
 * are one queue, copies another. Each queue has its own pauses, so a stalled one delays no other.
 */
export interface Queue {
  readonly name: string;
  readonly channels: Partial<Readonly<Record<Channel, Deliver>>>;
  /** How many attempts run at once. */
  readonly concurrency: number;
}
