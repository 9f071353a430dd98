import { createClient, type SanityClient } from '@sanity/client';
import type { ContentConfig } from '../content-types.server.ts';

/** An answer that takes longer counts as none, milliseconds. */
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

/** Repeating is the caller's affair (the cache's, the outbox's), so the client never does. */
function common(config: SanityConfig) {
  return {
    dataset: config.SANITY_DATASET,
    apiVersion: config.SANITY_API_VERSION,
    perspective: 'raw',
    maxRetries: 0,
    timeout: TIMEOUT,
    ...(config.SANITY_PROJECT_ID === undefined ? {} : { projectId: config.SANITY_PROJECT_ID }),
    // A stand-in answers at one address, without the project's name before it.
    ...(config.SANITY_API_URL === undefined
      ? {}
      : { apiHost: config.SANITY_API_URL, useProjectHostname: false }),
  } as const;
}
