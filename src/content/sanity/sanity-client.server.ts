import { createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import type { ContentConfig } from '../content-types.server.ts';
import { readRetryAfter } from '../../http/index.server.ts';

/** How long an answer may take, milliseconds. */
const TIMEOUT = 10_000;

type SanityConfig = Omit<ContentConfig, 'CONTENT_SOURCE'>;

/** A client that reads published content, without a token. */
export function readingClient(config: SanityConfig): SanityClient {
  return politeClient(common(config));
}

/** A client that writes, with the token, which never leaves the server. */
export function writingClient(config: SanityConfig, token: string): SanityClient {
  return politeClient({ ...common(config), token });
}

/** One that leaves the service alone while it asks for that; what other clients do is their own. */
function politeClient(config: ClientConfig): SanityClient {
  const client = createClient(config);
  const { resolveFetch = () => fetch } = client.config();
  return client.withConfig({ resolveFetch: leavingAlone(resolveFetch) });
}

/**
 * The callers (the mirror, the outbox) try again, so the client never does. Not through the CDN, which
 * may answer what was before a change that is read because it was announced.
 */
function common(config: SanityConfig) {
  return {
    dataset: config.SANITY_DATASET,
    apiVersion: config.SANITY_API_VERSION,
    perspective: 'raw',
    useCdn: false,
    maxRetries: 0,
    timeout: TIMEOUT,
    ...(config.SANITY_PROJECT_ID === undefined ? {} : { projectId: config.SANITY_PROJECT_ID }),
    // A fake answers at one host name, which does not begin with the project's.
    ...(config.SANITY_API_URL === undefined
      ? {}
      : { apiHost: config.SANITY_API_URL, useProjectHostname: false }),
  } as const;
}

/** How the client of Sanity gets what it sends its requests with. */
type ResolveFetch = NonNullable<ClientConfig['resolveFetch']>;

/** Longest pause that is kept to, milliseconds. */
const LONGEST_PAUSE = 5 * 60_000;

/**
 * The same, but nothing is sent for as long as an earlier answer asked (`Retry-After`): every request
 * until then fails at once, those that open a connection to listen again included.
 */
function leavingAlone(resolve: ResolveFetch): ResolveFetch {
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
