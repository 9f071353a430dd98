import { randomUUID } from 'node:crypto';
import { collectionOf, isDocumentType, type DocumentType } from '../collections.ts';
import { documentIdOf, isDraftId } from '../draft-id.server.ts';
import { inCurrentSchema } from '../older-forms.server.ts';
import type { Author } from './author.server.ts';
import type { DocumentsTable } from './tables.server.ts';

/** A document that can be stored: it has an id and a known type; the rest is not validated. */
export interface StorableDocument extends Record<string, unknown> {
  readonly _id: string;
  readonly _type: DocumentType;
}

/** Who writes, and when, milliseconds since 1970. */
export interface Stamp {
  readonly author: Author;
  readonly now: number;
}

/** Maximum length of a document's id, without the prefix of a draft. */
const MAXIMUM_ID_LENGTH = 128;

/** Does it have an id and a type that the product knows? */
export function isStorable(document: unknown): document is StorableDocument {
  if (typeof document !== 'object' || document === null) return false;
  const { _id, _type } = document as Record<string, unknown>;
  if (typeof _id !== 'string' || !isDocumentType(_type)) return false;
  const { length } = documentIdOf(_id);
  return length > 0 && length <= MAXIMUM_ID_LENGTH;
}

/**
 * The row of a document. Its `_createdAt` and `_updatedAt` are kept if it has them; `_rev` is
 * always new.
 */
export function rowOf(given: StorableDocument, { author, now }: Stamp): DocumentsTable {
  const document = inCurrentSchema(given);
  const time = new Date(now).toISOString();
  const revision = randomUUID();
  const { dateField } = collectionOf(document._type);
  const body = { _createdAt: time, _updatedAt: time, ...document, _rev: revision };
  return {
    id: document._id,
    lookup_id: document._id.toLowerCase(),
    type: document._type,
    slug: slugIn(document['slug']),
    kind: typeof document['kind'] === 'string' ? storable(document['kind']) : null,
    state: isDraftId(document._id) ? 'draft' : 'published',
    position: typeof document['displayOrder'] === 'number' ? document['displayOrder'] : null,
    is_active: document['isActive'] === true ? 1 : 0,
    published_at: dateField === undefined ? null : instantIn(document[dateField]),
    updated_at: instantIn(body._updatedAt) ?? now,
    revision,
    body: JSON.stringify(body),
    author_id: author.id,
    author_name: author.name ?? null,
    fold_started_at: now,
    trashed_at: null,
    trashed_by_id: null,
    trashed_by_name: null,
  };
}

/** Without NUL, which PostgreSQL cannot store in a text column; JSON escapes it. */
export function storable(text: string): string {
  return text.replaceAll('\0', '');
}

/** A slug, or another key by which a document is found, in lower case; null where there is none. */
export function slugIn(slug: unknown): string | null {
  if (typeof slug === 'string') return storable(slug.toLowerCase());
  if (typeof slug !== 'object' || slug === null || !('current' in slug)) return null;
  return typeof slug.current === 'string' ? storable(slug.current.toLowerCase()) : null;
}

function instantIn(value: unknown): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(instant) ? null : instant;
}
