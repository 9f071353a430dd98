import { describe, expect, it } from 'vitest';
import { noContent } from '../../content/testing/no-content.ts';
import { read } from '../../content/testing/read.ts';
import { sampleDocument } from '../../content/testing/sample-document.server.ts';
import { rendered, testPage } from '../testing/page.tsx';
import { KEPT, pagesOf } from '../testing/site.ts';
import { legalNoticePage, privacyPage, termsPage } from './Legal.server.tsx';

const terms = read('bookingTerms', sampleDocument('bookingTerms'));
const settings = read('globalSettings', sampleDocument('globalSettings'));
const identity = read('legalIdentity', sampleDocument('legalIdentity'));
const data = (kind: string) => ({
  page: read('legalPage', sampleDocument('legalPage', kind)),
  retention: KEPT,
});

describe('the terms', () => {
  const { View } = termsPage;

  it.each([
    ['es', '3 días', /señal del 40\s% /, /mínima del 50\s%/],
    ['en', '3 days', /deposit of 40% /, /at least 50%/],
  ] as const)('say the deposits and the lead time in %s', (language, lead, workshop, event) => {
    const $ = rendered(<View data={data('terms')} />, language, { terms, identity });
    const text = $.text();
    expect(text).toContain(`${lead} `);
    expect(text).toMatch(workshop);
    expect(text).toMatch(event);
    expect($.html()).not.toContain('{{');
    expect(text).not.toContain('[…]');
  });

  it('are there without their text', () => {
    const $ = rendered(<View data={{ page: null, retention: KEPT }} />, 'en');
    expect($('h1').text()).toBe('Terms');
    expect($.text()).toContain('This text hasn’t been published yet');
  });
});

describe('the legal notice', () => {
  const { View } = legalNoticePage;

  it('names who the business is by law, and leaves out what nobody has said', () => {
    const named = { ...identity, legalName: { es: 'Mesa Larga, S. L.' }, taxNumber: {} };
    const page = { identity: named, settings };
    const text = rendered(<View data={data('notice')} />, 'es', page).text();
    expect(text).toContain('Nombre o razón social: Mesa Larga, S. L.');
    expect(text).not.toMatch(/NIF|…/);
    // A number that is divided over two lines is no number.
    expect(text).toContain('Teléfono: +34\u00a0952\u00a0000\u00a0000');
    expect(text).toContain('Última revisión: noviembre de 2026.');
  });
});

it('names who the business is by law beside a form, once that is filled in', async () => {
  const beside = async (legalName: string) => {
    const named = { ...identity, legalName: { es: legalName } };
    const { $ } = await pagesOf({ ...noContent, legalIdentity: async () => named })('/contact');
    return $('.privacy dd').first().text();
  };
  expect(await beside('Mesa Larga, S. L.')).toBe('Mesa Larga, S. L.');
  expect(await beside('[NOMBRE O RAZÓN SOCIAL]')).toBe('example.com');
  expect(await beside('Mesa Larga [S. L.]')).toBe('example.com');
});

it('fills in what a lead names in the sentence for search engines, too', () => {
  const said = (texts: object) => {
    const named = { ...identity, legalName: { es: 'Mesa Larga' } };
    const page = { ...data('privacy').page, ...texts };
    return privacyPage.head(testPage('es', { identity: named }).page, { ...data('privacy'), page });
  };
  const lead = { es: '{{legalName}}: {{contactRetention}}' };
  expect(said({ lead }).description).toBe('Mesa Larga: 1 año');
  expect(said({ headDescription: lead }).description).toBe('Mesa Larga: 1 año');
});

describe('the privacy page', () => {
  const { View } = privacyPage;

  it.each([
    [
      'es',
      [
        'Mensajes: 1 año.',
        'Opiniones: 45 días.',
        'Solicitudes: 6 años desde que llegan, o desde el evento',
      ],
    ],
    [
      'en',
      [
        'Messages: 1 year.',
        'Feedback: 45 days.',
        'Requests: 6 years from when they arrive, or from the event',
      ],
    ],
  ] as const)('says for how long what is sent is kept, as was chosen, in %s', (language, said) => {
    const retention = { ...KEPT, feedback: { days: 45, isChosen: true } };
    const $ = rendered(<View data={{ ...data('privacy'), retention }} />, language, {
      terms,
      identity,
    });
    for (const text of said) expect($.text()).toContain(text);
    expect($.html()).not.toContain('{{');
  });
});
