import type { SubmissionKind } from './constants.ts';

/** That something was stored, for those who are told of it: nothing of who sent it. */
export interface StoredNotice {
  readonly id: string;
  readonly kind: SubmissionKind;
  /** The key of the service that a request is for. */
  readonly service: string | null;
  /** The day that a request is for, yyyy-mm-dd. */
  readonly eventDay: string | null;
  /** Do its emails wait for the owner, because more came in than the limits allow? */
  readonly isHeldBack: boolean;
}
