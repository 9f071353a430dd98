import { randomBytes } from 'node:crypto';
import { createIsProxy } from './client-address.server.ts';

/** The header that carries a request's id, from a proxy and to whoever asked. */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** Names a request, by the address of the connection and the id that came with it. */
export type NameRequest = (
  peer: string | undefined,
  given: string | string[] | undefined,
) => string;

/** What an id may be: nothing that means anything in a log, a terminal or a header. */
const WELL_FORMED = /^[\w.:+=/-]{8,64}$/;

/**
 * Takes the id that one of our own proxies (`TRUST_PROXY`) has given the request, so that its log and
 * ours speak of the same; anybody else's is not ours to repeat. A made one is the process's and a number.
 */
export function createNameRequest(trustProxy: readonly string[]): NameRequest {
  const isProxy = createIsProxy(trustProxy);
  const own = randomBytes(6).toString('base64url');
  let count = 0;
  return (peer, given) => {
    if (typeof given === 'string' && WELL_FORMED.test(given) && isProxy(peer ?? '')) return given;
    count += 1;
    return `${own}.${count.toString(36)}`;
  };
}
