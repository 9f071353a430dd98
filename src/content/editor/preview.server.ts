import { sql } from 'kysely';
import { isSqlite } from '../../database/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { isDocumentType } from '../collections.ts';
import type { ContentService } from '../content-service.ts';
import { documentIdOf, isReleaseId } from '../draft-id.server.ts';
import { DocumentReader, type AsShown } from '../document-reader.server.ts';
import { documentProblems } from '../validate.server.ts';
import { serviceOver } from '../store/database-content-service.server.ts';
import { withDate } from '../store/publication-date.server.ts';
import type { Db, ReadDb } from '../store/tables.server.ts';

/**
 * Creates previews: the site as it would be with its drafts published, without those that break their
 * schema. Which these are is asked once, so each serves one request; they share one cache of validated
 * documents. `now` is milliseconds since 1970.
 */
export function createPreviews(options: {
  readonly db: Db;
  readonly log: Log;
  readonly now: () => number;
}): () => Promise<ContentService> {
  const { db, log, now } = options;
  const asPublished: AsShown = (body, id, type) =>
    withDate({ ...(body as object), _id: id, _type: type }, now());
  const reader = new DocumentReader(log, asPublished);
  return async () => {
    const drafts = await db
      .selectFrom('documents')
      .select(['id', 'type', 'body'])
      .where('state', '=', 'draft')
      .execute();
    const isValid = ({ id, type, body }: (typeof drafts)[number]) =>
      !isReleaseId(id) &&
      isDocumentType(type) &&
      documentProblems(type, asPublished(JSON.parse(body), documentIdOf(id), type)).length === 0;
    const valid = drafts.filter(isValid).map(({ id }) => id);
    return serviceOver(valid.length > 0 ? withDrafts(db, valid, now()) : db, reader);
  };
}

/** The documents as they would be with some drafts published, which are given by their own ids. */
function withDrafts(db: Db, drafts: readonly string[], now: number): ReadDb {
  // One parameter, however many drafts there are.
  const each = sql.raw(isSqlite(db) ? 'json_each' : 'jsonb_array_elements_text');
  const ids = sql<string>`(select value from ${each}(${JSON.stringify(drafts)}))`;
  const stored = db
    .selectFrom('documents')
    .select(['type', 'slug', 'kind', 'position', 'is_active', 'updated_at', 'revision', 'body']);
  const unchanged = stored
    .select(['id', 'lookup_id', 'state', 'published_at'])
    .where('state', '=', 'published')
    // Those that are still drafts: one may be published while its preview is read.
    .where(
      sql`'drafts.' || id`,
      'not in',
      db.selectFrom('documents').select('id').where('id', 'in', ids),
    );
  const published = stored
    .select([
      // What stands behind `drafts.`.
      sql<string>`substr(id, 8)`.as('id'),
      sql<string>`substr(lookup_id, 8)`.as('lookup_id'),
      sql<'published'>`'published'`.as('state'),
      sql<number>`coalesce(published_at, ${now})`.as('published_at'),
    ])
    .where('id', 'in', ids);
  const documents = unchanged.unionAll(published).as('documents');
  return {
    selectFrom: () => db.selectFrom(documents),
    selectNoFrom: db.selectNoFrom.bind(db),
  };
}
