import { expect, test } from 'vitest';
import { businessToday, addDays } from '../../i18n/index.ts';
import { allergyKey } from '../allergies.server.ts';
import { NO_NEEDS } from '../calendar/needs.ts';
import { writeNeeds } from '../calendar/needs.server.ts';
import { newKey } from '../new-key.ts';
import { answerQuote } from '../quotes/answer.server.ts';
import { quoteKey } from '../quotes/link.server.ts';
import type { PERSONAL_TABLES } from '../tables.server.ts';
import { createQuote, documentOf, DRAFT, sendQuote } from '../testing/quotes.ts';
import { DATA_KEY, FORMS } from '../testing/submissions.ts';
import { givenTraces } from '../testing/traces.ts';
import { saveDraft, sendDraft } from './answers.server.ts';
import { noteContact, stateOf } from './change.server.ts';
import { addNote } from './notes.server.ts';
import { personFile } from './person-file.server.ts';

const { database, send } = givenTraces('sqlite');

const SEEN = Date.parse('2026-02-03T04:05:06.789Z');

/** What a person's file says of each table about persons; null where all it holds is said of another, or unreadable. */
const SAID = {
  submissions: 'Mensaje-1',
  allergies: 'Nueces-2',
  deliveries: 'visitor-email',
  submission_pictures: 'data:image/webp;base64,Zm90bw==',
  idempotency_keys: null,
  rate_limits: null,
  submission_events: 'Contacto-3',
  submission_notes: 'Nota-4',
  answers: 'Respuesta-5',
  quotes: 'Apunte-6',
  quote_versions: 'Persona-7',
  quote_answers: 'Palabra-8',
  quote_deliveries: null,
  quote_looks: '2026-02-03T04:05:06.789Z',
  quote_payments: '"cents":123459',
  quote_reminders: '"reminders":["deposit"]',
  groups: 'Grupo-10',
  group_needs: 'Dieta-11',
} as const satisfies Record<(typeof PERSONAL_TABLES)[number], string | null>;

test('is all that is kept of them, of every table that is about persons', async () => {
  const now = Date.now();
  const { db } = database();
  const by = { id: 'a1', name: 'Quien-atiende' };
  const mailDomain = 'sobremesa.test';
  const id = await send({
    ...{ ...FORMS.request, message: SAID.submissions },
    ...{ allergy: SAID.allergies, allergyConsent: true },
  });
  const picture = { submission_id: id, question: 'like', picture: 'Zm90bw==' };
  await db.insertInto('submission_pictures').values(picture).execute();
  await noteContact(db, id, { way: 'whatsapp', text: SAID.submission_events, by, now });
  await addNote(db, id, { id: newKey(), body: SAID.submission_notes, by, now });
  const text = { language: 'es', subject: 'Hola', body: SAID.answers } as const;
  const written = await saveDraft(db, { submissionId: id, ...text, by, revision: '0', now });
  const { revision: seen = '' } = (await stateOf(db, id)) ?? {};
  await sendDraft(db, written, { ...text, by, seen, mailDomain, now });

  const later = (days: number) => addDays(businessToday(), days);
  const draft = { ...DRAFT, day: later(30), validUntil: later(10), note: SAID.quotes };
  const quote = await createQuote(db, { submissionId: id, draft, author: by.name }, now);
  const customer = { name: SAID.quote_versions, company: '' };
  const sending = { id: quote, revision: 1, by, document: { ...documentOf(draft), customer } };
  const { token } = await sendQuote(db, sending, { key: quoteKey(DATA_KEY), mailDomain, now });
  const answering = { token, answer: 'accepted' as const, name: 'Lucía', word: SAID.quote_answers };
  await answerQuote(db, answering, { mailDomain, now });
  const version = await db.selectFrom('quote_versions').select('id').executeTakeFirstOrThrow();
  const of = { version_id: version.id };
  await db
    .insertInto('quote_looks')
    .values({ ...of, seen_at: SEEN })
    .execute();
  const reminder = { ...of, about: 'deposit', sent_at: now } as const;
  await db.insertInto('quote_reminders').values(reminder).execute();
  const payment = { kind: 'deposit', means: 'cash', cents: 123_459, day: businessToday() } as const;
  const noted = { revision: 1, author: by.name, created_at: now, updated_at: now };
  await db
    .insertInto('quote_payments')
    .values({ id: newKey(), quote_id: quote, ...payment, ...noted })
    .execute();
  const group = await db
    .updateTable('groups')
    .set({ note: SAID.groups })
    .returningAll()
    .executeTakeFirstOrThrow();
  const needs = { ...NO_NEEDS, note: SAID.group_needs };
  await writeNeeds(db, allergyKey(DATA_KEY), { id: group.id, day: group.day }, needs);

  const person = { email: FORMS.request.email };
  const file = JSON.stringify(await personFile(db, person, { dataKey: DATA_KEY, now }));
  for (const [table, said] of Object.entries(SAID)) if (said) expect(file, table).toContain(said);
  expect(file).not.toContain(by.name);
});
