import { usableAddress } from '../../email/index.ts';
import type { Channel } from '../tables.server.ts';

/** Which deliveries a submission gets, by the address as the visitor typed it, or empty. */
export type ChannelsOf = (email: string) => readonly Channel[];

/**
 * Always the owner's email; the visitor's confirmation if there is a usable address; a copy to the
 * content service if `copies` says that the content is kept elsewhere.
 */
export function createChannelsOf(options: { readonly copies: boolean }): ChannelsOf {
  return (email) => [
    'owner-email',
    ...(usableAddress(email) ? (['visitor-email'] as const) : []),
    ...(options.copies ? (['content-copy'] as const) : []),
  ];
}
