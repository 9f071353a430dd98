import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsOf } from '../i18n/index.server.ts';
import { KINDS, RATING_KEYS, TIME_SLOTS, type SubmissionKind } from './constants.ts';
import { composeOwnerEmail, composeVisitorEmail } from './emails/compose.server.ts';
import { SAMPLE_CONTEXT } from './emails/samples.server.ts';
import { emailSubmission } from './emails/submission.server.ts';
import { fieldsOf, isAsked, type Destination, type Field } from './fields.ts';
import { CSV_COLUMNS, csvEntry } from './inbox/csv.server.ts';
import { readInbox } from './inbox/list.server.ts';
import type { InboxEntry } from './inbox/read.server.ts';
import { contentDocument } from './delivery/content-document.server.ts';
import { defaultLanguage, formatDate } from '../i18n/index.ts';
import { openTestDatabase } from './testing/databases.ts';
import { startIntake } from './testing/intake.ts';
import { FORMS as FILLED } from './testing/submissions.ts';
import { validate } from './validate.ts';

const FIELDS = KINDS.flatMap((kind) =>
  fieldsOf(kind).map(([name, field]) => ({ kind, name, field })),
);

/** Something that the field holds and no other, in a form that is filled in completely. */
function valueOf(kind: SubmissionKind, name: string, { input, maxLength }: Field): unknown {
  if (input.type === 'ratings') return FILLED.feedback.ratings;
  if (input.type === 'tick') return true;
  if ('options' in input) return input.options[0];
  if (input.type === 'date')
    return kind === 'request' ? FILLED.request.requestedDate : '2026-06-01';
  if (name === 'locale') return 'es';
  if (name === 'email') return 'marked-email@example.com';
  if (name === 'phone') return '+34 611 222 333';
  return `marked-${name}`.slice(0, maxLength);
}

/** What is found of the value in an e-mail to a reader that it has reached, in Spanish. */
function traceOf(
  kind: SubmissionKind,
  name: string,
  field: Field,
  reader: 'owner' | 'visitor' = 'owner',
): string {
  const value = valueOf(kind, name, field);
  const { input, readerLabel } = field;
  if (input.type === 'ratings') return wordsOf('es', 'forms').feedback.ratings.foodQuality;
  if (readerLabel) return wordsOf('es', 'emails')[reader].labels[readerLabel];
  if (input.type === 'date') return formatDate(String(value), 'es');
  if (name === 'requestedTime') return TIME_SLOTS.morning.to;
  if (name === 'participants') return '1-5';
  const word = 'options' in input ? input.optionLabels?.[String(value)] : undefined;
  const words = wordsOf('es', 'forms')[kind] as Readonly<Record<string, unknown>>;
  return String(word === undefined ? value : words[word]);
}

describe.each(FIELDS)('$name of a $kind', ({ kind, name, field }) => {
  it('has its words in both languages, where it is shown', () => {
    const isShown = field.input.type !== 'hidden';
    expect(field.label !== undefined || !isShown).toBe(true);
    for (const language of ['es', 'en'] as const) {
      const words = wordsOf(language, 'forms')[kind] as Readonly<Record<string, unknown>>;
      const labels = 'options' in field.input ? Object.values(field.input.optionLabels ?? {}) : [];
      for (const key of [field.label, field.hint, ...labels]) {
        if (key !== undefined) expect(words[key], `${language} ${key}`).toBeTruthy();
      }
    }
  });

  it('is checked by its rule, which knows its length and whether it must be there', () => {
    const whole = { ...filledIn(kind) };
    expect(validate(kind, whole).ok).toBe(true);
    const errorsWith = (value: unknown) => {
      const checked = validate(kind, { ...whole, [name]: value });
      return checked.ok ? {} : checked.errors;
    };
    expect(Object.keys(errorsWith({ a: 1 }))).toEqual([name]);
    // A consent is needed for what it is the consent of.
    const isNeeded = fieldsOf(kind).some(([, { consent }]) => consent === name);
    expect(Object.keys(errorsWith(undefined))).toEqual(field.isRequired || isNeeded ? [name] : []);
    const { maxLength } = field;
    if (maxLength === undefined) return;
    expect(Object.keys(errorsWith('1'.repeat(maxLength + 1)))).toEqual([name]);
  });

  it('is nobody’s free text if the visitor’s e-mail may repeat it', () => {
    const goesTo: readonly Destination[] = field.goesTo;
    if (goesTo.includes('visitorEmail')) expect(field.isFreeText).toBe(false);
    if (field.kept !== 'clear') expect(goesTo).toEqual([]);
  });
});

function filledIn(kind: SubmissionKind): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(kind).map(([name, field]) => [name, valueOf(kind, name, field)]),
  );
}

describe.each(KINDS)('a %s that was filled in completely', (kind) => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let entry: InboxEntry;
  let places: Readonly<Record<Destination, string>>;

  beforeAll(async () => {
    database = await openTestDatabase('sqlite');
    const site = startIntake(database);
    const path = { request: '/api/requests', contact: '/api/contact', feedback: '/api/feedback' };
    const answer = await site.json(path[kind], filledIn(kind));
    expect(answer.status).toBe(201);
    for await (const found of readInbox(database.db, {})) entry = found;
    const row = entry.submission;
    const submission = emailSubmission(row, kind === 'request');
    const messageId = '<1@sobremesa.test>';
    const owner = await composeOwnerEmail(submission, SAMPLE_CONTEXT, {
      messageId,
      to: [],
      language: defaultLanguage(),
    });
    // Its envelope has the address that it goes to; what it says must not.
    const visitor = await composeVisitorEmail(submission, SAMPLE_CONTEXT, { messageId });
    places = {
      ownerEmail: owner.text,
      visitorEmail: JSON.stringify({
        ...visitor,
        to: [],
        parameters: { ...visitor?.parameters, email: '' },
      }),
      copy: JSON.stringify(contentDocument(row)),
      csv: csvEntry(entry),
    };
  });
  afterAll(() => database.remove());

  it.each(fieldsOf(kind).map(([name, field]) => ({ name, field })))(
    'keeps $name where its declaration says',
    async ({ name, field }) => {
      expect(Object.hasOwn(entry.fields, name)).toBe(field.kept === 'clear');
      const sealed = await database.db.selectFrom('allergies').selectAll().execute();
      expect(sealed).toHaveLength(kind === 'request' ? 1 : 0);
    },
  );

  it.each(fieldsOf(kind).map(([name, field]) => ({ name, field })))(
    'lets $name go to where its declaration says, and nowhere else',
    ({ name, field }) => {
      if (name === 'locale') return;
      const declared: readonly Destination[] = field.goesTo;
      // Beside another choice it was not asked for, and is empty.
      const goesTo = isAsked(field, filledIn(kind)) ? declared : [];
      for (const reader of ['owner', 'visitor'] as const) {
        const place = `${reader}Email` as const;
        const isThere = places[place].includes(traceOf(kind, name, field, reader));
        // A tick is no mark of its own, so that it leaves no trace to be looked for.
        if (field.input.type !== 'tick') expect(isThere, place).toBe(goesTo.includes(place));
      }
      const copy = JSON.parse(places.copy) as Record<string, unknown>;
      const copied = field.isCopiedOnlyFilled ? goesTo : declared;
      expect(Object.hasOwn(copy, name), 'copy').toBe(copied.includes('copy'));
      const columns = name === 'ratings' ? RATING_KEYS : [name];
      for (const column of columns) {
        expect(CSV_COLUMNS.includes(column), 'csv').toBe(declared.includes('csv'));
      }
      if (!field.isFreeText) return;
      expect(places.csv.includes(traceOf(kind, name, field)), 'csv').toBe(goesTo.includes('csv'));
    },
  );

  it('lets nothing of its allergies out', () => {
    for (const place of [...Object.values(places), JSON.stringify(entry)]) {
      expect(place).not.toContain('marked-allergy');
    }
  });
});
