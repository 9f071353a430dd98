import type { Channel, DeliveryRow, SubmissionRow } from '../tables.server.ts';
import type { Held } from './release.server.ts';

/** One delivery to be tried, with what it is about. */
export interface DeliveryJob {
  readonly delivery: DeliveryRow;
  readonly submission: SubmissionRow;
  /** That allergies are kept for it; which, a channel never learns. */
  readonly hasAllergies: boolean;
  /** What is held back just now; looked up for the owner's email, which tells of it. */
  readonly held: Held;
}

export interface DeliveryResult {
  /** False when it was only kept on this machine. */
  readonly delivered: boolean;
  /** What the other side said, without a visitor's data. */
  readonly answer: string;
}

/**
 * A way out. Rejects with a `DeliveryError`; anything else that it throws counts as a failure of
 * the service, and only its name is kept.
 */
export type Deliver = (job: DeliveryJob, signal: AbortSignal) => Promise<DeliveryResult>;

/**
 * Channels that go out by the same service, and so fail and come back together. The emails are
 * one lane; a lane has its own workers, so that a stalled one holds up no other.
 */
export interface Lane {
  readonly name: string;
  readonly channels: Partial<Readonly<Record<Channel, Deliver>>>;
  /** Attempts at once. */
  readonly concurrency: number;
}

export type DeliveryFailure = 'service' | 'recipient' | 'recipient-forever';

/** An attempt failed; `message` is what is kept of it, without a visitor's data. */
export class DeliveryError extends Error {
  override name = 'DeliveryError';
  readonly failure: DeliveryFailure;
  constructor(answer: string, failure: DeliveryFailure, cause?: unknown) {
    super(answer, { cause });
    this.failure = failure;
  }
}
