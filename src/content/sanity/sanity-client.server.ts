import { createClient, type ClientConfig, type SanityClient } from '@sanity/client';
import type { ContentConfig } from '../content-types.server.ts';
import { leavingAlone } from './left-alone.server.ts';

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
