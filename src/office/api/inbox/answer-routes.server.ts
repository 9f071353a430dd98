import * as v from 'valibot';
import { isLanguage, LANGUAGES, type Language } from '../../../i18n/index.ts';
import {
  allProblems,
  answerValues,
  composeAnswerEmail,
  createAnswerText,
  discardDraft,
  draftWithRevision,
  emailSubmission,
  fillAnswer,
  listAnswerTexts,
  readAnswerText,
  readDetail,
  readDraft,
  readSent,
  removeAnswerText,
  saveDraft,
  sendDraft,
  updateAnswerText,
  type AnswerRow,
} from '../../../requests/index.server.ts';
import { ANSWER_LENGTH } from '../../../requests/index.ts';
import { emailPage } from '../../email-page.server.ts';
import type { OfficeServices, OfficeDb } from '../../services.server.ts';
import { ApiError } from '../api-error.server.ts';
import { languagesOf } from '../content/site-languages.server.ts';
import { tellingCurrent } from '../revision.server.ts';
import { requestsRoute } from '../route.server.ts';
import { requireAny } from './require-any.server.ts';

const language = v.custom<Language>(isLanguage);
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const filled = (most: number) => v.pipe(text(most), v.trim(), v.minLength(1));

const draftSchema = v.strictObject({
  language,
  subject: text(ANSWER_LENGTH.subject),
  body: text(ANSWER_LENGTH.body),
});

const textSchema = v.strictObject({
  name: filled(ANSWER_LENGTH.name),
  texts: v.pipe(
    v.record(
      v.picklist(LANGUAGES.map(({ code }) => code)),
      v.strictObject({
        subject: filled(ANSWER_LENGTH.subject),
        body: filled(ANSWER_LENGTH.body),
      }),
    ),
    v.check((texts) => Object.keys(texts).length > 0),
  ),
});

/** A draft as the application knows it. */
export function draftAnswer({ language: code, subject, body, updated_at }: AnswerRow) {
  return { language: code, subject, body, revision: String(updated_at) };
}

/** Answers by email, and the texts that they begin with. */
export function answerRoutes(services: OfficeServices) {
  /** A draft with its placeholders filled, and the email that it makes. */
  async function composed(id: string, draft: AnswerRow) {
    const { db, emailContext, mailDomain } = services;
    const detail = await readDetail(db, id);
    if (!detail) throw new ApiError(404, 'notFound');
    const about = emailSubmission(detail.submission, detail.hasAllergies);
    const code = isLanguage(draft.language) ? draft.language : about.language;
    const context = await emailContext();
    const values = answerValues(about, context, code);
    const [subject, body] = [draft.subject, draft.body].map((one) => fillAnswer(one, values));
    const answer = {
      language: code,
      subject: subject?.text.trim() ?? '',
      body: body?.text.trim() ?? '',
    };
    const problems = allProblems(...[subject, body].flatMap((one) => (one ? [one.problems] : [])));
    const email = await composeAnswerEmail(answer, about, context, {
      messageId: `<preview@${mailDomain}>`,
    });
    if (!email) throw new ApiError(422, 'noAddress');
    return { answer, problems, email };
  }

  async function draftOf(id: string, accountId: string): Promise<AnswerRow> {
    const draft = await readDraft(services.db, id, accountId);
    if (!draft) throw new ApiError(404, 'notFound');
    return draft;
  }

  /** What is written next goes on from this. */
  async function revisionNow(id: string, accountId: string) {
    const { revision } = await draftWithRevision(services.db, id, accountId);
    return { revision };
  }

  /** Changes a draft; whoever writes in two places is told of what is there, if there is anything any more. */
  function changing<Result>(
    id: string,
    accountId: string,
    change: (transaction: OfficeDb) => Promise<Result>,
  ): Promise<Result> {
    const { db } = services;
    return tellingCurrent(
      () => db.transaction().execute(change),
      async () => {
        const { draft, revision } = await draftWithRevision(db, id, accountId);
        const text = { subject: '', body: '', ...(draft && draftAnswer(draft)) };
        return { ...text, isThere: draft !== undefined, revision };
      },
    );
  }

  return [
    requestsRoute('PUT /inbox/:id/draft', {
      needsRevision: true,
      body: draftSchema,
      async handle({ account, params: { id }, body, revision }) {
        const { db, now } = services;
        await requireAny(db, [id]);
        const written = { submissionId: id, ...body, by: account, revision: revision ?? '' };
        const draft = await changing(id, account.id, (transaction) =>
          saveDraft(transaction, { ...written, now: now() }),
        );
        const { problems, email } = await composed(id, draft);
        const { subject, to, replyTo } = email;
        return {
          ...draftAnswer(draft),
          problems,
          preview: { subject, to: to[0]?.address, replyTo: replyTo?.address },
        };
      },
    }),
    requestsRoute('DELETE /inbox/:id/draft', {
      needsRevision: true,
      async handle({ account, params: { id }, revision }) {
        await requireAny(services.db, [id]);
        const wasThere = await changing(id, account.id, (transaction) =>
          discardDraft(transaction, id, account.id, revision ?? ''),
        );
        if (!wasThere) throw new ApiError(404, 'notFound');
        return revisionNow(id, account.id);
      },
    }),
    requestsRoute('GET /inbox/:id/draft/preview', {
      query: v.strictObject({ revision: v.optional(text(20)) }),
      async handle({ account, params: { id } }) {
        const { email } = await composed(id, await draftOf(id, account.id));
        return emailPage(email.html);
      },
    }),
    requestsRoute('POST /inbox/:id/answers', {
      needsRevision: true,
      // Beside the draft's revision that of the submission: what two send to one customer cannot be taken back.
      body: v.strictObject({ seen: text(20) }),
      async handle({ account, record, params: { id }, body: { seen }, revision }) {
        const { db, mailDomain, now, wakeOutbox } = services;
        // It was sent, and who sent it did not hear of it: on a bad line the answer to this very call is lost.
        const sent = await readSent(db, id, account.id);
        if (sent && String(sent.updated_at) === revision)
          return { delivery: sent.delivery, ...(await revisionNow(id, account.id)) };
        const draft = await draftOf(id, account.id);
        if (draftAnswer(draft).revision !== revision) {
          throw new ApiError(409, 'stale', { current: draftAnswer(draft) });
        }
        const { answer, problems } = await composed(id, draft);
        if (problems.unknown.length + problems.empty.length > 0) {
          throw new ApiError(422, 'placeholders', { ...problems });
        }
        if (!answer.subject || !answer.body) throw new ApiError(422, 'emptyAnswer');
        const delivery = await db.transaction().execute(async (transaction: OfficeDb) => {
          const { subject, body } = answer;
          const sent = await sendDraft(transaction, draft, {
            ...{ subject, body, by: account, seen, mailDomain, now: now() },
          });
          if (sent === null) throw new ApiError(409, 'stale');
          await record(transaction, 'answer.send', `submission/${id}`, {
            after: { delivery: sent },
          });
          return sent;
        });
        wakeOutbox();
        return { delivery, ...(await revisionNow(id, account.id)) };
      },
    }),
    requestsRoute('GET /answer-texts', {
      async handle() {
        const data = await listAnswerTexts(services.db);
        // Whoever answers may not read the content's settings.
        return { data, total: data.length, meta: { languages: await languagesOf(services) } };
      },
    }),
    requestsRoute('GET /answer-texts/:id', {
      async handle({ params: { id } }) {
        const found = await readAnswerText(services.db, id);
        if (!found) throw new ApiError(404, 'notFound');
        return found;
      },
    }),
    requestsRoute('POST /answer-texts', {
      body: textSchema,
      handle: ({ record, body }) =>
        services.db.transaction().execute(async (transaction: OfficeDb) => {
          const made = await createAnswerText(transaction, body, services.now());
          await record(transaction, 'answerText.create', `answer-text/${made.id}`, { after: body });
          return made;
        }),
    }),
    requestsRoute('PUT /answer-texts/:id', {
      needsRevision: true,
      // ra-core sends the whole record.
      body: v.strictObject({
        ...textSchema.entries,
        id: v.optional(text(36)),
        revision: v.optional(text(20)),
      }),
      handle: ({ record, params: { id }, body: { name, texts }, revision }) =>
        services.db.transaction().execute(async (transaction: OfficeDb) => {
          const found = await readAnswerText(transaction, id);
          if (!found) throw new ApiError(404, 'notFound');
          const before = { name: found.name, texts: found.texts };
          const after = { name, texts };
          const changed = await updateAnswerText(transaction, id, after, {
            revision: revision ?? '',
            now: services.now(),
          });
          await record(transaction, 'answerText.change', `answer-text/${id}`, { before, after });
          return changed;
        }),
    }),
    requestsRoute('DELETE /answer-texts/:id', {
      needsRevision: true,
      handle: ({ record, params: { id }, revision }) =>
        services.db.transaction().execute(async (transaction: OfficeDb) => {
          const before = await readAnswerText(transaction, id);
          if (!before) throw new ApiError(404, 'notFound');
          await removeAnswerText(transaction, id, revision ?? '');
          await record(transaction, 'answerText.remove', `answer-text/${id}`, { before });
        }),
    }),
  ];
}
