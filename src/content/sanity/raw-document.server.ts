import { isDraftId } from '../draft-id.server.ts';
import type { DocumentType } from '../collections.ts';
import type { FoundDocument } from '../validation/document-reader.server.ts';

/** A document as Sanity returns it, not validated. */
export interface RawDocument extends Record<string, unknown> {
  readonly _id: string;
}

export function asFound(document: RawDocument): FoundDocument {
  const revision = document['_rev'] ?? document['_updatedAt'];
  return {
    id: document._id,
    revision: typeof revision === 'string' ? revision : JSON.stringify(document),
    body: document,
  };
}

/**
 * The documents that references to a type lead to. A missing one (null), one of another type, a
 * draft or an inactive one is left out, and so are duplicates. A banner is always active.
 */
export function asReferenced(type: DocumentType, documents: readonly unknown[]): FoundDocument[] {
  const shown = documents.filter(
    (document): document is RawDocument =>
      typeof document === 'object' &&
      document !== null &&
      '_id' in document &&
      typeof document._id === 'string' &&
      !isDraftId(document._id) &&
      '_type' in document &&
      document._type === type &&
      (type === 'banner' || ('isActive' in document && document.isActive === true)),
  );
  return [...new Map(shown.map((document) => [document._id, document])).values()].map(asFound);
}
