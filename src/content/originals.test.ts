import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { placeholderProblems, readOriginals } from './originals.server.ts';

const SAMPLE = fileURLToPath(new URL('../../sample', import.meta.url));
const originals = await readOriginals(SAMPLE);

const problems = (fields: Readonly<Record<string, unknown>>) =>
  placeholderProblems({ _id: 'emailTexts', _type: 'emailTexts', ...fields }, originals);

describe('a text that was shipped with figures', () => {
  it('is what the sample says', () => {
    expect([...originals.keys()]).toEqual(['emailTexts']);
    expect(problems(originals.get('emailTexts') ?? {})).toEqual([]);
  });

  it.each([
    ['as Sanity lists it', [{ _key: 'en', value: 'Ask in time.' }], ['requestNotice', 0]],
    ['with random keys', [{ _key: 'x', language: 'en', value: 'Ask.' }], ['requestNotice', 0]],
    ['by language', { en: 'Ask in time.' }, ['requestNotice', 'en']],
    ['as a plain text', 'Avisa con tiempo.', ['requestNotice']],
  ])('is told which of them it has lost, %s', (_, requestNotice, path) => {
    expect(problems({ requestNotice })).toMatchObject([
      { path, rule: 'placeholders', expected: '{{leadDays}}' },
    ]);
  });

  it('is told all of them at once', () => {
    const requestDeposit = { es: 'Pedimos una señal.' };
    expect(problems({ requestDeposit })).toMatchObject([
      { expected: '{{eventDeposit}}, {{workshopDeposit}}' },
    ]);
  });

  it('may be left out, say more, or have had none', () => {
    expect(
      problems({
        requestNotice: { es: '', en: 'Ask {{leadDays}} days before; {{changeDays}} to change.' },
        tagline: 'Arroces',
      }),
    ).toEqual([]);
  });

  it('is checked in its own type alone', () => {
    expect(placeholderProblems({ _type: 'question', requestNotice: 'x' }, originals)).toEqual([]);
  });
});
