import { describe, expect, it } from 'vitest';
import { foldText, foundBy, phoneKey, searchWords } from './search-text.server.ts';

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
    const lines = found.search.split('\n');
    expect(lines).toContain('lucia');
    expect(lines).toContain('ortega marin');
    expect(lines).toContain('somos doce. sin pinones');
    expect(lines).toContain('+34600123456');
    expect(found.search).not.toContain('morning');
  });

  it('never has allergies', () => {
    const { search } = foundBy('request', { firstName: 'Ana', allergy: 'Nueces' });
    expect(search).not.toContain('nueces');
  });

  it('folds plain and other text alike', () => {
    expect(foldText(' Café\u0301  ÑANDÚ\t1 ')).toBe('cafe nandu 1');
    expect(foldText('PLAIN text')).toBe('plain text');
  });

  it.each([
    ['+34 600 12 34 56', ['600123456']],
    ['0034600123456', ['600123456']],
    ['600-123', ['600123']],
    ['Lucía  QUESO queso', ['lucia', 'queso']],
    ['15', ['15']],
    ['  ', []],
  ])('a search for %j looks for %j', (query, words) => {
    expect(searchWords(query)).toEqual(words);
  });

  it('knows a number with and without its prefix', () => {
    expect(phoneKey('+34 600 123 456')).toBe(phoneKey('600123456'));
    expect(phoneKey('n/a')).toBeNull();
  });
});
