import { describe, expect, it } from 'vitest';
import { foundBy, phoneKey, searchWords } from './search-text.server.ts';

describe('the text that submissions are found by', () => {
  it('has names, address, number and message, without case, accents and spaces in the number', () => {
    const found = foundBy('request', {
      service: 'catering',
      firstName: 'Lucía',
      lastName: 'ORTEGA  Marín',
      email: 'Lucia@Example.com',
      phone: '+34 600 12-34-56',
      requestedDate: '2026-12-01',
      requestedTime: 'morning',
      message: 'Somos doce.\nSin piñones',
    });
    expect(found).toMatchObject({
      ...{ service: 'catering', event_day: '2026-12-01', phone: '600123456' },
    });
    const words = found.search.split(' ');
    expect(words).toEqual([...new Set(words)]);
    expect(words).toEqual(
      expect.arrayContaining([
        ...['lucia', 'ortega', 'marin', 'lucia@example.com', 'example', 'com'],
        ...['somos', 'doce', 'sin', 'pinones', '34600123456', '600123456', '3456'],
      ]),
    );
    expect(words).not.toContain('morning');
  });

  it('never has allergies', () => {
    const { search } = foundBy('request', { firstName: 'Ana', allergy: 'Nueces' });
    expect(search).not.toContain('nueces');
  });

  it.each([
    ['+34 600 12 34 56', ['600123456']],
    ['0034600123456', ['600123456']],
    ['600-123', ['600123']],
    ['Lucía  QUESO queso', ['lucia', 'queso']],
    ['Łukasz Weiß SØREN', ['lukasz', 'weiss', 'soren']],
    ['15', ['15']],
    ['lucia@Example', ['lucia@example']],
    ['<Lucía@example.com>,', ['lucia@example.com']],
    ["o'brien+x@example.com", ['o-brien+x@example.com']],
    ['@example.com', ['example', 'com']],
    ['apellido-77', ['apellido', '77']],
    ['🎂 %', []],
    ['  ', []],
  ])('a search for %j looks for %j', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  it('cuts words that nobody types', () => {
    const { search } = foundBy('contact', { firstName: 'Ana', message: 'a'.repeat(10_000) });
    expect(search).toBe(`ana ${'a'.repeat(64)}`);
    expect(searchWords('a'.repeat(100))).toEqual(['a'.repeat(64)]);
  });

  it('knows a number with and without its prefix', () => {
    expect(phoneKey('+34 600 123 456')).toBe(phoneKey('600123456'));
    expect(phoneKey('n/a')).toBeNull();
  });
});
