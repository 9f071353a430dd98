import { collectionOf, DOCUMENT_TYPES } from '../collections.ts';
import { documentIdOf } from '../draft-id.server.ts';
import type { DocumentProblem } from '../validate.server.ts';
import type { RowChange } from '../store/content-writer.server.ts';
import { slugIn, type StorableDocument } from '../store/document-row.server.ts';
import { InvalidDocumentError } from '../store/invalid-document-error.server.ts';
import type { Db } from '../store/tables.server.ts';
import { titleOf } from './document-text.server.ts';

/** The types whose pages would be at the same address, were their documents unique by the same. */
const TOP_LEVEL_TYPES = DOCUMENT_TYPES.filter((type) => collectionOf(type).sharesTopLevelPaths);

/**
 * Whether another document that is published is told from the others by the same value, and so has
 * the page already that this one would have.
 */
export async function takenProblems(
  db: Db,
  document: StorableDocument,
): Promise<readonly DocumentProblem[]> {
  const { _id: id, _type: type } = document;
  const { uniqueBy: field, hasActiveFlag = false, sharesTopLevelPaths } = collectionOf(type);
  const value = field && slugIn(document[field]);
  if (!field || !value || (hasActiveFlag && document['isActive'] !== true)) return [];
  const others = await db
    .selectFrom('documents')
    .select('body')
    .where('type', 'in', sharesTopLevelPaths ? TOP_LEVEL_TYPES : [type])
    .where('state', '=', 'published')
    .where('id', '!=', documentIdOf(id))
    .$if(hasActiveFlag, (query) => query.where('is_active', '=', 1))
    .$if(field === 'slug', (query) => query.where('slug', '=', value))
    .execute();
  const other = others
    .map(({ body }) => JSON.parse(body) as StorableDocument)
    .find((one) => slugIn(one[field]) === value);
  if (!other) return [];
  // As it is called in each language of the office, a line each.
  const [title = '', english = ''] = (['es', 'en'] as const).map((of) => titleOf(other, of));
  const expected = `${title || other._id}\n${english || title || other._id}`;
  const message = `${value} is that of “${title}” (${other._id}) already`;
  return [{ path: [field], rule: 'taken', expected, message }];
}

/** Throws an `InvalidDocumentError` for the first document that would be published beside such another. */
export async function assertNotTaken(db: Db, changes: readonly RowChange[]): Promise<void> {
  for (const { after } of changes) {
    if (after?.state !== 'published') continue;
    const problems = await takenProblems(db, JSON.parse(after.body) as StorableDocument);
    if (problems.length > 0) throw new InvalidDocumentError(after.id, problems);
  }
}
