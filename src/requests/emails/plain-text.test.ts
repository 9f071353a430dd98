import { expect, test } from 'vitest';
import { plainText } from './plain-text.server.ts';

test('a long question stands above its answer, and leaves the others their room', () => {
  const text = plainText({
    ...{ language: 'es', subject: '', preview: '', heading: 'Hola', intro: [], notices: [] },
    ...{ closing: [], footer: [], smallPrint: [] },
    facts: [
      { label: 'Fecha', value: '10 de julio de 2026' },
      {
        label:
          '¿Hay algo más que tengamos que saber de la casa, de la cocina o de la calle antes de ir?',
        value:
          'Tenemos una cocina pequeña en un tercer piso sin ascensor, y un perro muy simpático',
      },
      { label: 'Personas', value: '12' },
    ],
  });
  expect(text.split('\n').slice(3)).toEqual([
    'Fecha:    10 de julio de 2026',
    '¿Hay algo más que tengamos que saber de la casa, de la cocina o de la',
    'calle antes de ir?',
    '          Tenemos una cocina pequeña en un tercer piso sin ascensor, y',
    '          un perro muy simpático',
    'Personas: 12',
    '',
  ]);
});

test('has all that the HTML has, in its order: a greeting, what matters, where to press, once', () => {
  const text = plainText({
    ...{ language: 'es', subject: '', preview: '', heading: 'Tu presupuesto', facts: [] },
    ...{ intro: ['Hola, Ana:'], notices: ['Señal: 375,00 €'], closing: ['Un saludo'] },
    action: { label: 'Ver el presupuesto', href: 'https://example.com/quote/1' },
    footer: [{ label: 'Teléfono', value: '600 123 456' }],
    smallPrint: ['Si el botón no funciona: https://example.com/quote/1', 'No lo reenvíes.'],
  });
  expect(text.split('\n').slice(3)).toEqual([
    ...['Hola, Ana:', '', '* Señal: 375,00 €', '', 'Un saludo', ''],
    ...['Ver el presupuesto:', 'https://example.com/quote/1', ''],
    ...['-- ', 'Teléfono: 600 123 456', '', 'No lo reenvíes.', ''],
  ]);
});
