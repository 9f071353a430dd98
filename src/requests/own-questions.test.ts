import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BookingLimits } from './dates.ts';
import { contentDocument } from './delivery/content-document.server.ts';
import { composeOwnerEmail, composeVisitorEmail } from './emails/compose.server.ts';
import { SAMPLE_CONTEXT } from './emails/samples.server.ts';
import { emailSubmission } from './emails/submission.server.ts';
import { csvColumns, csvEntry, hasOwnAnswers } from './inbox/csv.server.ts';
import { readInbox } from './inbox/list.server.ts';
import type { InboxEntry } from './inbox/read.server.ts';
import { showEntry } from './inbox/text.server.ts';
import type { OwnQuestion } from './own-question.ts';
import { openTestDatabase } from './testing/databases.ts';
import { startIntake } from './testing/intake.ts';
import { FORMS as FILLED } from './testing/submissions.ts';
import { validate } from './validate.ts';

/** What a bakery asks of an order, in one of its languages. */
function limitsIn(language: 'es' | 'en'): BookingLimits {
  const say = (es: string, en: string) => (language === 'es' ? es : en);
  const option = (es: string, en: string) => [es, say(es, en)] as const;
  const questions: OwnQuestion[] = [
    { key: 'name', kind: 'text', label: say('Texto de la tarta', 'Words on the cake') },
    { key: 'story', kind: 'longText', label: say('Cuéntanos', 'Tell us') },
    { key: 'rations', kind: 'number', label: say('Raciones', 'Portions'), isRequired: true },
    {
      ...{ key: 'flour', kind: 'choice', label: say('Harina', 'Flour') },
      options: [option('Trigo', 'Wheat'), option('Espelta', 'Spelt')],
    },
    {
      ...{ key: 'extras', kind: 'several', label: say('Extras', 'Extras') },
      options: [option('Velas', 'Candles'), option('Caja', 'Box'), option('Lazo', 'Bow')],
    },
    { key: 'tasting', kind: 'date', label: say('Día de prueba', 'Tasting on') },
    { key: 'call', kind: 'time', label: say('Llamar a las', 'Call at') },
  ];
  return {
    services: {
      order: {
        title: say('Encargo', 'Order'),
        form: {
          asks: {
            ...{ requestedDate: 'asked', participants: 'no', allergy: 'no', phone: 'asked' },
            company: 'required',
          },
          times: ['09:00-10:00', '10:00-11:00'],
          questions,
        },
      },
      table: { title: say('Mesa', 'Table') },
    },
  };
}

/** A whole order. */
const ORDER = {
  ...{ service: 'order', firstName: 'Ana', email: 'ana@example.com', company: 'Café Sol' },
  ...{ requestedTime: '10:00-11:00', locale: 'en', message: 'Hola' },
  ...{ 'own.name': 'Feliz <b>día</b>', 'own.story': 'Una\nhistoria', 'own.rations': '12' },
  ...{ 'own.flour': 'Espelta', 'own.extras': 'Velas\nLazo' },
  ...{ 'own.tasting': '2030-05-04', 'own.call': '17:30' },
};

const errorsOf = (changes: object) => {
  const checked = validate('request', { ...ORDER, ...changes }, limitsIn('es'));
  return checked.ok ? {} : checked.errors;
};

describe('a service whose form asks what its owner chose', () => {
  it('is asked for with that and nothing else', () => {
    expect(errorsOf({})).toEqual({});
    const asked = { ...ORDER, participants: '6-10', allergy: 'nuez', 'own.other': 'x' };
    const checked = validate('request', asked, limitsIn('es'));
    expect(checked).toMatchObject({
      ok: true,
      value: { participants: '', allergy: '', requestedDate: '', phone: '' },
    });
    expect(checked.ok && checked.value).not.toHaveProperty('own.other');
  });

  it.each([
    [{ company: ' ' }, { company: 'fieldRequired' }],
    [{ requestedTime: 'morning' }, { requestedTime: 'formTimeRequired' }],
    [{ requestedTime: '' }, { requestedTime: 'formTimeRequired' }],
    [{ requestedDate: '2020-01-01' }, { requestedDate: 'formDatePast' }],
    [{ 'own.rations': '' }, { 'own.rations': 'fieldRequired' }],
    [{ 'own.rations': 'una docena' }, { 'own.rations': 'invalidValue' }],
    [{ 'own.flour': 'Maíz' }, { 'own.flour': 'invalidValue' }],
    [{ 'own.extras': 'Velas\nGlobos' }, { 'own.extras': 'invalidValue' }],
    [{ 'own.tasting': '2030-02-30' }, { 'own.tasting': 'invalidValue' }],
    [{ 'own.call': '24:00' }, { 'own.call': 'invalidValue' }],
    [{ 'own.name': 'x'.repeat(201) }, { 'own.name': 'tooLong:1' }],
    [{ 'own.flour': '', 'own.extras': '', 'own.tasting': '', 'own.call': '' }, {}],
  ])('refuses %o', (changes, errors) => expect(errorsOf(changes)).toEqual(errors));

  it('leaves the form of the others as it is', () => {
    const given = { ...FILLED.request, service: 'table', 'own.name': 'x' };
    const checked = validate('request', given, limitsIn('es'));
    expect(checked.ok && Object.keys(checked.value)).toEqual(
      Object.keys((validate('request', given) as { value: object }).value),
    );
    expect(validate('request', { ...given, phone: '' }, limitsIn('es')).ok).toBe(false);
    expect(validate('request', { ...given, requestedTime: '09:00-10:00' }).ok).toBe(false);
  });
});

describe('what is said to own questions', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let site: ReturnType<typeof startIntake>;
  const entries: InboxEntry[] = [];

  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
    const limits = async (language = 'es') => limitsIn(language === 'en' ? 'en' : 'es');
    site = startIntake(database, { limits });
    expect(await hasOwnAnswers(database.db)).toBe(false);
    // As a plain form sends it: each that is ticked by itself.
    const body = new URLSearchParams(
      Object.entries(ORDER).flatMap(([name, value]) =>
        (name === 'own.extras' ? value.split('\n') : [value]).map((one) => [name, one]),
      ),
    );
    expect((await site.send('/api/requests', { body })).status).toBe(303);
    for await (const entry of readInbox(database.db, {})) entries.push(entry);
  });
  afterAll(() => database.close());

  it('is stored with what was asked, in each language, and found again', () => {
    const [{ fields, submission } = expect.fail()] = entries;
    expect(fields['own']).toContainEqual({
      ...{ key: 'extras', kind: 'several', value: 'Velas\nLazo' },
      label: { es: 'Extras', en: 'Extras' },
      chosen: { es: 'Velas, Lazo', en: 'Candles, Bow' },
    });
    expect(submission).toMatchObject({ event_day: null, service: 'order' });
    for (const word of ['feliz', 'historia', 'spelt', 'velas'])
      expect(submission.search.split(' ')).toContain(word);
  });

  it('reaches the owner’s email whole, and of the visitor’s what was chosen', async () => {
    const [{ submission } = expect.fail()] = entries;
    const about = emailSubmission(submission, false);
    const messageId = '<1@sobremesa.test>';
    const owner = await composeOwnerEmail(about, SAMPLE_CONTEXT, {
      ...{ messageId, to: [], language: 'es' },
    });
    const told = owner.text.replace(/ +/g, ' ');
    for (const line of [
      'Texto de la tarta: Feliz <b>día</b>',
      'Extras: Velas, Lazo',
      'Raciones: 12',
    ])
      expect(told).toContain(line);
    expect(owner.subject).toBe('Solicitud de Ana');
    expect(owner.parameters).toMatchObject({ time: '10:00-11:00' });
    const visitor = await composeVisitorEmail(about, SAMPLE_CONTEXT, { messageId });
    expect(visitor?.text).toMatch(/Flour: +Spelt/);
    expect(visitor?.text).toContain('10:00–11:00');
    expect(JSON.stringify(visitor)).not.toMatch(/Feliz|historia/);
    // There is no day that a calendar could hold.
    expect(visitor?.attachments).toEqual([]);
    expect(visitor?.subject).toBe('We’ve got your request');
  });

  it('reaches copy, terminal and CSV', async () => {
    const [entry = expect.fail()] = entries;
    expect(contentDocument(entry.submission)['own']).toContainEqual({
      ...{ _key: 'flour', label: 'Flour', value: 'Spelt' },
    });
    expect(showEntry(entry, undefined)).toContain('Llamar a las: 17:30');
    expect(await hasOwnAnswers(database.db)).toBe(true);
    expect(csvColumns(true).at(-1)).toBe('own');
    expect(csvEntry(entry, true)).toContain(
      'Extras: Velas, Lazo\nDía de prueba: 4 de mayo de 2030',
    );
  });

  it('is shown again in a plain form that is to be put right', async () => {
    const wrong = { ...ORDER, company: '', 'own.extras': 'Caja' };
    expect((await site.form('/api/requests', wrong)).status).toBe(422);
    expect(site.shown.at(-1)?.form).toMatchObject({
      errors: { company: 'fieldRequired' },
      values: { 'own.extras': 'Caja', 'own.name': ORDER['own.name'] },
    });
  });
});
