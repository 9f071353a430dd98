import type { ClientConfig } from '@sanity/client';
import { readRetryAfter } from '../../http/index.server.ts';

/** How the client of Sanity gets what it sends its requests with. */
type ResolveFetch = NonNullable<ClientConfig['resolveFetch']>;

/** Longest pause that is kept to, milliseconds. */
const LONGEST_PAUSE = 5 * 60_000;

/**
 * The same, but nothing is sent for as long as an earlier answer asked (`Retry-After`): every request
 * until then fails at once, those that open a connection to listen again included.
 */
export function leavingAlone(resolve: ResolveFetch): ResolveFetch {
  let openFrom = 0;
  return (proxy) => {
    const send = resolve(proxy);
    return async (url, init) => {
      if (Date.now() < openFrom) throw new Error('Sanity asked to be left alone');
      const response = await send(url, init);
      const pause = response.status < 400 ? 0 : askedPause(response.headers.get('retry-after'));
      openFrom = Math.max(openFrom, Date.now() + pause);
      return response;
    };
  };
}

function askedPause(header: string | null): number {
  return Math.min(readRetryAfter(header) ?? 0, LONGEST_PAUSE);
}
