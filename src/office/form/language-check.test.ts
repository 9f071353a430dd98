import { describe, expect, it, onTestFinished } from 'vitest';
import { DOCUMENT_TYPES, formOfCollection } from '../../content/index.ts';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../../i18n/index.ts';
import { readSample } from '../testing/sample.ts';
import { formValuesOf } from './form-values.ts';
import { textDoubts } from './language-check.ts';

const question = formOfCollection('question');
const textField = question.find(({ isLocalized }) => isLocalized)?.name ?? '';

const BOTH = ['es', 'en'] as const;

const doubts = (es: string, en: string) =>
  textDoubts(question, { [textField]: { es, en } }, BOTH, ['taxNumber']).map((doubt) => {
    if (doubt.kind === 'unsaid') return [doubt.kind, doubt.figures];
    return doubt.kind === 'missing' ? `${doubt.kind} ${doubt.language}` : [doubt.kind, doubt.only];
  });

describe('two languages', () => {
  it.each([
    ['Desde 12,50 € por persona', 'From €12.50 a head'],
    ['1.250 personas', '1,250 people'],
    ['Un 40 % de señal', 'A 40% deposit'],
    ['El 24 de diciembre a las 21:00', '24 December, 9 pm'],
    ['El 1.º de mayo', 'May 1st'],
    ['De 9:30 a 15:00', '9.30 am to 3 pm'],
    ['Para 8 personas', 'For eight people'],
    ['Dos bocadillos', '2 rolls'],
    ['Escribe a hola@example.com', 'Write to hola@example.com'],
    ['Con {{leadDays}} días', '{{leadDays}} days ahead'],
    ['Con {{leadDays|día|días}}', '{{leadDays|day|days}} ahead'],
    ['Todavía sin traducir', ''],
  ])('say the same: %s, %s', (es, en) => {
    expect(doubts(es, en)).toEqual([]);
  });

  it.each([
    ['12,50 €', '€12.00', ['prices', { es: ['12.5'], en: ['12'] }]],
    ['Un 40 %', '50%', ['percentages', { es: ['40'], en: ['50'] }]],
    ['El 24 de diciembre', '25 December', ['dates', { es: ['12-24'], en: ['12-25'] }]],
    ['A las 21:00', 'At 8 pm', ['times', { es: ['21:00'], en: ['20:00'] }]],
    ['Para 8 personas', 'For ten people', ['numbers', { es: ['8'], en: [] }]],
    [
      'Ver https://example.com/menu',
      'See https://example.com/gallery',
      ['links', { es: ['https://example.com/menu'], en: ['https://example.com/gallery'] }],
    ],
    [
      'Con {{leadDays}}',
      'With {{changeDays}}',
      ['placeholders', { es: ['leadDays'], en: ['changeDays'] }],
    ],
    ['', 'Hello', 'missing es'],
    [
      '{{leadDays}}, {{taxNumber}}, {{price.cake}}',
      '{{leadDays}}, {{taxNumber}}, {{price.cake}}',
      ['unsaid', ['price.cake', 'taxNumber']],
    ],
  ])('differ: %s, %s', (es, en, doubt) => {
    expect(doubts(es, en)).toEqual([doubt]);
  });

  it.each([
    ['de', 'Am 24. Dezember um 21 Uhr', 'El 24 de diciembre a las 21:00'],
    ['de', 'Ab 1.250,50 € für acht Personen', 'Desde 1.250,50 € para 8 personas'],
    ['fr', 'Le 1er mai, 1\u202f250 couverts, 21h30', 'El 1 de mayo, 1.250 cubiertos, 21:30'],
    ['ca', 'El 24 d’abril o l’1 de maig', 'El 24 de abril o el 1 de mayo'],
    ['eu', 'Abenduaren 24an', 'El 24 de diciembre'],
    ['pl', '24 grudnia', 'El 24 de diciembre'],
  ] as const)('say the same in other languages of a site, %s: %s', (code, text, es) => {
    const of = (other: string) =>
      textDoubts(question, { [textField]: { [code]: other, es } }, [code, 'es']);
    expect(of(text)).toEqual([]);
    // And not, where a figure of two digits is another.
    expect(of(text.replace(/24|250|1er/, '25')).length).toBeGreaterThan(0);
  });

  it('write figures as the country of the business does', () => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, country: 'MX' });
    onTestFinished(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));
    expect(doubts('1,250.50 pesos', '1,250.50 pesos')).toEqual([]);
  });

  it('have links of their own in rich text, whose pages may be the language’s own', () => {
    const post = formOfCollection('blog');
    const text = (href: string) => [
      {
        _type: 'block',
        _key: 'a',
        markDefs: [{ _key: 'l', _type: 'link', href }],
        children: [{ _type: 'span', text: 'Menú', marks: ['l'] }],
      },
    ];
    const of = (es: string, en: string) =>
      textDoubts(post, { content: { es: text(es), en: text(en) } }, BOTH).map(({ kind }) => kind);
    expect(of('/menu', '/en/menu')).toEqual([]);
    expect(of('/menu', '/en/gallery')).toEqual(['links']);
  });

  it.each([
    [{ leadDays: 3 }, []],
    [{ leadDays: 0 }, []],
    [{ leadDays: '' }, ['leadDays']],
    [{}, ['leadDays']],
  ])(
    'name the figures of their own document as they are typed, published or not: %o',
    (typed, figures) => {
      // What was published before is of no account, and the days to answer are never without a figure.
      const requestIntro = {
        es: '{{leadDays}}, {{answerDays}}',
        en: '{{leadDays}}, {{answerDays}}',
      };
      const terms = formOfCollection('bookingTerms');
      for (const published of [[], ['leadDays'], ['answerDays']])
        expect(
          textDoubts(terms, { ...typed, requestIntro }, BOTH, published).flatMap((doubt) =>
            doubt.kind === 'unsaid' ? doubt.figures : [doubt.kind],
          ),
        ).toEqual(figures);
    },
  );

  it('are asked of the items of lists, which are named', () => {
    const menu = formOfCollection('dailyMenu');
    const items = [{ names: { es: 'Tortilla 3 huevos', en: 'Omelette, 2 eggs' } }];
    expect(textDoubts(menu, { items }, BOTH)).toMatchObject([
      {
        path: ['items', 0, 'names'],
        labels: [{ es: 'Platos' }, { es: 'Tortilla 3 huevos' }, { es: 'Nombre' }],
      },
    ]);
  });

  it('agree in the sample, but for what one of them says in other words', () => {
    const found = DOCUMENT_TYPES.flatMap((type) => {
      const fields = formOfCollection(type);
      return readSample(type).flatMap((document) =>
        textDoubts(fields, formValuesOf(fields, document), BOTH).map((doubt) => ({
          id: document['_id'],
          ...doubt,
        })),
      );
    });
    expect(found.map(({ id, kind }) => [id, kind])).toEqual([
      ['workshop-halloween', 'dates'],
      ['legal-privacy', 'numbers'],
      ['legal-terms', 'numbers'],
    ]);
  });
});
