import { describe, expect, it } from 'vitest';
import { businessToday, addDays } from '../i18n/index.ts';
import { fieldNames, isTooSoon, validate } from './index.ts';

const request = {
  firstName: ' Lucía ',
  email: 'lucia@example.com',
  phone: '+34 600 000 000',
  requestedDate: addDays(businessToday(), 10),
  requestedTime: 'morning',
  participants: '6-10',
};
const contact = {
  firstName: 'Lucía',
  lastName: 'Vega',
  email: 'lucia@example.com',
  phone: '+34 600 000 000',
  message: 'Hola',
};
const ratings = {
  foodQuality: 5,
  serviceQuality: 4,
  facilitiesQuality: 3,
  priceQuality: 2,
  cleanliness: 1,
};
const feedback = { name: 'Lucía', terms: true, ratings };

describe('a request', () => {
  it('is trimmed, gets defaults and loses unknown fields', () => {
    const checked = validate('request', { ...request, admin: true });
    expect(checked.ok && Object.keys(checked.value)).toEqual(fieldNames('request'));
    expect(checked).toMatchObject({
      ok: true,
      value: {
        ...request,
        firstName: 'Lucía',
        lastName: '',
        company: '',
        service: '',
        workshop: '',
        estimate: '',
        allergy: '',
        allergyConsent: false,
        message: '',
        locale: 'es',
      },
    });
  });

  it('holds no half of a character and no null, which neither a link nor a database takes', () => {
    const halves = { email: 'lu\ud800cia\udfff@example.com', phone: '+34\0 600 000 000' };
    const texts = { firstName: ' \ud83dLucía\0 ', message: 'Hola 🥘\ud83e' };
    expect(validate('request', { ...request, ...halves, ...texts })).toMatchObject({
      ok: true,
      value: { email: request.email, phone: request.phone, firstName: 'Lucía', message: 'Hola 🥘' },
    });
    expect(validate('request', { ...request, firstName: '\ud800' })).toMatchObject({
      errors: { firstName: 'formFirstNameRequired' },
    });
  });

  it('names the message of each missing field', () => {
    const errors = {
      firstName: 'formFirstNameRequired',
      email: 'formEmailRequired',
      phone: 'formPhoneRequired',
      requestedDate: 'formDateRequired',
      requestedTime: 'formTimeRequired',
      participants: 'formParticipantsRequired',
    };
    for (const nothing of [{}, null, 'x', [], undefined]) {
      expect(validate('request', nothing)).toEqual({ ok: false, errors });
    }
    const blank = Object.fromEntries(Object.keys(request).map((name) => [name, '   ']));
    expect(validate('request', blank)).toEqual({ ok: false, errors });
    const wrong = Object.fromEntries(Object.keys(request).map((name) => [name, { a: 1 }]));
    expect(validate('request', wrong)).toEqual({ ok: false, errors });
  });

  it('says of optional fields of a wrong type or length what is wrong', () => {
    const broken = {
      ...request,
      lastName: 7,
      company: 'x'.repeat(201),
      locale: 'french',
      message: [],
    };
    expect(validate('request', broken)).toEqual({
      ok: false,
      errors: {
        lastName: 'invalidValue',
        company: 'tooLong:1',
        locale: 'invalidValue',
        message: 'invalidValue',
      },
    });
  });

  it('refuses past days and days that are none, by the clock of Madrid', () => {
    const error = (requestedDate: string) => {
      const result = validate('request', { ...request, requestedDate });
      return result.ok ? undefined : result.errors['requestedDate'];
    };
    expect(error(addDays(businessToday(), -1))).toBe('formDatePast');
    expect(error(businessToday())).toBeUndefined();
    for (const none of ['2027-02-30', '2027-13-01', '27-01-01', '+02027-01-01', 'tomorrow']) {
      expect(error(none)).toBe('formDateRequired');
    }
    expect(error('9999-01-01')).toBe('formDateFar');
  });

  it('takes allergies only with their own consent, and drops none without a word', () => {
    const allergy = 'Cacahuete';
    for (const allergyConsent of [undefined, false, '', 'off']) {
      expect(validate('request', { ...request, allergy, allergyConsent })).toEqual({
        ok: false,
        errors: { allergyConsent: 'consentRequired' },
      });
    }
    expect(validate('request', { ...request, allergy, firstName: '' })).toMatchObject({
      errors: { firstName: 'formFirstNameRequired', allergyConsent: 'consentRequired' },
    });
    expect(validate('request', { ...request, allergy: '  ' })).toMatchObject({
      value: { allergy: '' },
    });
    for (const allergyConsent of [true, 'on', 'true']) {
      const result = validate('request', { ...request, allergy, allergyConsent });
      expect(result).toMatchObject({ value: { allergy, allergyConsent: true } });
    }
  });

  it('keeps any Unicode and any markup as typed', () => {
    const message = '<b>👩‍🍳 مرحبا</b>\u0001\u202e\r\n"; DROP TABLE é e\u0301';
    expect(validate('request', { ...request, message })).toMatchObject({ value: { message } });
  });

  it('names its service, with which a workshop agrees', () => {
    const services = {
      talleres: { title: 'Taller', hasWorkshops: true },
      encargos: { title: 'Encargo' },
    } as const;
    const asked = (service: unknown) =>
      validate('request', { ...request, service, workshop: 'queso-de-cabra' }, { services });
    for (const service of ['', 'talleres']) {
      expect(asked(service)).toMatchObject({ value: { service, workshop: 'queso-de-cabra' } });
    }
    for (const service of ['encargos', 'other']) {
      expect(asked(service)).toMatchObject({ value: { service, workshop: '' } });
    }
    for (const service of ['yacht', 'constructor']) {
      expect(asked(service)).toEqual({ ok: false, errors: { service: 'serviceOff' } });
    }
  });

  it('says by how much a text is too long', () => {
    const long = { ...request, message: 'x'.repeat(10_037), estimate: 'x'.repeat(501) };
    expect(validate('request', long)).toEqual({
      ok: false,
      errors: { message: 'tooLong:37', estimate: 'tooLong:1' },
    });
  });

  it('is rid of what is invisible in its telephone number and address', () => {
    const copied = {
      phone: '\u202a+34\u00a0600\u2011000\u2013000\u202c\u200b',
      email: '\u200bana@\u2060b.es',
    };
    expect(validate('request', { ...request, ...copied })).toMatchObject({
      value: { phone: '+34\u00a0600-000-000', email: 'ana@b.es' },
    });
  });

  it('has no format for e-mail and phone', () => {
    expect(validate('request', { ...request, email: 'nada', phone: 'ya sabéis' }).ok).toBe(true);
  });
});

describe('a contact message', () => {
  it('needs every field', () => {
    expect(validate('contact', {})).toEqual({
      ok: false,
      errors: Object.fromEntries(Object.keys(contact).map((name) => [name, 'fieldRequired'])),
    });
    expect(validate('contact', contact).ok).toBe(true);
  });

  it.each(['a@b', 'a b@c.es', '@c.es', 'a@@b.es', 'a@b.'])('refuses the e-mail %s', (email) => {
    expect(validate('contact', { ...contact, email })).toEqual({
      ok: false,
      errors: { email: 'invalidEmail' },
    });
  });

  it.each(['123456', '1'.repeat(21), '600 000 00a', '600+000+000'])(
    'refuses the phone %s',
    (phone) => {
      expect(validate('contact', { ...contact, phone })).toEqual({
        ok: false,
        errors: { phone: 'invalidPhoneNumber' },
      });
    },
  );

  const copied = ['\u202a+34 600 000 000\u202c', '600\u2011000\u2011000', '\u200e600\u200b000000'];
  it.each(['1234567', '+34 (600) 000-000', '600.000.000', ...copied])(
    'accepts the phone %s',
    (phone) => {
      expect(validate('contact', { ...contact, phone }).ok).toBe(true);
    },
  );
});

describe('feedback', () => {
  it('accepts the ratings as a map or as a list', () => {
    const list = Object.entries(ratings).map(([key, score]) => ({ key, category: 'x', score }));
    for (const given of [ratings, list]) {
      const result = validate('feedback', { ...feedback, ratings: given });
      expect(result).toMatchObject({
        ok: true,
        value: { ratings, date: businessToday(), willReturn: '' },
      });
    }
  });

  it.each([
    undefined,
    {},
    [],
    { ...ratings, cleanliness: 0 },
    { ...ratings, cleanliness: 6 },
    { ...ratings, cleanliness: 2.5 },
    { ...ratings, cleanliness: '5' },
    [{ key: 'foodQuality', score: 5 }],
  ])('refuses incomplete ratings %j', (given) => {
    expect(validate('feedback', { ...feedback, ratings: given })).toEqual({
      ok: false,
      errors: { ratings: 'pleaseCompleteAllCat' },
    });
  });

  it('needs a name and the accepted terms, and nothing else', () => {
    expect(validate('feedback', { ratings, terms: 'no', willReturn: 'Maybe' })).toEqual({
      ok: false,
      errors: { name: 'nameIsRequired', terms: 'mustAcceptTerms', willReturn: 'invalidValue' },
    });
  });

  it('lower-cases the e-mail and keeps one that is none', () => {
    expect(validate('feedback', { ...feedback, email: 'NoEs' })).toMatchObject({
      value: { email: 'noes' },
    });
  });
});

it('warns of a day nearer than the days of notice', () => {
  expect(isTooSoon('2026-06-03', 3, '2026-06-01')).toBe(true);
  expect(isTooSoon('2026-06-04', 3, '2026-06-01')).toBe(false);
  expect(isTooSoon('2026-06-04', 4, '2026-06-01')).toBe(true);
  expect(isTooSoon('', 3, '2026-06-01')).toBe(false);
  // A past one is refused, and needs no notice.
  expect(isTooSoon('2026-05-31', 3, '2026-06-01')).toBe(false);
  expect(isTooSoon('2026-05-31', 0, '2026-06-01')).toBe(false);
});

it('takes no day beyond the farthest, beside what else is wrong', () => {
  const asked = (days: number) => ({
    ...request,
    requestedDate: ` ${addDays(businessToday(), days)} `,
  });
  const limits = { farthestDays: 37 };
  expect(validate('request', asked(37), limits)).toMatchObject({ ok: true });
  expect(validate('request', asked(38))).toMatchObject({ ok: true });
  expect(validate('request', asked(38), limits)).toEqual({
    ok: false,
    errors: { requestedDate: 'formDateFar' },
  });
  expect(validate('request', { ...asked(38), firstName: '' }, limits)).toEqual({
    ok: false,
    errors: { firstName: 'formFirstNameRequired', requestedDate: 'formDateFar' },
  });
  expect(validate('request', { ...asked(38), requestedDate: '' }, limits)).toMatchObject({
    errors: { requestedDate: 'formDateRequired' },
  });
});
