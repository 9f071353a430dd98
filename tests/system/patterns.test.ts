import { describe, expect, it, vi } from 'vitest';
import { fieldNames, KINDS, MAX_LENGTH, validate } from '../../src/requests/index.ts';
import { growth, patternsOfTheProduct, timeOf, worstTexts } from './support/patterns.ts';

/** 64 times the text takes 64 times as long; a factor of 4 allows for a busy computer. */
const LINEAR = 64 * 4;

/** How many texts are timed at all lengths: the slowest at a length of `SAMPLE`. */
const WORST = 2;
const SAMPLE = 3_000;

describe('the regular expressions of the product', () => {
  const patterns = patternsOfTheProduct();

  it('are found', () => {
    expect(patterns.length).toBeGreaterThan(80);
    const control = { location: 'control', pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/ };
    const text = (length: number) => `a@${'.'.repeat(length)}@`;
    expect(growth((length) => control.pattern.test(text(length)))).toBe(Infinity);
  });

  it('are made of nothing that somebody typed: what is put into one is ours', () => {
    const put = patterns.flatMap(({ location, borrowed }) =>
      borrowed.map((written) => `${location.replace(/:\d+$/, '')}: ${written}`),
    );
    expect([...new Set(put)].sort()).toEqual([
      "content/dish-check.server.ts: each.join('|')",
      "content/older-forms.server.ts: Object.keys(FIGURES).join('|')",
      'media/uploads/multipart.server.ts: name',
      'office/audit-list.server.ts: kind',
      'office/form/figures.ts: CODES',
      'office/form/figures.ts: MONTH_NAMES',
      'office/form/figures.ts: decimal',
      'office/form/figures.ts: grouping',
      'office/start/menu-price.ts: decimals',
      'office/start/menu-price.ts: digits',
      'office/start/menu-price.ts: optional',
      'office/start/menu-price.ts: own',
      'office/start/menu-price.ts: parted',
      'server/language-choice.ts: LANGUAGE_KEY',
      'server/likely-pictures.ts: name',
      'server/request-kind.ts: SCREEN_PATH',
      'site/worker/notice.ts: name',
    ]);
  });

  // Of all others lint says so (regexp/no-super-linear-*): it knows each part of them.
  const borrowing = patterns.filter(({ borrowed }) => borrowed.length > 0);
  it.each(borrowing.map(({ location, pattern }) => [location, pattern] as const))(
    '%s takes linear time even for its worst text',
    (_, pattern) => {
      const candidates = [...worstTexts(pattern)].map((text) => {
        const sample = text(SAMPLE);
        return { text, time: timeOf(() => pattern.test(sample), 2) };
      });
      const worst = candidates.sort((one, other) => other.time - one.time).slice(0, WORST);
      for (const { text } of worst) {
        const texts = new Map<number, string>();
        const of = (length: number) => {
          const known = texts.get(length) ?? text(length);
          texts.set(length, known);
          return known;
        };
        const times = growth((length) => pattern.test(of(length)));
        expect(times, JSON.stringify(text(12))).toBeLessThan(LINEAR);
      }
    },
  );
});

describe.each(KINDS)('the fields of a %s', (kind) => {
  const worst: readonly ((length: number) => string)[] = [
    (length) => `a@${'.'.repeat(length)}@`,
    (length) => `${'a@'.repeat(length / 2)}.`,
    (length) => `${' '.repeat(length)}x`,
    (length) => `x${' '.repeat(length)}x`,
    (length) => `+${'0 '.repeat(length / 2)}x`,
    (length) => '('.repeat(length),
    (length) => '0000-00-00'.repeat(length / 10),
    (length) => '\u202e'.repeat(length),
  ];

  it.each(fieldNames(kind))('%s is not matched against any pattern when it is too long', (name) => {
    const lengths: number[] = [];
    const watch = (method: 'test' | 'exec') => {
      const original = RegExp.prototype[method];
      return vi.spyOn(RegExp.prototype, method).mockImplementation(function (this: RegExp, text) {
        lengths.push(text.length);
        return (original as (text: string) => never).call(this, text);
      });
    };
    const spies = [watch('test'), watch('exec')];
    for (const text of worst) validate(kind, { [name]: text(64 * 1_024) });
    for (const spy of spies) spy.mockRestore();
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(MAX_LENGTH.email);
  });

  it.each(fieldNames(kind))('%s takes linear time for 64 KB of its worst text', (name) => {
    for (const text of worst) {
      const texts = new Map([1, 4, 16, 64].map((kb) => [kb * 1_024, text(kb * 1_024)]));
      const times = growth((length) => validate(kind, { [name]: texts.get(length) }));
      expect(times, JSON.stringify(text(12))).toBeLessThan(LINEAR);
    }
  });
});
