import { allergyKey, readAllergy } from '../allergies.server.ts';
import { groupsWithNeeds, readNeeds } from '../calendar/needs.server.ts';
import { PICTURE_TYPE, readPictures } from '../pictures.server.ts';
import { withVersions } from '../quotes/versions.server.ts';
import type { Db } from '../tables.server.ts';
import { readDetail } from './detail.server.ts';
import { findPerson, type Person } from './person.server.ts';

const timeOf = (at: number) => new Date(at).toISOString();

/**
 * Everything that is kept of a person, to be given to them: what they sent, their allergies, what was
 * written to them and about them, their quotes and payments, their group. Who of the business did it is
 * not theirs.
 */
export async function personFile(
  db: Db,
  person: Person,
  { dataKey, now }: { readonly dataKey: Uint8Array; readonly now: number },
) {
  const key = allergyKey(dataKey);
  const submissions = [];
  for (const { id } of await findPerson(db, person)) {
    const detail = await readDetail(db, id);
    if (!detail) continue;
    const { submission, fields } = detail;
    const allergies = await readAllergy(db, key, id).catch(() => undefined);
    const pictures = await readPictures(db, id);
    submissions.push({
      reference: id,
      kind: submission.kind,
      received: timeOf(submission.created_at),
      language: submission.locale,
      status: submission.status,
      fields,
      ...(allergies !== undefined && { allergies }),
      ...(pictures.length > 0 && {
        pictures: pictures.map(({ question, picture }) => ({
          question,
          picture: `data:${PICTURE_TYPE};base64,${picture}`,
        })),
      }),
      emails: detail.deliveries.map(({ channel, state, created_at, done_at }) => ({
        channel,
        state,
        created: timeOf(created_at),
        ...(done_at !== null && { done: timeOf(done_at) }),
      })),
      answers: detail.answers.map(({ subject, body, sent_at }) => ({
        sent: timeOf(sent_at),
        subject,
        body,
      })),
      notes: detail.notes.map(({ body, created_at }) => ({ written: timeOf(created_at), body })),
      history: detail.events
        .filter(({ action }) => action === 'status')
        .map(({ at, before, after }) => ({ at: timeOf(at), before, after })),
      contacts: detail.events.flatMap(({ action, at, after }) =>
        action === 'whatsapp' || action === 'phone'
          ? [{ at: timeOf(at), way: action, text: after }]
          : [],
      ),
      testimonials: detail.testimonials.map(({ document_id, how, given_on }) => ({
        testimonial: document_id,
        agreedBy: how,
        agreedOn: given_on,
      })),
      quotes: await quotesOf(db, id, now),
      ...(await groupOf(db, id, key)),
    });
  }
  return { made: timeOf(now), person, submissions };
}

/** What was written of quotes, sent, opened, answered and paid. */
async function quotesOf(db: Db, submissionId: string, now: number) {
  const rows = await db
    .selectFrom('quotes')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .orderBy('created_at')
    .execute();
  return (await withVersions(db, rows, now)).map((quote) => ({
    number: quote.number,
    state: quote.state,
    changed: timeOf(quote.updatedAt),
    draft: quote.draft,
    versions: quote.versions.map(({ version, document, sentAt, seenAt, reminders, answer }) => ({
      version,
      sent: timeOf(sentAt),
      ...(seenAt !== null && { opened: timeOf(seenAt) }),
      reminders,
      document,
      ...(answer && {
        answer: answer.answer,
        name: answer.name,
        word: answer.word,
        answered: timeOf(answer.answered_at),
      }),
    })),
    payments: quote.payments.map(({ kind, means, cents, day }) => ({ kind, means, cents, day })),
  }));
}

/** The group that was planned of a submission, and what it eats and does not. */
async function groupOf(db: Db, submissionId: string, key: Uint8Array) {
  const row = await db
    .selectFrom('groups')
    .selectAll()
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (!row) return {};
  const { id, state, day, starts_at, ends_at, people, service, place, menu, note } = row;
  const counted = [{ id, submissionId: null }];
  const isKnown = (await groupsWithNeeds(db, counted)).has(id);
  const needs = isKnown ? await readNeeds(db, key, counted).catch(() => undefined) : undefined;
  return {
    group: {
      ...{ state, day, starts: starts_at, ends: ends_at, people, service, place, menu, note },
      ...(needs && { needs: needs.get(id) }),
    },
  };
}
