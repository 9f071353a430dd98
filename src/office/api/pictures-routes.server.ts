import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import { collectionOf, type ContentTables } from '../../content/index.server.ts';
import { LANGUAGES, type Language } from '../../i18n/index.ts';
import { rowsOfPage } from '../../database/index.server.ts';
import {
  describePictureAs,
  markDeleted,
  readPicture,
  type DescribedPicture,
} from '../../media/index.server.ts';
import { mayEdit } from '../may-edit.server.ts';
import type { OfficeServices, AllTables } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { listQuery } from './list-query.server.ts';
import { languagesOf } from './content/site-languages.server.ts';
import { contentRoute, type RecordDone } from './route.server.ts';
import { LIBRARY_FILTERS, listLibrary } from './picture-list.server.ts';
import { takePicture } from './picture-upload.server.ts';

const ALT_LENGTH = 500;
/** Documents that are named where a picture is used; the number of all is said beside them. */
const NAMED_USES = 100;

const alt = v.pipe(v.string(), v.maxLength(ALT_LENGTH));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

const details = v.strictObject({
  alt: v.record(v.picklist(LANGUAGES.map(({ code }) => code)), alt),
  focalPoint: v.nullable(v.strictObject({ x: share, y: share })),
});

const query = v.strictObject({ ...listQuery, only: v.optional(v.picklist(LIBRARY_FILTERS)) });

const replacement = v.strictObject({
  /** The id of the picture that takes its place. */
  by: v.pipe(v.string(), v.maxLength(64)),
  /** Do documents drop what they say of the old picture, for what is said of the new one? */
  usesItsAlt: v.boolean(),
});

/** The library of pictures: upload, describe, see where each is used, replace, delete. */
export function picturesRoutes(services: OfficeServices) {
  const usesOf = () => {
    const { editor, pictureUses } = services.content;
    if (!editor || !pictureUses) throw new ApiError(409, 'contentElsewhere');
    return { editor, uses: pictureUses };
  };

  const found = async (id: string): Promise<DescribedPicture> => {
    const picture = await readPicture(services.db, id);
    if (!picture) throw new ApiError(404, 'notFound');
    return picture;
  };

  /** Where a picture is used, by the titles of the documents. */
  const usedBy = async (ref: string) => {
    const { documents, total } = await usesOf().editor.referencesTo(ref, { limit: NAMED_USES });
    return {
      uses: total,
      usedBy: documents.map(({ id, type, title, titleEn, state }) => ({
        ...{ id, type, title, titleEn, state },
        typeName: collectionOf(type).form.one,
        isOwnerOnly: collectionOf(type).isOwnerOnly ?? false,
      })),
    };
  };

  const inFull = async (id: string) => {
    const picture = await found(id);
    const offered = await languagesOf(services);
    const said = await usesOf().uses.described([picture.ref], offered);
    const documentAlt = said.get(picture.ref) ?? null;
    return { ...shown(picture, offered), ...(await usedBy(picture.ref)), documentAlt };
  };

  /** Its texts in the languages that are offered, the first one first. What its addresses show follows the focal point. */
  const shown = (picture: DescribedPicture, offered: readonly Language[]) => {
    const { focalPoint, ref } = picture;
    const source = {
      asset: { _ref: ref },
      ...(focalPoint && { hotspot: { ...focalPoint, width: 0, height: 0 } }),
    };
    const { addresses } = services.media;
    return {
      ...picture,
      alt: Object.fromEntries(offered.map((language) => [language, picture.alt[language] ?? ''])),
      thumbnail: addresses.url(source, { width: 320, ratio: '1:1' }),
      preview: addresses.url({ asset: source.asset }, { width: 1280 }),
    };
  };

  const setDeleted = async (
    record: RecordDone,
    { id, fileName }: DescribedPicture,
    at: number | null,
  ) => {
    const action = at === null ? 'picture.restore' : 'picture.delete';
    await services.db.transaction().execute(async (transaction: Kysely<AllTables>) => {
      await markDeleted(transaction, id, at);
      await record(transaction, action, `picture/${id}`, { after: { fileName } });
    });
  };

  return [
    contentRoute('GET /pictures', {
      query,
      async handle({ query }) {
        const { q, only } = query;
        const { uses } = usesOf();
        const languages = await languagesOf(services);
        const describedIn = (refs: readonly string[]) => uses.described(refs, languages);
        const filter = { ...rowsOfPage(query), only, languages, search: q };
        const { pictures, ...counted } = await listLibrary(services.db, filter, describedIn);
        const refs = pictures.map(({ ref }) => ref);
        const [counts, said] = await Promise.all([uses.counts(refs), describedIn(refs)]);
        const data = pictures.map((picture) => ({
          ...shown(picture, languages),
          uses: counts.get(picture.ref) ?? 0,
          documentAlt: said.get(picture.ref) ?? null,
        }));
        return { data, ...counted };
      },
    }),
    contentRoute('GET /pictures/:id', { handle: ({ params }) => inFull(params.id) }),
    contentRoute('POST /pictures', {
      isSlow: true,
      async handle({ request, record }) {
        // Refuses before anything is stored where the pictures are Sanity's.
        usesOf();
        const { picture, isKnown } = await takePicture(services.media.uploads, request);
        const stored = await found(picture.id);
        if (stored.deletedAt !== null) await setDeleted(record, stored, null);
        if (!isKnown) {
          const { id, fileName } = picture;
          await record(services.db, 'picture.upload', `picture/${id}`, { after: { fileName } });
        }
        return { ...(await inFull(picture.id)), isKnown };
      },
    }),
    contentRoute('PUT /pictures/:id', {
      body: details,
      needsRevision: true,
      async handle({ params, body, revision, record }) {
        const picture = await found(params.id);
        const isWritten = await usesOf().uses.change(picture.ref, async (unit) => {
          const transaction = office(unit);
          if (revision !== picture.revision) return false;
          if (!(await describePictureAs(transaction, picture, body, services.now()))) return false;
          const { alt: texts, focalPoint } = picture;
          const before = { alt: texts, focalPoint };
          await record(transaction, 'picture.describe', `picture/${picture.id}`, {
            ...{ before, after: body },
          });
          return true;
        });
        services.media.pictureDefaults.forget();
        if (!isWritten) throw new ApiError(409, 'stale', { current: await inFull(picture.id) });
        return inFull(picture.id);
      },
    }),
    contentRoute('POST /pictures/:id/replacement', {
      body: replacement,
      async handle({ params, body: { by, usesItsAlt }, author, account }) {
        const from = await found(params.id);
        const to = await found(by);
        if (to.id === from.id || to.deletedAt !== null) throw new ApiError(422, 'sameOrGone');
        const documents = await usesOf().uses.replace(
          { from: from.ref, to: to.ref, dropsAlt: usesItsAlt },
          {
            author,
            assertMayEdit(type) {
              if (!mayEdit(account.role, type)) throw new ApiError(403, 'ownersPicture');
            },
          },
        );
        return { documents: documents.length, ...(await inFull(from.id)) };
      },
    }),
    contentRoute('DELETE /pictures/:id', {
      async handle({ params, record }) {
        const picture = await found(params.id);
        const used = await usedBy(picture.ref);
        if (used.uses > 0) throw new ApiError(409, 'pictureInUse', used);
        if (picture.deletedAt === null) await setDeleted(record, picture, services.now());
      },
    }),
    contentRoute('POST /pictures/:id/restore', {
      async handle({ params, record }) {
        const picture = await found(params.id);
        if (picture.deletedAt !== null) await setDeleted(record, picture, null);
        return inFull(picture.id);
      },
    }),
  ];
}

/** The transaction of content over every table: it is one database. */
function office(transaction: Transaction<ContentTables>): Kysely<AllTables> {
  return transaction as unknown as Kysely<AllTables>;
}
