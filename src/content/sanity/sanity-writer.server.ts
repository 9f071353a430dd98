import type { SanityClient } from '@sanity/client';
import type { ContentConfig } from '../content-types.server.ts';

/** A document for Sanity. One without a dot in its id would be readable by anyone in a public dataset. */
export interface PrivateDocument extends Record<string, unknown> {
  /** Has a dot: `submission.{id}`. */
  readonly _id: `${string}.${string}`;
  readonly _type: string;
}

/** The write side of Sanity, for copies of submissions; null when no write token is configured. */
export function createSanityWriter(config: Omit<ContentConfig, 'CONTENT_SOURCE'>) {
  const token = config.SANITY_WRITE_TOKEN;
  if (token === undefined) return null;
  // Loaded for the first copy; one for all of them, since it knows how long the service asked to wait.
  let loading: Promise<SanityClient> | undefined;
  const load = () =>
    (loading ??= import('./sanity-client.server.ts').then((clients) =>
      clients.writingClient(config, token),
    ));
  return {
    /**
     * Creates the document unless there is one with its id, so that a repeated call never duplicates
     * it. Rejects with the service's or the network's error.
     */
    async create(document: PrivateDocument): Promise<void> {
      const client = await load();
      await client.createIfNotExists(document, {
        returnDocuments: false,
        visibility: 'async',
      });
    },
    /** Deletes the documents of these ids; those that do not exist are ignored. */
    async remove(ids: readonly string[]): Promise<void> {
      const client = await load();
      const deletions = ids.map((id) => ({ delete: { id } }));
      await client.mutate(deletions, {
        returnDocuments: false,
        visibility: 'async',
      });
    },
  };
}
