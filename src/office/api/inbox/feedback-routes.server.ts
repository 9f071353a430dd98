import * as v from 'valibot';
import { DOCUMENT_TABLES, eraseDocuments, type Author } from '../../../content/index.server.ts';
import { rowsOfPage } from '../../../database/index.server.ts';
import { businessDay } from '../../../i18n/index.ts';
import {
  CONSENT_WAYS,
  feedbackFigures,
  fieldLabels,
  forgetConsent,
  listComments,
  readDetail,
  recordConsent,
  type Testimonials,
} from '../../../requests/index.server.ts';
import { isDay, MAX_LENGTH } from '../../../requests/index.ts';
import type { OfficeServices, OfficeDb } from '../../services.server.ts';
import { ApiError } from '../api-error.server.ts';
import { editorOf } from '../content/editor.server.ts';
import { listQuery } from '../list-query.server.ts';
import { requestsRoute } from '../route.server.ts';

const DAY = 24 * 60 * 60_000;

const line = (most: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(most));

const testimonialSchema = v.strictObject({
  /** The key of the service that it is about. */
  kind: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_LENGTH.service)),
  /** As the author wants to be called. */
  author: line(100),
  quote: line(2_000),
  consent: v.strictObject({
    how: v.picklist(CONSENT_WAYS),
    givenOn: v.pipe(v.string(), v.check(isDay)),
  }),
});

/** What feedback says in figures, and testimonials of it. */
export function feedbackRoutes(services: OfficeServices) {
  return [
    requestsRoute('GET /feedback/figures', {
      query: v.strictObject({ days: v.optional(v.picklist(['90', '365'])) }),
      async handle({ query: { days } }) {
        const { db, now } = services;
        const since = days === undefined ? 0 : now() - Number(days) * DAY;
        // What the form calls its categories.
        return { ...(await feedbackFigures(db, since)), labels: fieldLabels('feedback') };
      },
    }),
    requestsRoute('GET /feedback/comments', {
      // Each is looked into to know whether it has a comment: no further than anybody reads.
      query: v.strictObject({ ...listQuery, page: v.pipe(listQuery.page, v.maxValue(10)) }),
      handle: ({ query }) => listComments(services.db, rowsOfPage(query)),
    }),
    requestsRoute('POST /inbox/:id/testimonial', {
      body: testimonialSchema,
      async handle({ account, author: writer, record, params: { id }, body }) {
        const { db, now } = services;
        const detail = await readDetail(db, id);
        if (detail?.submission.kind !== 'feedback') throw new ApiError(404, 'notFound');
        const editor = editorOf(services);
        if (body.consent.givenOn > businessDay(new Date(now()))) {
          throw new ApiError(422, 'consentInFuture');
        }
        if (detail.testimonials.length > 0) throw new ApiError(409, 'testimonialExists');
        const { kind, author, quote, consent } = body;
        const language = detail.submission.locale;
        // One of each feedback, whoever else makes it at the same moment. Not of the author's name: the id
        // outlives the document in records of what was done.
        const documentId = `testimonial-${id}`;
        await db.transaction().execute(async (transaction: OfficeDb) => {
          const isFirst = await recordConsent(transaction, {
            ...{ submissionId: id, documentId, ...consent, by: account, now: now() },
          });
          if (!isFirst) throw new ApiError(409, 'testimonialExists');
          await record(transaction, 'testimonial.create', `submission/${id}`, {
            after: { document: documentId, ...consent },
          });
        });
        try {
          await editor.saveDraft(
            {
              _id: documentId,
              _type: 'testimonial',
              kind,
              author,
              quote: [{ _key: language, value: quote }],
              isActive: true,
              displayOrder: 0,
            },
            { author: writer, expectedRevision: null },
          );
        } catch (error) {
          await forgetConsent(db, documentId);
          throw error;
        }
        return { document: documentId };
      },
    }),
  ];
}

/** How testimonials go when somebody is erased: for good, also those of an editor no longer used. */
export function testimonialsBy(services: OfficeServices, author: Author): Testimonials {
  const { db, content } = services;
  return {
    remove: (ids) => content.editor?.erase(ids, { author }) ?? eraseDocuments({ db }, ids, author),
    tables: DOCUMENT_TABLES,
  };
}
