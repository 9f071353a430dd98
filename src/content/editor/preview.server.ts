import { byCodeUnits } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import {
  collectionOf,
  isDocumentType,
  type Collection,
  type DocumentType,
} from '../collections.ts';
import type { ContentService } from '../content-service.ts';
import { FILLING_TYPES, switchedOff, type FilledType } from '../filled-types.ts';
import { documentIdOf, isReleaseId } from '../draft-id.server.ts';
import { DocumentReader, type FoundDocument } from '../document-reader.server.ts';
import { documentProblems } from '../validate.server.ts';
import * as queries from '../store/document-queries.server.ts';
import type { DocumentSource } from '../store/document-source.server.ts';
import { serviceOver } from '../store/embedded-content-service.server.ts';
import { withDate } from '../store/publication-date.server.ts';
import type { Db, DocumentsTable } from '../store/tables.server.ts';

/** A draft as the row that its document would have if it were published. */
type DraftRow = Omit<DocumentsTable, 'body'> & FoundDocument;

type Drafts = ReadonlyMap<string, DraftRow>;

/**
 * Creates previews: the site as it would be with its drafts published, without those that break their
 * schema. Drafts are read once, so each serves one request; they share one cache of validated
 * documents. `now` is milliseconds since 1970.
 */
export function createPreviews(options: {
  readonly db: Db;
  readonly log: Log;
  readonly now: () => number;
}): () => ContentService {
  const { db, log, now } = options;
  const reader = new DocumentReader(log);
  return () => {
    let read: Promise<Drafts> | undefined;
    const valid = () => (read ??= readDrafts(db, now()));
    return serviceOver(previewedDocuments(db, valid), reader);
  };
}

async function readDrafts(db: Db, now: number): Promise<Drafts> {
  const rows = await db.selectFrom('documents').selectAll().where('state', '=', 'draft').execute();
  const valid = new Map<string, DraftRow>();
  for (const row of rows) {
    if (isReleaseId(row.id) || !isDocumentType(row.type)) continue;
    const id = documentIdOf(row.id);
    const draft = { ...(JSON.parse(row.body) as object), _id: id, _type: row.type };
    const body = withDate(draft, now);
    if (documentProblems(row.type, body).length > 0) continue;
    const published_at = row.published_at ?? (body === draft ? null : now);
    valid.set(id, { ...row, id, lookup_id: id.toLowerCase(), published_at, body });
  }
  return valid;
}

function previewedDocuments(db: Db, valid: () => Promise<Drafts>): DocumentSource {
  const draftsOf = async (type: DocumentType) =>
    [...(await valid()).values()].filter((draft) => draft.type === type);
  /** Published documents that have no valid draft. */
  const unchanged = async <Found extends { readonly id: string }>(published: readonly Found[]) => {
    const drafts = await valid();
    return published.filter(({ id }) => !drafts.has(id));
  };
  const singletons = async (type: DocumentType, isActive: boolean) => {
    const published = await unchanged(await queries.singletons(db, type, { isActive }));
    const drafts = (await draftsOf(type)).filter((draft) => !isActive || draft.is_active === 1);
    const own = (one: FoundDocument) => (one.id === type ? 0 : 1);
    return [...published, ...drafts].sort(
      (a, b) => own(a) - own(b) || b.updated_at - a.updated_at || byCodeUnits(a.id, b.id),
    );
  };
  return {
    async ofCollection(type, kind) {
      const collection = collectionOf(type);
      const { isSingleton, hasActiveFlag = false, filteredBy } = collection;
      if (isSingleton) return singletons(type, hasActiveFlag);
      const published = await unchanged(await queries.ofCollection(db, type, kind));
      const drafts = (await draftsOf(type)).filter(
        (draft) =>
          (!hasActiveFlag || draft.is_active === 1) &&
          (filteredBy !== 'kind' || draft.kind === kind),
      );
      return [...published, ...drafts].sort(orderOf(collection));
    },
    snapshots: () => singletons('snapshot', true),
    async byIds(type, ids, options = { isActive: false }) {
      const published = await unchanged(await queries.byIds(db, type, ids, options));
      const drafts = (await draftsOf(type)).filter(
        ({ id, is_active }) => ids.includes(id) && (!options.isActive || is_active === 1),
      );
      return [...published, ...drafts];
    },
    async posts({ offset, limit }) {
      const drafts = await draftsOf('blog');
      const dates = [...(await unchanged(await queries.postDates(db))), ...drafts].sort(
        (a, b) => (b.published_at ?? 0) - (a.published_at ?? 0) || byCodeUnits(b.id, a.id),
      );
      const ids = dates.slice(offset, offset + limit).map(({ id }) => id);
      const found = await this.byIds('blog', ids);
      const byId = new Map(found.map((one) => [one.id, one]));
      const page = ids.map((id) => byId.get(id)).filter((one) => one !== undefined);
      return { found: page, total: dates.length };
    },
    async postsByKey(key) {
      const folded = key.toLowerCase();
      const drafts = await draftsOf('blog');
      const bySlug = drafts.filter(({ slug }) => slug === folded);
      const byId = drafts.filter(({ lookup_id }) => lookup_id === folded);
      return [...bySlug, ...(await unchanged(await queries.bySlug(db, key))), ...byId];
    },
    async movedPosts() {
      return [...(await unchanged(await queries.movedPosts(db))), ...(await draftsOf('blog'))];
    },
    async filledTypes() {
      const all = [...(await valid()).values()];
      const pages = new Set(
        all.flatMap(({ type, kind }) => (type === 'pageCopy' ? [`off:${kind}`] : [])),
      );
      const drafts = all.flatMap(({ type, kind, is_active, body }) => {
        if (type === 'pageCopy') return switchedOff(body as object);
        if (type === 'legalPage') return [`legalPage:${kind}` as FilledType];
        const isShown = !collectionOf(type as DocumentType).hasActiveFlag || is_active === 1;
        return FILLING_TYPES.filter((filling) => filling === type && isShown);
      });
      const published = (await queries.filledTypes(db)).filter((one) => !pages.has(one));
      return [...new Set([...published, ...drafts])];
    },
    async postKeys() {
      const drafts = await draftsOf('blog');
      const keys = drafts.flatMap(({ slug, lookup_id: id }) => (slug === null ? [id] : [slug, id]));
      return [...new Set([...(await queries.blogKeys(db)), ...keys])];
    },
  };
}

type Ordered = Pick<DocumentsTable, 'id' | 'position' | 'published_at' | 'updated_at'>;

/** Compares documents in the order that the database gives a list. */
function orderOf({ order = 'displayOrder' }: Collection): (a: Ordered, b: Ordered) => number {
  const { column, direction, id } = queries.ORDER_BY[order];
  const sign = direction === 'asc' ? 1 : -1;
  const idSign = id === 'asc' ? 1 : -1;
  return (a, b) =>
    sign * ((a[column] ?? -Infinity) - (b[column] ?? -Infinity) || 0) ||
    idSign * byCodeUnits(a.id, b.id);
}
