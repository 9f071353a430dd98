import { createHash } from 'node:crypto';
import type { ContentReads } from '../../content/index.server.ts';
import type { ContentChange } from '../../content/index.ts';

/** The key of everything that an edge may keep. */
export const EVERYTHING = 'all';

/**
 * A page that read more documents than this is named by groups of documents, of which there are 64:
 * so the header stays below 1 KB whatever a page shows.
 */
const MOST_DOCUMENTS = 64;

/** Characters of a hash: 36 bits keep the documents of one site apart. */
const HASH_LENGTH = 6;

/**
 * The surrogate keys of a page: one for each document and each query that it read. They are hashes, so
 * that a document's id is not told, and every key is as short as every other.
 */
export function keysOfReads({
  documentIds,
  queries,
}: Pick<ContentReads, 'documentIds' | 'queries'>) {
  const ofDocument = documentIds.size > MOST_DOCUMENTS ? groupKey : documentKey;
  return [
    ...new Set([EVERYTHING, ...[...queries].map(queryKey), ...[...documentIds].map(ofDocument)]),
  ];
}

/** The keys of every page that a change touches, whichever way the page names its documents. */
export function keysOfChange({ documentIds, queries }: ContentChange): string[] {
  const documents = [...documentIds].flatMap((id) => [documentKey(id), groupKey(id)]);
  return [...new Set([...[...queries].map(queryKey), ...documents])];
}

function documentKey(id: string): string {
  return `d${hash(id)}`;
}

function groupKey(id: string): string {
  return `g${hash(id).slice(0, 1)}`;
}

function queryKey(name: string): string {
  return `q${hash(name)}`;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}
