import { randomUUID } from 'node:crypto';
import { isDraftId } from '../draft-id.ts';
import { collectionOf, type DocumentType } from '../collections.ts';
import type { DocumentsTable } from './tables.server.ts';

/** A document as it may be stored: it has an id and a known type; the rest is not yet checked. */
export interface StorableDocument extends Record<string, unknown> {
  readonly _id: string;
  readonly _type: DocumentType;
}

/**
 * The row of a document. Its `_createdAt` and `_updatedAt` stay when it brings them; `_rev` is
 * always new. `now` is in milliseconds since 1970.
 */
export function rowOf(document: StorableDocument, now: number): DocumentsTable {
  const time = new Date(now).toISOString();
  const revision = randomUUID();
  const { dateField } = collectionOf(document._type);
  const body = { _createdAt: time, _updatedAt: time, ...document, _rev: revision };
  return {
    id: document._id,
    lookup_id: document._id.toLowerCase(),
    type: document._type,
    slug: slugIn(document['slug']),
    kind: typeof document['kind'] === 'string' ? document['kind'] : null,
    state: isDraftId(document._id) ? 'draft' : 'published',
    position: typeof document['displayOrder'] === 'number' ? document['displayOrder'] : null,
    is_active: document['isActive'] === true ? 1 : 0,
    published_at: dateField === undefined ? null : instantIn(document[dateField]),
    updated_at: instantIn(body._updatedAt) ?? now,
    revision,
    body: JSON.stringify(body),
  };
}

function slugIn(slug: unknown): string | null {
  if (typeof slug === 'string') return slug.toLowerCase();
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return null;
  return typeof slug.current === 'string' ? slug.current.toLowerCase() : null;
}

function instantIn(value: unknown): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
