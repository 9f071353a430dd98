import type { Context } from 'hono';
import { createClientAddress, neighbourhoodOf, networkOf } from './client-address.server.ts';

/** Where a request comes from, as far as that can be known. */
export interface Sender {
  /** The visitor's address; empty where the connection has none. */
  readonly address: string;
  /** What limits are counted on: the IPv4 address, or the /64 of an IPv6 one. */
  readonly network: string;
  /** The /24 or /48 around it. */
  readonly neighbourhood: string;
}

export type FindSender = (c: Context) => Sender;

/** What @hono/node-server tells about the connection. */
interface Connection {
  readonly incoming?: { readonly socket?: { readonly remoteAddress?: string } };
}

/** Finds who sent a request, behind the proxies of `TRUST_PROXY` (addresses and CIDR ranges). */
export function createFindSender(trustProxy: readonly string[]): FindSender {
  const senderOf = createSenderOf(trustProxy);
  return (c) => {
    const peer = (c.env as Connection | undefined)?.incoming?.socket?.remoteAddress;
    return senderOf(peer, c.req.header('x-forwarded-for'));
  };
}

/** From the address of a connection, and what its request says of whom it was forwarded for. */
export type SenderOf = (peer: string | undefined, forwardedFor: string | undefined) => Sender;

/** The same for whoever has no Hono context yet. */
export function createSenderOf(trustProxy: readonly string[]): SenderOf {
  const clientAddress = createClientAddress(trustProxy);
  return (peer = '', forwardedFor) => {
    const address = clientAddress(peer, forwardedFor);
    return { address, network: networkOf(address), neighbourhood: neighbourhoodOf(address) };
  };
}
