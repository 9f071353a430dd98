import { describe, expect, it, vi } from 'vitest';
import type * as Request from '../forms/request.ts';
import { CSV_COLUMNS, csvLine, csvValue } from './csv.server.ts';

describe('a value of the CSV', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+cmd|calc', "'+cmd|calc"],
    ['+34A1', "'+34A1"],
    ['+34=1', "'+34=1"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    ['\t=1', " '=1"],
    ['\r=1', `"\n'=1"`],
  ])('%j is text, not a formula', (value, written) => {
    expect(csvValue(value)).toBe(written);
  });

  it.each(['+34 600 000 000', '+34600000000', '+34 (600) 000-000', '600 000 000', 'a=b', 'Lía'])(
    '%j stays as it is',
    (value) => {
      expect(csvValue(value)).toBe(value);
    },
  );

  it('is quoted where it must be', () => {
    expect(csvLine(['a,b', 'c"d', 'e\nf', 'g;h', 7, undefined, null])).toBe(
      '"a,b","c""d","e\nf","g;h",7,,\r\n',
    );
  });
});

it('keeps its columns in their place whatever a form asks later, and wherever in it', async () => {
  vi.resetModules();
  vi.doMock('../forms/request.ts', async (actual) => {
    const { requestForm } = await actual<typeof Request>();
    return { requestForm: { asked: requestForm.company, ...requestForm } };
  });
  const { CSV_COLUMNS: later } = await import('./csv.server.ts');
  vi.doUnmock('../forms/request.ts');
  vi.resetModules();
  expect(later.filter((name) => name !== 'asked')).toEqual(CSV_COLUMNS);
  expect(later.indexOf('asked')).toBeGreaterThan(later.indexOf('serviceTitle'));
});
