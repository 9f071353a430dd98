import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { businessToday, addDays } from '../i18n/index.ts';
import { NO_NEEDS } from './calendar/needs.ts';
import { writeNeeds } from './calendar/needs.server.ts';
import { draftWithRevision, saveDraft, sendDraft } from './inbox/answers.server.ts';
import { stateOf } from './inbox/change.server.ts';
import { removeEmailFiles } from './inbox/email-files.server.ts';
import { erasePerson } from './inbox/erase.server.ts';
import { recordConsent } from './inbox/feedback.server.ts';
import { addNote } from './inbox/notes.server.ts';
import { erasuresOf, listErasures, type Person } from './inbox/person.server.ts';
import { newKey } from './new-key.ts';
import { answerQuote } from './quotes/answer.server.ts';
import { quoteKey } from './quotes/link.server.ts';
import { DATABASE_KINDS } from './testing/databases.ts';
import { createQuote, documentOf, DRAFT, sendQuote } from './testing/quotes.ts';
import { DATA_KEY, FORMS } from './testing/submissions.ts';
import { givenTraces, NEEDLES, OTHER, PERSON } from './testing/traces.ts';

describe.each(DATABASE_KINDS)('of the dealings with a person who is erased, on %s', (kind) => {
  const { database, mailFolder, send, deliver, erase, found } = givenTraces(kind);

  /** A request whose quote was accepted, and whose group is on the calendar. */
  async function booked(fields: object, word: string) {
    const now = Date.now();
    const { db } = database();
    const key = quoteKey(DATA_KEY);
    const by = { id: 'a1', name: 'Ana' };
    const mailDomain = 'sobremesa.test';
    const later = (days: number) => addDays(businessToday(), days);
    const draft = { ...DRAFT, day: later(30), validUntil: later(10), note: 'Apunte-4716' };
    const submissionId = await send({ ...FORMS.request, ...fields });
    const id = await createQuote(db, { submissionId, draft, author: by.name }, now);
    const document = { ...documentOf(draft), customer: { name: word, company: '' } };
    const sending = { id, revision: 1, by, document };
    const { token } = await sendQuote(db, sending, { key, mailDomain, now });
    const answering = { token, answer: 'accepted' as const, name: word, word };
    expect(await answerQuote(db, answering, { mailDomain, now })).toMatchObject({ isNew: true });
    const group = await db
      .selectFrom('groups')
      .selectAll()
      .where('submission_id', '=', submissionId)
      .executeTakeFirstOrThrow();
    const about = { id: group.id, day: group.day };
    await writeNeeds(db, DATA_KEY, about, { ...NO_NEEDS, note: word });
    return { group: group.id, submissionId };
  }

  it('what the business wrote to and about them goes too, also by their telephone number', async () => {
    const ana = { id: 'a1', name: 'Ana' };
    const id = await send({ ...FORMS.request, ...PERSON });
    const other = await send(OTHER);
    const { db } = database();
    await db.transaction().execute(async (transaction: typeof db) => {
      const now = Date.now();
      const note = { id: newKey(), body: 'Nota-4712 de la visita', by: ana, now };
      await addNote(transaction, id, note);
      const text = { language: 'es', subject: 'Sobre 4713', body: 'Respuesta-4714' } as const;
      const write = async (body: string) => {
        const { revision } = await draftWithRevision(transaction, id, ana.id);
        const written = { submissionId: id, ...text, body, by: ana };
        return saveDraft(transaction, { ...written, revision, now });
      };
      const draft = await write(text.body);
      const { revision: seen = '' } = (await stateOf(transaction, id)) ?? {};
      await sendDraft(transaction, draft, { ...text, by: ana, seen, mailDomain: 'x.test', now });
      await write('Borrador-4715');
      await recordConsent(transaction, {
        ...{ submissionId: id, documentId: 'testimonial-1', how: 'email', givenOn: '2026-01-01' },
        ...{ by: ana, now },
      });
    });
    await deliver();
    const texts = [...NEEDLES, 'Nota-4712', 'Sobre 4713', 'Respuesta-4714', 'Borrador-4715'];
    expect(await found(texts)).not.toEqual([]);
    const removed: string[] = [];
    const report = await erasePerson(
      { phone: '0034 699-471147' },
      {
        ...{ db, dataKey: DATA_KEY, mailFolder: mailFolder(), by: ana },
        testimonials: {
          remove: async (ids) => void removed.push(...ids),
          tables: [],
        },
      },
    );
    expect(report).toMatchObject({
      ...{ submissions: 1, notes: 1, answers: 2, emails: 3, testimonials: 1, isScrubbed: true },
    });
    expect(removed).toEqual(['testimonial-1']);
    expect(await found(texts)).toEqual([]);
    expect(await found([other])).not.toEqual([]);
    for (const table of ['submission_events', 'testimonial_consents'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toEqual([]);

    // That it was done is known, and only to who asks for the very person.
    const asked = (person: Person) => erasuresOf(db, person, DATA_KEY);
    const counts = expect.objectContaining({ submissions: 1, notes: 1 });
    expect(await asked({ phone: '699 471 147' })).toMatchObject([{ accountName: 'Ana', counts }]);
    expect(await asked({ email: PERSON.email })).toEqual([]);
    expect(await erasuresOf(db, { phone: PERSON.phone }, Buffer.alloc(32, 1))).toEqual([]);
    // Three digits alone are now and then in an id or a time.
    expect(JSON.stringify(await listErasures(db, 10))).not.toMatch(/699\D?471\D?147/);
  });

  it('their quotes go too, sent and answered, with their group and what it eats', async () => {
    const { db } = database();
    const theirs = await booked(PERSON, 'Palabra-4717');
    const others = await booked(OTHER, 'Palabra-8823');
    await deliver();
    // Each is told of the request, the quote and the booking; the owner of the request and the answer.
    expect(readdirSync(mailFolder())).toHaveLength(10);
    const sealed = await db
      .selectFrom('group_needs')
      .select('cipher')
      .where('group_id', '=', theirs.group)
      .executeTakeFirstOrThrow();
    const texts = [...NEEDLES, 'Palabra-4717', theirs.submissionId, theirs.group, sealed.cipher];
    expect(await found(texts)).not.toEqual([]);
    expect(await erase()).toMatchObject({ submissions: 1, emails: 5, isScrubbed: true });
    expect(await found(texts)).toEqual([]);
    // What was agreed with somebody else stays, although a version can otherwise not be changed.
    expect(await found(['Palabra-8823'])).not.toEqual([]);
    const left = db.selectFrom('groups').select('submission_id').execute();
    expect(await left).toEqual([{ submission_id: others.submissionId }]);
    for (const table of ['quotes', 'quote_versions', 'quote_answers', 'group_needs'] as const)
      expect(await db.selectFrom(table).selectAll().execute()).toHaveLength(1);
  });

  it('emails about their quotes are found by their address when no delivery is left to name them', async () => {
    await booked(PERSON, 'Palabra-4717');
    await booked(OTHER, 'Palabra-8823');
    await deliver();
    expect(await removeEmailFiles(mailFolder(), [], PERSON.email)).toBe(5);
    expect(readdirSync(mailFolder())).toHaveLength(5);
  });
});
