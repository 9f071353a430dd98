import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { rowsOfPage } from '../../database/index.server.ts';
import { translator } from '../../i18n/index.server.ts';
import { businessDay, LANGUAGES } from '../../i18n/index.ts';
import {
  addressOf,
  createQuote,
  lastStandingBeside,
  listQuotes,
  notePreview,
  quoteKey,
  quotesOf,
  readQuote,
  removeQuoteDraft,
  saveQuoteDraft,
  sendQuote,
  type Quote,
  type SubmissionTables,
} from '../../requests/index.server.ts';
import { draftGaps, eventFields, quoteDraft, QUOTE_LIMITS } from '../../requests/index.ts';
import { paymentWays } from '../payment-ways.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { listQuery, whole } from './list-query.server.ts';
import { numberOfRevision, tellingCurrent } from './revision.server.ts';
import { requestsRoute } from './route.server.ts';
import { quoteDocument } from './quote-document.server.ts';
import { fitOf } from './quote-fit.server.ts';
import { paymentRoutes } from './quote-payments.server.ts';
import { pricedLines, readPrices } from './quote-prices.server.ts';
import { listedQuotes, quoteRecord } from './quote-record.server.ts';
import { readRequest } from './quoted-request.server.ts';
import { draftAgreed, startDraft } from './quote-start.server.ts';

const id = v.pipe(v.string(), v.maxLength(36));
const people = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(QUOTE_LIMITS.people),
);

/** Quotes: written, sent, and what visitors answered. */
export function quotesRoutes(services: OfficeServices) {
  const { content, now } = services;
  const db: Kysely<SubmissionTables> = services.db;

  const read = async (quoteId: string) => {
    const quote = await readQuote(db, quoteId, now());
    if (!quote) throw new ApiError(404, 'notFound');
    return quoteRecord(services, quote);
  };

  /** What its customer is to see of a quote; refused while something is missing. */
  const documentOf = async ({ draft, submissionId }: Quote) => {
    const gaps = draftGaps(draft, businessDay(new Date(now())));
    if (gaps.length > 0) throw new ApiError(422, 'quoteGaps', { gaps });
    return quoteDocument(services, draft, await readRequest(db, submissionId));
  };

  /** What whoever was too late is told of what is there. */
  const writtenNow = async (quoteId: string) => {
    const quote = await readQuote(db, quoteId, now());
    const revision = String(quote?.revision);
    return quote && { revision, values: quote.draft, author: null, isTrashed: false };
  };

  return [
    requestsRoute('GET /quotes', {
      query: v.strictObject({ ...listQuery, submissionId: v.optional(id) }),
      async handle({ query }) {
        const { q, submissionId } = query;
        if (submissionId !== undefined)
          return whole(await listedQuotes(db, await quotesOf(db, submissionId, now())));
        const found = await listQuotes(db, { ...rowsOfPage(query), q }, now());
        return { ...found, data: await listedQuotes(db, found.data) };
      },
    }),
    requestsRoute('GET /quotes/:id', { handle: ({ params }) => read(params.id) }),
    requestsRoute('POST /quotes', {
      body: v.strictObject({ submissionId: id }),
      async handle({ body: { submissionId }, account, record }) {
        const request = await readRequest(db, submissionId);
        const standing = await lastStandingBeside(db, { submissionId, quoteId: '' }, now());
        const draft = standing
          ? draftAgreed(standing.document, new Date(now()))
          : startDraft(request, await readPrices(content.service), new Date(now()));
        const quoteId = await db.transaction().execute(async (transaction) => {
          const about = { submissionId, draft, author: account.name };
          const begun = await createQuote(transaction, about, now());
          if (begun.isNew) await record(transaction, 'quote.begin', `quote/${begun.id}`);
          return begun.id;
        });
        return read(quoteId);
      },
    }),
    requestsRoute('PUT /quotes/:id', {
      body: v.strictObject({ draft: quoteDraft }),
      needsRevision: true,
      async handle({ params, body: { draft }, revision, record }) {
        const change = { id: params.id, revision: numberOfRevision(revision), draft };
        await tellingCurrent(
          () =>
            db.transaction().execute(async (transaction) => {
              await saveQuoteDraft(transaction, change, now());
              await record(transaction, 'quote.write', `quote/${change.id}`);
            }),
          () => writtenNow(change.id),
        );
        return read(change.id);
      },
    }),
    requestsRoute('GET /quotes/:id/preview', {
      async handle({ params }) {
        const quote = await readQuote(db, params.id, now());
        if (!quote) throw new ApiError(404, 'notFound');
        const { number, versions } = quote;
        const document = await documentOf(quote);
        const sent = { number, version: (versions[0]?.version ?? 0) + 1, sentAt: now() };
        return services.previewQuote({
          document: { ...document, ...sent },
          ...{ path: '#', state: 'sent', fingerprint: '', due: null, payments: [] },
          isEmailed: (await addressOf(db, quote.submissionId)) !== null,
          ways: await paymentWays(content.service, document.language),
          form: { name: '', word: '', errors: {} },
        });
      },
    }),
    requestsRoute('POST /quotes/:id/previewed', {
      needsRevision: true,
      handle: ({ params, revision }) => notePreview(db, params.id, numberOfRevision(revision)),
    }),
    requestsRoute('GET /quote-fit', {
      query: v.strictObject({
        ...eventFields,
        submissionId: id,
        people,
        day: v.pipe(eventFields.day, v.minLength(1)),
        startsAt: v.pipe(eventFields.startsAt, v.minLength(1)),
        endsAt: v.pipe(eventFields.endsAt, v.minLength(1)),
      }),
      handle: ({ query: { submissionId, ...plan }, account: { language } }) =>
        fitOf(db, content.service, { submissionId, plan, language }),
    }),
    requestsRoute('DELETE /quotes/:id', {
      needsRevision: true,
      async handle({ params: { id: quoteId }, revision, record }) {
        await db.transaction().execute(async (transaction) => {
          await removeQuoteDraft(transaction, quoteId, numberOfRevision(revision));
          await record(transaction, 'quote.remove', `quote/${quoteId}`);
        });
      },
    }),
    requestsRoute('POST /quotes/:id/send', {
      needsRevision: true,
      async handle({ params: { id: quoteId }, revision, account, record }) {
        const quote = await readQuote(db, quoteId, now());
        if (!quote) throw new ApiError(404, 'notFound');
        const document = await documentOf(quote);
        const { dataKey, mailDomain } = services;
        const change = { id: quoteId, revision: numberOfRevision(revision), document, by: account };
        const options = { key: quoteKey(dataKey), mailDomain, now: now() };
        const { isEmailed } = await db.transaction().execute(async (transaction) => {
          const sent = await sendQuote(transaction, change, options);
          await record(transaction, 'quote.send', `quote/${quoteId}`, {
            after: {
              version: sent.version,
              total: document.sum.total,
              currency: document.currency,
            },
          });
          return sent;
        });
        services.wakeOutbox();
        return { ...(await read(quoteId)), isEmailed };
      },
    }),
    requestsRoute('GET /quote-prices', {
      query: v.strictObject({
        service: eventFields.service,
        language: v.picklist(LANGUAGES.map(({ code }) => code)),
        people,
        workshop: v.optional(v.pipe(v.string(), v.maxLength(200))),
      }),
      async handle({ query }) {
        return pricedLines(await readPrices(content.service), query, translator(query.language));
      },
    }),
    ...paymentRoutes(services, read),
  ];
}
