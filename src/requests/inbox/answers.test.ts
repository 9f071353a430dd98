import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { ConflictError } from '../../http/index.server.ts';
import { composeAnswerEmail } from '../emails/compose.server.ts';
import { emailContexts } from '../emails/context.server.ts';
import type { EmailContent } from '../emails/email-body.server.ts';
import { SAMPLE_CONTEXT } from '../emails/samples.server.ts';
import { emailSubmission } from '../emails/submission.server.ts';
import { resend, resendDelivery } from '../delivery/release.server.ts';
import {
  DATABASE_KINDS,
  FULL_SUITE_KINDS,
  openTestDatabase,
  type TestDatabase,
} from '../testing/databases.ts';
import { deliverAll } from '../testing/deliveries.ts';
import { DATA_KEY, storeSubmission, submissionRow } from '../testing/submissions.ts';
import { stateOf } from './change.server.ts';
import { readDetail } from './detail.server.ts';
import { draftWithRevision, readDraft, saveDraft, sendDraft } from './answers.server.ts';
import { allProblems, answerValues, fillAnswer } from './answer-filling.server.ts';
import {
  createAnswerText,
  listAnswerTexts,
  readAnswerText,
  removeAnswerText,
  updateAnswerText,
} from './answer-texts.server.ts';

const ANA = { id: 'a1', name: 'Ana' };
const LUIS = { id: 'a2', name: 'Luis' };
const NOW = Date.parse('2026-11-20T12:00:00Z');
const mailDomain = 'sobremesa.test';

describe('the placeholders of an answer', () => {
  const about = (fields: object, kind: 'request' | 'contact' | 'feedback' = 'request') =>
    emailSubmission(submissionRow(kind, { fields: { ...fields } }), false);
  const request = about({
    ...{ firstName: 'Lucía', lastName: 'Vega', requestedDate: '2026-12-02', service: 'catering' },
  });

  it('become what the submission and the business say, in the language of the answer', () => {
    const text =
      '{{firstName}} {{name}}: {{service}}, {{ date }}, {{time}}, {{participants}}, {{business}}';
    const fill = (language: 'es' | 'en') =>
      fillAnswer(text, answerValues(request, SAMPLE_CONTEXT, language));
    expect(fill('es')).toEqual({
      text: 'Lucía Lucía Vega: Catering, 2 de diciembre de 2026, Mañana (9:00–12:00), 6-10, La Sobremesa',
      problems: { unknown: [], empty: [] },
    });
    expect(fill('en').text).toContain('2 December 2026, Morning');
  });

  it.each([
    ['Hola {{precio}}', { unknown: ['precio'], empty: [] }],
    ['Hola {{first name}}', { unknown: ['{{…}}'], empty: [] }],
    ['Hola {{firstName', { unknown: ['{{…}}'], empty: [] }],
    ['Hola firstName}}', { unknown: ['{{…}}'], empty: [] }],
    ['El {{date}} {{toString}}', { unknown: ['toString'], empty: ['date'] }],
  ])('keep %j from being sent', (text, problems) => {
    const message = about({ message: 'Hola' }, 'contact');
    const filled = fillAnswer(text, answerValues(message, SAMPLE_CONTEXT, 'es'));
    expect(filled.problems).toEqual(problems);
    expect(allProblems(filled.problems, filled.problems)).toEqual(problems);
  });

  it('of a visitor’s own text are not filled a second time', () => {
    const named = about({ firstName: '{{business}}' });
    const values = answerValues(named, SAMPLE_CONTEXT, 'es');
    expect(fillAnswer('Hola {{firstName}}', values).text).toBe('Hola {{business}}');
  });
});

describe('an answer by email', () => {
  it('goes to the visitor, in reply to what they were sent, and back to the owner', async () => {
    const about = emailSubmission(submissionRow('request'), false);
    const answer = { language: 'en', subject: 'Your day', body: 'Hello\n\nHello' } as const;
    const email = await composeAnswerEmail(answer, about, SAMPLE_CONTEXT, {
      messageId: '<one@sobremesa.test>',
      inReplyTo: '<before@sobremesa.test>',
    });
    expect(email).toMatchObject({
      to: [{ address: 'Lucia@Example.com' }],
      replyTo: { name: 'La Sobremesa', address: 'hola@example.com' },
      inReplyTo: '<before@sobremesa.test>',
      subject: 'Your day',
      autoSubmitted: 'no',
    });
    expect(email?.text).toContain('Hello\n\nHello');
    expect(email?.html).toContain('lang="en"');
  });

  it('comes back to who reads the notices where the business says no address', async () => {
    const about = emailSubmission(submissionRow('request'), false);
    const answer = { language: 'en', subject: 'Your day', body: 'Hello' } as const;
    const business = { ...SAMPLE_CONTEXT.business, email: '' };
    const repliesTo = async (more: Partial<EmailContent>) => {
      const context = emailContexts({
        ...{
          ...SAMPLE_CONTEXT,
          carriesFiles: true,
          sender: { name: '', address: 'no@example.com' },
        },
        owner: async () => [{ name: '', address: 'owner@example.com' }],
        content: async () => ({ ...SAMPLE_CONTEXT, business, ...more }),
      });
      const email = await composeAnswerEmail(answer, about, await context(), {
        messageId: '<a@b>',
      });
      return email?.replyTo?.address;
    };
    expect(await repliesTo({})).toBe('owner@example.com');
    expect(await repliesTo({ business: SAMPLE_CONTEXT.business })).toBe('hola@example.com');
    expect(await repliesTo({ replyTo: 'a@b.example' })).toBe('a@b.example');
  });

  it('is nobody’s without an address that can be used', async () => {
    const about = emailSubmission(submissionRow('feedback'), false);
    const answer = { language: 'es', subject: 'Hola', body: 'Hola' } as const;
    const email = await composeAnswerEmail(answer, about, SAMPLE_CONTEXT, { messageId: '<a@b.c>' });
    expect(email).toBeNull();
  });
});

describe.each(DATABASE_KINDS)('answers on %s', (kind) => {
  let database: TestDatabase;
  let id = '';
  beforeEach(async () => {
    database = await openTestDatabase(kind);
    id = await storeSubmission(database.db, { now: NOW });
    return () => database.remove();
  });

  const write = <Value>(work: (db: TestDatabase['db']) => Promise<Value>) =>
    database.db.transaction().execute((transaction: TestDatabase['db']) => work(transaction));
  const draft = (body: string, by = ANA, now = NOW) =>
    write(async (db) => {
      const text = { language: 'es', subject: 'Hola', body } as const;
      const { revision } = await draftWithRevision(db, id, by.id);
      return saveDraft(db, { submissionId: id, ...text, by, revision, now });
    });
  const send = (row: Awaited<ReturnType<typeof draft>>) =>
    write(async (db) => {
      const seen = (await stateOf(db, id))?.revision ?? '';
      const sent = { subject: 'Hola', body: row.body, by: ANA, seen, mailDomain, now: NOW + 9 };
      return sendDraft(db, row, sent);
    });

  const deliver = () => deliverAll(database);

  it('are kept while they are written, each account its own', async () => {
    await draft('Uno');
    await draft('Dos', LUIS);
    const second = await draft('Uno y medio');
    expect(second.updated_at).toBeGreaterThan(NOW);
    expect(await readDraft(database.db, id, ANA.id)).toMatchObject({ body: 'Uno y medio' });
    expect(await readDraft(database.db, id, LUIS.id)).toMatchObject({ body: 'Dos' });
    expect((await readDetail(database.db, id))?.answers).toEqual([]);
  });

  it('are begun once, though two devices begin one in the same moment', async () => {
    const begin = (db: TestDatabase['db'], body: string) => {
      const text = { language: 'es', subject: 'Hola', body } as const;
      return saveDraft(db, { submissionId: id, ...text, by: ANA, revision: '0', now: NOW });
    };
    let second: Promise<unknown> = Promise.resolve();
    await write(async (db) => {
      await begin(db, 'Uno');
      second = expect(write((other) => begin(other, 'Dos'))).rejects.toThrow(ConflictError);
      // As long as the other needs to find none.
      await sleep(100);
    });
    await second;
    expect(await readDraft(database.db, id, ANA.id)).toMatchObject({ body: 'Uno' });
  });

  if (!FULL_SUITE_KINDS.includes(kind)) return;

  it('are sent as they were seen, once, and make a new submission answered', async () => {
    const seen = await draft('Te esperamos');
    const changed = await draft('Te esperamos el martes');
    expect(await send(seen)).toBeNull();
    await deliver();
    expect(await send(changed)).not.toBeNull();
    expect(await send(changed)).toBeNull();
    expect(await stateOf(database.db, id)).toMatchObject({ status: 'answered' });
    const [email, ...others] = await deliver();
    expect(others).toEqual([]);
    expect(email).toMatchObject({
      to: [{ address: 'Lucia@Example.com' }],
      replyTo: { address: 'hola@example.com' },
    });
    expect(email?.text).toContain('Te esperamos el martes');
    const detail = await readDetail(database.db, id);
    const confirmation = detail?.deliveries.find(({ channel }) => channel === 'visitor-email');
    expect(email?.inReplyTo).toBe(confirmation?.message_id);
    expect(detail?.answers).toMatchObject([
      { body: 'Te esperamos el martes', account_name: 'Ana' },
    ]);
    expect(await readDraft(database.db, id, ANA.id)).toBeUndefined();
  });

  it('are sent again one by one; all at once only what was not delivered', async () => {
    const delivery = await send(await draft('Te esperamos'));
    await deliver();
    expect(
      await write((db) =>
        resendDelivery(db, id, delivery ?? '', { mailDomain, dataKey: DATA_KEY }),
      ),
    ).not.toBeNull();
    expect(await deliver()).toMatchObject([{ subject: 'Hola' }]);
    await resend(database.db, id, { mailDomain });
    const subjects = (await deliver()).map(({ subject }) => subject);
    expect(subjects).toHaveLength(2);
    expect(subjects).not.toContain('Hola');
    await database.db
      .updateTable('deliveries')
      .set({ state: 'failed' })
      .where('id', '=', delivery)
      .execute();
    expect(
      await write((db) =>
        resendDelivery(db, id, delivery ?? '', { mailDomain, dataKey: DATA_KEY }),
      ),
    ).toBe(delivery);
    const elsewhere = await storeSubmission(database.db, { now: NOW });
    const stolen = write((db) =>
      resendDelivery(db, elsewhere, delivery ?? '', { mailDomain, dataKey: DATA_KEY }),
    );
    expect(await stolen).toBeNull();
  });

  it('begin with texts, of which a stale change is refused', async () => {
    const fields = { name: 'Gracias', texts: { es: { subject: 'Gracias', body: 'Hola' } } };
    const made = await createAnswerText(database.db, fields, NOW);
    await createAnswerText(database.db, { ...fields, name: 'Otro' }, NOW);
    expect((await listAnswerTexts(database.db)).map(({ name }) => name)).toEqual([
      'Gracias',
      'Otro',
    ]);
    const change = (name: string, revision: string) =>
      updateAnswerText(database.db, made.id, { ...fields, name }, { revision, now: NOW });
    const changed = await change('Mil gracias', made.revision);
    await expect(change('Nada', made.revision)).rejects.toThrow(ConflictError);
    await expect(removeAnswerText(database.db, made.id, 'x')).rejects.toThrow(ConflictError);
    expect(await readAnswerText(database.db, made.id)).toEqual(changed);
    await removeAnswerText(database.db, made.id, changed.revision);
    expect(await readAnswerText(database.db, made.id)).toBeUndefined();
  });
});
