import { load } from 'cheerio/slim';
import { afterEach, describe, expect, test } from 'vitest';
import {
  setLocaleSettings,
  DEFAULT_LOCALE_SETTINGS,
  type Language,
} from '../../i18n/index.server.ts';
import { composeAnswer, composeBooking } from '../quotes/emails.server.ts';
import { composeReceipt } from '../quotes/payment-emails.server.ts';
import { NO_WAYS } from '../quotes/payment.ts';
import { samplePayment, sampleQuote, SAMPLE_VISITOR } from '../quotes/sample.server.ts';
import { composeOwnerEmail, composeVisitorEmail } from './compose.server.ts';
import { NO_TEXTS } from './email-body.server.ts';
import { SAMPLE_CONTEXT, sampleSubmissions } from './samples.server.ts';
import type { EmailSubmission, EmailSubmissionOf } from './submission.server.ts';

const NOW = new Date('2026-06-20T10:00:00Z');
const OWNER = { name: 'La Sobremesa', address: 'owner@example.com' };
const MESSAGE_ID = '<1@sobremesa.test>';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

function sample(kind: EmailSubmission['kind'], language: Language): EmailSubmission {
  const found = sampleSubmissions(language, NOW).find((submission) => submission.kind === kind);
  if (!found) throw new Error(`No sample of ${kind}`);
  return found;
}
const request = (language: Language, changes: Partial<EmailSubmissionOf['request']> = {}) =>
  ({ ...sample('request', language), ...changes }) as EmailSubmissionOf['request'];

async function toVisitor(submission: EmailSubmission) {
  const email = await composeVisitorEmail(submission, SAMPLE_CONTEXT, { messageId: MESSAGE_ID });
  if (!email) throw new Error('There is no email');
  return email;
}
const toOwner = (submission: EmailSubmission, language: Language = 'es') =>
  composeOwnerEmail(submission, SAMPLE_CONTEXT, { messageId: MESSAGE_ID, to: [OWNER], language });

/** What a person reads of an HTML email. */
function textOf(html: string): string {
  const $ = load(html);
  $('head').remove();
  return $.text();
}

describe.each([
  {
    language: 'es',
    date: '10 de julio de 2026',
    deposit: ['40\u00a0%', '50\u00a0%'],
    lead: '3 días de antelación',
    slot: '(9:00–12:00)',
    subject: 'Hemos recibido tu solicitud para el 10 de julio de 2026',
    arrived: 'alergias, pero todo lo que has escrito nos ha llegado',
  },
  {
    language: 'en',
    date: '10 July 2026',
    deposit: ['40%', '50%'],
    lead: '3 days’ notice',
    slot: 'Morning (9:00–12:00)',
    subject: 'We’ve got your request for 10 July 2026',
    arrived: 'allergies, but we’ve received everything you wrote',
  },
] as const)('the email about a request, in $language', (expected) => {
  const submission = () =>
    request(expected.language, {
      requestedDate: '2026-07-10',
      requestedTime: 'morning',
    });

  test('tells the visitor what they asked for, the deposits and the lead time', async () => {
    const { subject, html, text, to } = await toVisitor(submission());
    expect(subject).toBe(expected.subject);
    expect(to).toEqual([{ name: expect.any(String), address: 'visitor@example.com' }]);
    for (const written of [textOf(html), text]) {
      const said = written.replace(/[ \n]+/g, ' ');
      const { date, slot, lead, deposit, arrived } = expected;
      for (const figure of [date, slot, lead, '11-15', ...deposit]) expect(said).toContain(figure);
      // What it leaves out is not lost, and it says so before what was asked for.
      expect(said.split(slot)[0]).toContain(arrived);
      expect(written).toContain('La Sobremesa');
    }
    const $ = load(html);
    expect($('html').attr('lang')).toBe(expected.language);
    expect($('meta[name="color-scheme"]').attr('content')).toBe('light dark');
  });

  test('has the slot as a tentative appointment in Madrid', async () => {
    const { attachments } = await toVisitor(submission());
    expect(attachments).toHaveLength(1);
    const [calendar] = attachments;
    expect(calendar?.contentType).toContain('text/calendar');
    const content = calendar?.content ?? '';
    expect(content).toContain('DTSTART;TZID=Europe/Madrid:20260710T090000\r\n');
    expect(content).toContain('DTEND;TZID=Europe/Madrid:20260710T120000\r\n');
    expect(content).toContain('STATUS:TENTATIVE\r\n');
    expect(content).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Madrid\r\n');
    expect(content).toContain('DTSTAMP:20260620T100000Z\r\n');
    expect(content).toContain(`UID:${submission().id}@localhost\r\n`);
    expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
  });

  test('speaks of an attached file only where emails bring them, as does one about a quote', async () => {
    const accepted = sampleQuote(expected.language, NOW, 'accepted');
    const payment = samplePayment(accepted);
    const booked = { ...accepted, state: 'deposited' as const, payments: [payment] };
    const about = {
      ...{ visitor: SAMPLE_VISITOR[expected.language], link: null, messageId: MESSAGE_ID },
      ...{ ways: NO_WAYS, about: null },
    };
    const envelope = { messageId: MESSAGE_ID, to: [OWNER], language: expected.language };
    const said = async (carriesFiles: boolean) => {
      const context = { ...SAMPLE_CONTEXT, carriesFiles };
      const emails = await Promise.all([
        composeVisitorEmail(submission(), context, envelope),
        composeBooking({ ...about, version: accepted }, context),
        composeBooking({ ...about, version: booked }, context),
        composeAnswer({ ...about, version: booked }, context, envelope),
        composeReceipt({ ...about, version: booked }, payment, context, NOW),
      ]);
      return emails.map((email) => /attached|adjunt/i.test(email?.text ?? 'attached'));
    };
    expect(await said(true)).toEqual([true, true, true, true, true]);
    expect(await said(false)).toEqual([false, false, false, false, false]);
  });
});

test('the appointment is at the place of its service, where that has an address of its own', async () => {
  const location = async (context: Partial<typeof SAMPLE_CONTEXT>) => {
    const asked = request('es', { service: 'talleres' });
    const email = await composeVisitorEmail(
      asked,
      { ...SAMPLE_CONTEXT, ...context },
      { messageId: MESSAGE_ID },
    );
    return /LOCATION:(.*)\r\n/.exec(email?.attachments[0]?.content ?? '')?.[1];
  };
  const own = await location({ addressAt: ({ service }) => `Obrador de ${service}` });
  expect(own).toBe('Obrador de talleres');
  expect(await location({ addressAt: () => undefined })).toBe(await location({}));
  expect(await location({})).not.toBeUndefined();
  const { business } = SAMPLE_CONTEXT;
  const address = (language: string) => `Calle Ancha (${language})`;
  expect(await location({ business: { ...business, address } })).toBe('Calle Ancha (es)');
});

test.each([
  ['afternoon', '130000', '160000'],
  ['evening', '170000', '200000'],
])('the %s stands in the calendar', async (requestedTime, start, end) => {
  const asked = request('en', { requestedDate: '2026-12-01', requestedTime });
  const { attachments } = await toVisitor(asked);
  expect(attachments[0]?.content).toContain(`DTSTART;TZID=Europe/Madrid:20261201T${start}`);
  expect(attachments[0]?.content).toContain(`DTEND;TZID=Europe/Madrid:20261201T${end}`);
});

test('a date nearer than the lead time has a warning instead of the rule', async () => {
  const near = await toVisitor(request('en', { requestedDate: '2026-06-22' }));
  expect(near.text).toContain('Your date’s very close');
  const far = await toVisitor(request('en', { requestedDate: '2026-06-23' }));
  expect(far.text).not.toContain('Your date’s very close');
  const owner = await toOwner(request('en', { requestedDate: '2026-06-22' }));
  expect(owner.text).toContain('La fecha está a menos de 3 días.');
});

test('what a preview shows is in the words that its language borrows', () => {
  setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: 'de' });
  expect(request('de').firstName).toBe(request('en').firstName);
  expect(SAMPLE_CONTEXT.texts('de')).toEqual(SAMPLE_CONTEXT.texts('en'));
});

test('the owner learns that there are allergies, and only that', async () => {
  const canary = 'CANARY-cacahuete';
  const submission = { ...request('es', { hasAllergies: true }), allergy: canary };
  const emails = [await toOwner(submission), await toVisitor(submission)];
  expect(emails[0]?.text).toContain('Ha indicado alergias');
  expect(JSON.stringify(emails)).not.toContain(canary);
  expect(emails.every(({ parameters }) => parameters['allergy'] === '')).toBe(true);
  const none = await toOwner(request('es', { hasAllergies: false }));
  expect(none.text).not.toContain('alergias');
});

test("the owner's email is answered to the visitor, in the owner's language", async () => {
  const email = await toOwner(request('en'), 'es');
  expect(email.to).toEqual([OWNER]);
  expect(email.replyTo).toEqual({ name: 'Harriet Lowe', address: 'visitor@example.com' });
  expect(email.subject).toBe('Solicitud de Harriet Lowe para el 11 de julio de 2026');
  for (const fact of [
    'Sailing Club',
    '+34 600 123 456',
    'visitor@example.com',
    'English',
    '12:00',
  ]) {
    expect(email.text).toContain(fact);
  }
  expect(email.autoSubmitted).toBeNull();
  const abroad = await toOwner({ ...request('en'), phone: '(+34) 600 123 456' }, 'es');
  expect(abroad.html).toContain('tel:+34600123456');
});

test('without a usable address the visitor has no email, and the owner nothing to answer', async () => {
  const submission = request('es', { email: 'no es un correo' });
  expect(
    await composeVisitorEmail(submission, SAMPLE_CONTEXT, { messageId: MESSAGE_ID }),
  ).toBeNull();
  const owner = await toOwner(submission);
  expect(owner.replyTo).toBeUndefined();
  expect(owner.text).toContain('No ha dejado un correo');
  expect(owner.text).toContain('no es un correo');
});

test.each([
  ['es', 'Gracias por tu opinión', ['5 de 5', '3 de 5', '¿Volverías?', 'Limpieza']],
  ['en', 'Thank you for your feedback', ['5 out of 5', '3 out of 5', 'Would you come back?']],
] as const)('feedback is thanked for in %s', async (language, subject, facts) => {
  const email = await toVisitor(sample('feedback', language));
  expect(email.subject).toBe(subject);
  expect(email.attachments).toEqual([]);
  for (const fact of facts) expect(email.text).toContain(fact);
});

test("the owner reads the average in the subject, in the language's digits", async () => {
  expect((await toOwner(sample('feedback', 'es'))).subject).toBe('Opinión de Lucía: 4,4 de 5');
  expect((await toOwner(sample('feedback', 'en'), 'en')).subject).toBe(
    'Feedback from Harriet: 4.4 out of 5',
  );
});

test.each([
  ['es', 'Hemos recibido tu mensaje'],
  ['en', 'We’ve got your message'],
] as const)('a message is confirmed in %s', async (language, subject) => {
  const email = await toVisitor(sample('contact', language));
  expect(email.subject).toBe(subject);
  expect(email.parameters).toEqual({
    ...{ first_name: '', last_name: '', phone: '', message: '' },
    email: 'visitor@example.com',
    locale: language,
  });
});

describe.each(['request', 'contact', 'feedback'] as const)('the email about a %s', (kind) => {
  const PHISHING = 'Your account is blocked: visit http://evil.example or call +1 900 555 0100';
  /** Every free text of a submission, replaced. */
  const hostile = {
    ...sample(kind, 'en'),
    ...{ firstName: PHISHING, lastName: PHISHING, name: PHISHING, phone: PHISHING },
    ...{ company: PHISHING, workshop: PHISHING, message: PHISHING, comments: PHISHING },
  } as EmailSubmission;

  test('repeats nothing to the visitor that somebody wrote', async () => {
    const whole = JSON.stringify(await toVisitor(hostile));
    for (const part of ['account', 'evil', '555', 'blocked']) expect(whole).not.toContain(part);
    const plain = await toVisitor(sample(kind, 'en'));
    expect(JSON.parse(whole)).toEqual(JSON.parse(JSON.stringify(plain)));
  });

  test('tells the owner all of it', async () => {
    expect((await toOwner(hostile)).text.replace(/[\s>]+/g, ' ')).toContain(PHISHING);
  });
});

test('the service that is asked for is named in our words', async () => {
  const submission = request('en', { workshop: 'queso-de-cabra' });
  const envelope = { messageId: MESSAGE_ID, service: "Goat's cheese workshop" };
  const email = await composeVisitorEmail(submission, SAMPLE_CONTEXT, envelope);
  expect(email?.text).toContain("Service: Goat's cheese workshop");
  expect(email?.text).not.toContain('queso-de-cabra');
});

test('what a visitor writes stays text: no markup, no word of ours, no line in the subject', async () => {
  const firstName = '<b>Ana</b>\r\nBcc: x@evil.example $t(emails:slot) {{date}}';
  const email = await toOwner(request('es', { firstName, lastName: '', message: '<script>1' }));
  const $ = load(email.html);
  expect($('b, script')).toHaveLength(0);
  expect($('p').text()).toContain('<script>1');
  expect($('h1').text()).toContain('<b>Ana</b>');
  expect(email.subject).not.toMatch(/[\r\n]/);
  expect(email.subject).toContain('$t(emails:slot) {{date}}');
  expect(email.text).toContain('<script>1');
});

test('a language without words of its own gets Spanish ones, and its direction', async () => {
  const email = await toVisitor(request('ar'));
  expect(load(email.html)('html').attr('dir')).toBe('rtl');
  expect(email.subject).toContain('Hemos recibido tu solicitud');
});

test('what the business has not said is left out, and nothing stands in its place', async () => {
  const silent = { ...SAMPLE_CONTEXT, leadDays: undefined, texts: () => NO_TEXTS };
  for (const submission of sampleSubmissions('en', NOW)) {
    const email = await composeVisitorEmail(submission, silent, { messageId: MESSAGE_ID });
    expect(email?.text).not.toMatch(/deposit|notice|yacht|\[…\]|\{\{|undefined/);
    expect(email?.html).not.toMatch(/<p[^>]*><\/p>/);
  }
});
