import { collectionOf, DOCUMENT_TYPES, isDocumentType } from '../collections.ts';
import type { ContentQuery } from '../content-service.ts';
import { isFillingType } from '../filled-types.ts';
import { validateDocument } from '../validate.server.ts';
import type { DocumentsTable } from './tables.server.ts';

/** Every query there is. */
export const ALL_QUERIES: readonly ContentQuery[] = [...new Set(DOCUMENT_TYPES.flatMap(queriesOf))];

type Row = DocumentsTable | undefined;

/**
 * The queries whose list changes its members or order when a document changes from one row to
 * another (undefined: it does not exist). A change inside a document affects only lists in the
 * order of updates.
 */
export function touchedQueries(before: Row, after: Row): readonly ContentQuery[] {
  if (before?.state !== 'published' && after?.state !== 'published') return [];
  const membership = placeOf(before) !== placeOf(after) || isValid(before) !== isValid(after);
  if (membership) return [...queriesOf(before?.type), ...queriesOf(after?.type)];
  const isOrderedByUpdate =
    isDocumentType(after?.type) && collectionOf(after.type).order === 'updatedAt';
  // The switch of a page is in its document, which stays where it is in its list.
  const isPage = after?.type === 'pageCopy';
  return [
    ...(isOrderedByUpdate ? ownQuery(after.type) : []),
    ...(isPage ? (['filledTypes'] as const) : []),
  ];
}

function placeOf(row: Row): string {
  if (!row) return '';
  const { type, state, is_active, position, published_at, slug, kind, body } = row;
  // A post with former addresses is one of the moved ones.
  const isMoved = type === 'blog' && body.includes('"formerSlugs":["');
  return JSON.stringify([type, state, is_active, position, published_at, slug, kind, isMoved]);
}

function isValid(row: Row): boolean {
  if (!row || !isDocumentType(row.type)) return false;
  return validateDocument(row.type, JSON.parse(row.body)).document !== null;
}

/** The queries whose answer a document of the type may join or leave. */
function queriesOf(type: string | undefined): readonly ContentQuery[] {
  if (!isDocumentType(type)) return [];
  const filling: readonly ContentQuery[] = isFillingType(type) ? ['filledTypes'] : [];
  return [...ownQuery(type), ...(collectionOf(type).isPartOf ?? []), ...filling];
}

function ownQuery(type: string): readonly ContentQuery[] {
  const query = isDocumentType(type) ? collectionOf(type).query : null;
  return query === null ? [] : [query as ContentQuery];
}
