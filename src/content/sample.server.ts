import { readFact, writeFact } from '../database/index.server.ts';
import { collectionOf, DOCUMENT_TYPES, isDocumentType, type DocumentType } from './collections.ts';
import { documentIdOf } from './draft-id.server.ts';
import { eraseBy } from './editor/erase.server.ts';
import type { DocumentRows } from './editor/document-rows.server.ts';
import { SYSTEM_AUTHORS, type Author } from './store/author.server.ts';
import { ContentWriter, type WriterOptions } from './store/content-writer.server.ts';
import type { Db } from './store/tables.server.ts';

/** The fact that the business did away with the sample: nothing of it comes back with an update. */
const REMOVED_FACT = 'content.sampleRemoved';

const SAMPLE = SYSTEM_AUTHORS.sample.id;

/** What misleads visitors most while it is invented comes first. */
const MOST_MISLEADING: readonly DocumentType[] = [
  ...(['testimonial', 'legalIdentity', 'legalPage', 'pastExperience', 'teamMember'] as const),
  ...(['globalSettings', 'bookingTerms', 'openingHours', 'service', 'workshopDate'] as const),
];

/** Has the business done away with the sample? */
export async function isSampleRemoved(db: Db): Promise<boolean> {
  return (await readFact(db, REMOVED_FACT)) !== null;
}

/** Is the sample still in use: has nobody removed it, and is any of it as it was filled in? */
export async function isSampleInUse(db: Db): Promise<boolean> {
  if (await isSampleRemoved(db)) return false;
  const one = await querySample(db).select('id').limit(1).executeTakeFirst();
  return one !== undefined;
}

/** What visitors see of the sample, by type, what misleads most first. */
export async function publicSample(db: Db) {
  const rows = await querySample(db)
    .where('state', '=', 'published')
    .groupBy('type')
    .select(['type', ({ fn }) => fn.countAll<number>().as('count')])
    .execute();
  const counts = new Map(rows.map(({ type, count }) => [type, count]));
  const order = [...new Set([...MOST_MISLEADING, ...DOCUMENT_TYPES])];
  return order.filter(isDocumentType).flatMap((type) => {
    const count = counts.get(type);
    if (count === undefined) return [];
    const { form, isSingleton } = collectionOf(type);
    return [{ type, typeName: count === 1 ? form.one : form.several, isSingleton, count }];
  });
}

/**
 * Erases every document that is as the sample filled it in, the binned ones too; what somebody has
 * changed, or begun to change, stays. Answers how many went.
 */
export async function removeSample(options: WriterOptions, author: Author): Promise<number> {
  const { db } = options;
  const rows = await querySample(db).select('id').execute();
  const ids = [...new Set(rows.map(({ id }) => documentIdOf(id)))];
  const writer = new ContentWriter(options);
  const removed = await eraseBy(writer, ids, author, isUntouched);
  await writeFact(db, REMOVED_FACT, true, writer.now);
  return removed;
}

function isUntouched({ published, draft }: DocumentRows): boolean {
  return [published, draft].every((row) => row === undefined || row.author_id === SAMPLE);
}

const querySample = (db: Db) => db.selectFrom('documents').where('author_id', '=', SAMPLE);
