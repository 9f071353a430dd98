import { expect, it } from 'vitest';
import { fillKnown, fillPlaceholders, placeholdersOf } from './placeholders.ts';
import { translator } from './translate.server.ts';

const TEXT =
  'En {{days|día laborable|días laborables}}, {{ people | invitado | invitados }} y {{share}}';

it.each([
  [{ days: 1, people: 2, share: '40 %' }, 'En 1 día laborable, 2 invitados y 40 %'],
  [{ days: 2, people: 1, share: '1 %' }, 'En 2 días laborables, 1 invitado y 1 %'],
  [{ days: 0, people: '1' }, 'En 0 días laborables, 1 invitado y […]'],
  [{ share: '' }, 'En […] días laborables, […] invitados y '],
])('a figure is followed by the word for as many as it is: %j', (values, text) => {
  expect(fillPlaceholders(TEXT, values, 'es')).toBe(text);
});

it.each([
  ['pl', '{{n|osoba|osoby|osób}}', ['1 osoba', '2 osoby', '5 osób', '22 osoby', '0 osób']],
  ['pl', '{{n|osoba|osób}}', ['1 osoba', '2 osób', '5 osób', '22 osób', '0 osób']],
  ['ro', '{{n|zi|zile|de zile}}', ['1 zi', '2 zile', '5 zile', '22 de zile', '0 zile']],
  ['ar', '{{n|يوم|يومان|أيام|يوما|يوم}}', ['1 يوم', '2 يومان', '5 أيام', '22 يوما', '0 يوم']],
  ['es', '{{n|día|días}}', ['1 día', '2 días', '5 días', '22 días', '0 días']],
])('a figure has as many words as %s counts by: %s', (language, text, said) => {
  const counted = [1, 2, 5, 22, 0].map((n) => fillPlaceholders(text, { n }, language));
  expect(counted).toEqual(said);
});

it('a placeholder is known by its name, whatever words follow it', () => {
  expect(placeholdersOf(TEXT)).toEqual(['days', 'people', 'share']);
  expect(placeholdersOf('{{leadDays}} días, {{price.workshop}}')).toEqual([
    'leadDays',
    'price.workshop',
  ]);
});

it('a text that names the figure alone says what it said', () => {
  expect(fillPlaceholders('{{leadDays}} días', { leadDays: 1 }, 'es')).toBe('1 días');
});

it('a name without a value can stay as it is written', () => {
  expect(fillKnown('{{rating}} / 5 {{x}} {{y|a|b}}', { rating: '4,6' })).toBe(
    '4,6 / 5 {{x}} {{y|a|b}}',
  );
});

it('the words of the interface say it likewise, and so do the owner’s in their place', async () => {
  const own = { 'services:days': 'avisa {{count|jornada|jornadas}} antes' };
  const said = (count: number) => [
    translator('es')('services:days', { count }),
    translator('en')('services:days', { count }),
    translator('es', own)('services:days', { count }),
  ];
  expect(said(1)).toEqual(['1 día de antelación', '1 day’s notice', 'avisa 1 jornada antes']);
  expect(said(3)).toEqual(['3 días de antelación', '3 days’ notice', 'avisa 3 jornadas antes']);
});
