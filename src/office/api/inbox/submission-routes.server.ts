import * as v from 'valibot';
import {
  addNote,
  allergyKey,
  answerSubject,
  answerValues,
  CONTACT_WAYS,
  draftWithRevision,
  emailSubmission,
  fieldLabels,
  noteContact,
  OverLimitError,
  PICTURE_TYPE,
  readAnswerPicture,
  readAllergy,
  readDetail,
  removeNote,
  resendDelivery,
  revisionOf,
  whatsappNumber,
} from '../../../requests/index.server.ts';
import { ANSWER_LENGTH, nextStatuses, NOTE_LENGTH } from '../../../requests/index.ts';
import { usableAddress } from '../../../email/index.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import type { OfficeServices, OfficeDb } from '../../services.server.ts';
import { ApiError } from '../api-error.server.ts';
import { requestsRoute } from '../route.server.ts';
import { draftAnswer } from './answer-routes.server.ts';
import { requireAny } from './require-any.server.ts';

/** One submission: everything of it, its allergies on asking, notes, deliveries. */
export function submissionRoutes(services: OfficeServices) {
  return [
    requestsRoute('GET /inbox/:id', {
      async handle({ account, params: { id } }) {
        const { db, emailContext } = services;
        const detail = await readDetail(db, id);
        if (!detail) throw new ApiError(404, 'notFound');
        const { submission, fields, hasAllergies, deliveries, answers, events, notes } = detail;
        const { kind, status } = submission;
        const { phone } = fields;
        const { draft, revision } = await draftWithRevision(db, id, account.id);
        const about = emailSubmission(submission, hasAllergies);
        const context = await emailContext();
        return {
          id,
          revision: revisionOf(submission),
          kind,
          status,
          nextStatuses: nextStatuses(kind, status),
          received: submission.created_at,
          language: about.language,
          fields,
          labels: fieldLabels(kind),
          hasAllergies,
          isUnread: submission.read_at === null,
          readBy: submission.read_by_name,
          readAt: submission.read_at,
          assignee: submission.assignee_id,
          assigneeName: submission.assignee_name,
          canBeAnswered: usableAddress(about.email) !== null,
          whatsapp: typeof phone === 'string' ? await whatsappNumber(phone) : null,
          /** What the placeholders of an answer stand for, by its language. */
          values: Object.fromEntries(
            LANGUAGES.map(({ code }) => [code, answerValues(about, context, code)]),
          ),
          /** What an answer is about unless it says otherwise, by its language. */
          subjects: Object.fromEntries(
            LANGUAGES.map(({ code }) => [code, answerSubject(about, context, code)]),
          ),
          draft: draft ? draftAnswer(draft) : null,
          draftRevision: revision,
          deliveries: deliveries.map((delivery) => ({
            id: delivery.id,
            channel: delivery.channel,
            state: delivery.state,
            attempts: delivery.attempts,
            lastAnswer: delivery.last_answer,
            createdAt: delivery.created_at,
            doneAt: delivery.done_at,
            nextAttemptAt: delivery.state === 'waiting' ? delivery.next_attempt_at : null,
            answerId: delivery.answer_id,
          })),
          answers: answers.map((answer) => ({
            ...{ id: answer.id, subject: answer.subject, body: answer.body },
            ...{ by: answer.account_name, at: answer.sent_at },
            isMine: answer.account_id === account.id,
          })),
          history: events.map(({ id: eventId, at, account_name, action, before, after }) => ({
            ...{ id: eventId, at, by: account_name, action, before, after },
          })),
          notes: notes.map(({ id: noteId, body, account_name, created_at }) => ({
            ...{ id: noteId, body, by: account_name, at: created_at },
          })),
        };
      },
    }),
    requestsRoute('GET /inbox/:id/pictures/:question', {
      async handle({ params: { id, question } }) {
        const picture = await readAnswerPicture(services.db, id, question);
        if (!picture) throw new ApiError(404, 'notFound');
        return new Response(picture, {
          headers: { 'Content-Type': PICTURE_TYPE, 'X-Content-Type-Options': 'nosniff' },
        });
      },
    }),
    requestsRoute('POST /inbox/:id/allergies', {
      async handle({ record, params: { id } }) {
        const { db, dataKey } = services;
        await requireAny(db, [id]);
        // Who looks is written before they see anything.
        await record(db, 'allergies.look', `submission/${id}`);
        const allergies = await readAllergy(db, allergyKey(dataKey), id).catch(() => {
          throw new ApiError(409, 'unreadable');
        });
        if (allergies === undefined) throw new ApiError(404, 'notFound');
        return { allergies };
      },
    }),
    requestsRoute('POST /inbox/:id/contacts', {
      body: v.strictObject({
        way: v.picklist(CONTACT_WAYS),
        text: v.pipe(v.string(), v.trim(), v.maxLength(ANSWER_LENGTH.body)),
      }),
      async handle({ account, record, params: { id }, body: { way, text } }) {
        const { db, now } = services;
        await requireAny(db, [id]);
        await db.transaction().execute(async (transaction: OfficeDb) => {
          await noteContact(transaction, id, { way, text, by: account, now: now() });
          await record(transaction, 'answer.note', `submission/${id}`);
        });
      },
    }),
    requestsRoute('POST /inbox/:id/notes', {
      body: v.strictObject({
        id: v.pipe(v.string(), v.uuid()),
        body: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(NOTE_LENGTH)),
      }),
      async handle({ account, record, params: { id }, body: note }) {
        const { db, now } = services;
        await requireAny(db, [id]);
        await db.transaction().execute(async (transaction: OfficeDb) => {
          await addNote(transaction, id, { ...note, by: account, now: now() });
          await record(transaction, 'note.add', `submission/${id}`);
        });
      },
    }),
    requestsRoute('DELETE /inbox/:id/notes/:note', {
      handle: ({ record, params: { id, note } }) =>
        services.db.transaction().execute(async (transaction: OfficeDb) => {
          if (!(await removeNote(transaction, id, note))) throw new ApiError(404, 'notFound');
          await record(transaction, 'note.remove', `submission/${id}`);
        }),
    }),
    requestsRoute('POST /inbox/:id/deliveries/:delivery/resend', {
      async handle({ record, params: { id, delivery } }) {
        const { db, dataKey, mailDomain, now, wakeOutbox } = services;
        await requireAny(db, [id]);
        const sent = await db.transaction().execute(async (transaction: OfficeDb) => {
          const again = await resendDelivery(transaction, id, delivery, {
            ...{ mailDomain, dataKey, now: now() },
          }).catch((error: unknown) => {
            if (error instanceof OverLimitError) throw new ApiError(429, 'mailboxHasEnough');
            throw error;
          });
          if (again === null) throw new ApiError(409, 'underWay');
          await record(transaction, 'delivery.resend', `submission/${id}`);
          return again;
        });
        wakeOutbox();
        return { id: sent };
      },
    }),
  ];
}
