import { usableAddress } from '../mail/index.ts';
import type { SubmissionKind } from './constants.ts';
import type { Channel } from './tables.server.ts';

/** What decides which deliveries a submission gets. */
export interface Deliverable {
  readonly kind: SubmissionKind;
  /** The address as the visitor gave it; empty when none. */
  readonly email: string;
}

export type PlanDeliveries = (submission: Deliverable) => readonly Channel[];

/**
 * The owner's email always, the visitor's confirmation when it has a usable address, and the copy
 * to the content service when `copies` says that the content lives elsewhere.
 */
export function createPlan(options: { readonly copies: boolean }): PlanDeliveries {
  return ({ email }) => [
    'owner-email',
    ...(usableAddress(email) ? (['visitor-email'] as const) : []),
    ...(options.copies ? (['content-copy'] as const) : []),
  ];
}
