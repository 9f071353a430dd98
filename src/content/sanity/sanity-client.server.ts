import { createClient, type SanityClient } from '@sanity/client';
import type { ContentConfig } from '../content-types.server.ts';

/** How long an answer may take, milliseconds. */
const TIMEOUT = 10_000;

type SanityConfig = Omit<ContentConfig, 'CONTENT_SOURCE'>;

/** A client that reads published content, without a token, through the CDN if so configured. */
export function readingClient(config: SanityConfig): SanityClient {
  return createClient({ ...common(config), useCdn: config.SANITY_USE_CDN });
}

/** A client that writes, with the token, which never leaves the server. */
export function writingClient(config: SanityConfig, token: string): SanityClient {
  return createClient({ ...common(config), useCdn: false, token });
}

/** The callers (the cache, the outbox) retry, so the client never does. */
function common(config: SanityConfig) {
  return {
    dataset: config.SANITY_DATASET,
    apiVersion: config.SANITY_API_VERSION,
    perspective: 'raw',
    maxRetries: 0,
    timeout: TIMEOUT,
    ...(config.SANITY_PROJECT_ID === undefined ? {} : { projectId: config.SANITY_PROJECT_ID }),
    // A fake answers at one host name, which does not begin with the project's.
    ...(config.SANITY_API_URL === undefined
      ? {}
      : { apiHost: config.SANITY_API_URL, useProjectHostname: false }),
  } as const;
}
