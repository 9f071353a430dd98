import { usableAddress } from '../../email/index.ts';
import type { SubmissionKind } from '../constants.ts';
import type { Channel } from '../tables.server.ts';

/** What decides which deliveries a submission gets. */
export interface Deliverable {
  readonly kind: SubmissionKind;
  /** The address as the visitor typed it, or empty. */
  readonly email: string;
}

export type ChannelsOf = (submission: Deliverable) => readonly Channel[];

/**
 * Always the owner's email; the visitor's confirmation if there is a usable address; a copy to the
 * content service if `copies` says that the content is kept elsewhere.
 */
export function createChannelsOf(options: { readonly copies: boolean }): ChannelsOf {
  return ({ email }) => [
    'owner-email',
    ...(usableAddress(email) ? (['visitor-email'] as const) : []),
    ...(options.copies ? (['content-copy'] as const) : []),
  ];
}
