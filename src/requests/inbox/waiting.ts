import type { SubmissionKind } from '../constants.ts';
import type { DeliveryState } from '../delivery/delivery-state.ts';
import type { SubmissionStatus } from '../status.ts';

/** A submission that somebody of the business should look at. */
export interface WaitingSubmission {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
  /** Whose it is, as they wrote it. */
  readonly name: string;
  readonly service: string | null;
  /** The day that a request is for, yyyy-mm-dd. */
  readonly eventDay: string | null;
  readonly participants: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** An email that was given up, or is held back until somebody releases it. */
export interface FailedEmail {
  readonly submissionId: string;
  /** Who wrote what it is about. */
  readonly name: string;
  readonly state: Extract<DeliveryState, 'failed' | 'held'>;
  readonly answer: string | null;
  readonly at: number;
}

/** Emails that do not go out. */
export interface EmailOutage {
  /** When the oldest of them was to go out, milliseconds since 1970. */
  readonly since: number;
  readonly waiting: number;
}
