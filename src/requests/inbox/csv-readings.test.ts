import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { submissionRow } from '../testing/submissions.ts';
import { csvEntry, csvLine } from './csv.server.ts';
import type { InboxEntry } from './read.server.ts';

/**
 * What must begin no cell, told apart from the code's own list: a formula's first characters, their
 * wide forms, tab and carriage return, also behind what a spreadsheet skips.
 */
const SKIPPED = /^[\s"\p{Cf}\p{M}\u115f\u1160\u3164\uffa0]+/u;
const DANGEROUS = /^[=+\-@＝＋－＠﹦﹢﹣﹫]/;
/** A number, or two numbers with nothing but space between, which no spreadsheet can compute. */
const PHONE = /^\+\d+(?: +\d[\d -]*)?$/;
const isSafe = (cell: string) => {
  const bare = cell.replace(SKIPPED, '');
  return !/^[\t\r]/.test(cell) && (!DANGEROUS.test(bare) || PHONE.test(bare.replaceAll('"', '')));
};

const SEPARATORS = [',', ';', '\t'];
const LINE_BREAKS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** A spreadsheet that knows no quotes. */
const plainCells = (text: string, separator: string) =>
  text.split(LINE_BREAKS).flatMap((line) => line.split(separator));

/**
 * One that takes a quote at the beginning of a cell for its own, as Excel does: two within stand for
 * one, line breaks within belong to the cell, and so does what follows the closing one. One that trims
 * skips the space in front of it.
 */
function quotedCells(text: string, separator: string, doesTrim = false): string[] {
  const cells: string[] = [];
  let cell = '';
  let state: 'begin' | 'plain' | 'quoted' = 'begin';
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (state === 'quoted') {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') cell += text.charAt((at += 1));
      else state = 'plain';
    } else if (character === separator || LINE_BREAKS.test(character)) {
      cells.push(cell);
      cell = '';
      state = 'begin';
    } else if (state === 'begin' && character === '"') {
      state = 'quoted';
    } else if (state === 'plain' || !doesTrim || character.trim() !== '') {
      cell += character;
      state = 'plain';
    }
  }
  return [...cells, cell];
}

/** Every cell of every reading. */
function readings(text: string): string[] {
  return SEPARATORS.flatMap((separator) => [
    ...plainCells(text, separator),
    ...quotedCells(text, separator),
    ...quotedCells(text, separator, true),
    // A reader that ends a line at each break, and honours quotes within it.
    ...text.split(LINE_BREAKS).flatMap((line) => quotedCells(line, separator)),
  ]);
}

const EVIL = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A', '﹦1', '=cmd|"/c calc"!A1'],
  ...[',', ';', '\t', '\n', '\r', '\r\n', '\v', '\f', '\u0085', '\u2028', '\u2029'],
  ...['"', '""', '"""', "'", ' ', '\u00a0', '\u200b', '\ufeff', '\u00ad', '\u2060', '\u3164'],
  ...['\u001b[31m', '\0', '\u202e', '\u0301', '+34 600 000 000', '+34', 'Lucía', 'a', '7', ''],
];
const value = fc
  .array(fc.oneof(fc.constantFrom(...EVIL), fc.string({ unit: 'grapheme', maxLength: 3 })), {
    maxLength: 8,
  })
  .map((parts) => parts.join(''));

/** What a reader sees of a value, apart from the marks that make it safe. */
const seen = (text: string) => text.replace(/[\s'\p{C}␣]+/gu, '');

describe('the CSV in any spreadsheet', () => {
  it('begins no cell with a formula, however it is read', () => {
    fc.assert(
      fc.property(fc.array(fc.array(value, { maxLength: 5 }), { maxLength: 3 }), (rows) => {
        const text = rows.map((values, index) => csvLine([`id-${index}`, ...values])).join('');
        expect(
          [...readings(text), ...readings(`\ufeff${text}`)].filter((cell) => !isSafe(cell)),
        ).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('loses nothing that a person reads, and holds no control character but its line feeds', () => {
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 5 }), (values) => {
        const text = csvLine(values);
        expect(text.slice(0, -2).replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
        // The line's own break ends two cells more.
        const cells = quotedCells(text, ',').slice(0, -2);
        expect(cells.map(seen)).toEqual(values.map(seen));
      }),
      { numRuns: 1_000 },
    );
  });

  it.each([
    ['Hola;=1+1', `"Hola;'=1+1"`],
    ['Hola; "=1+1', `"Hola; ""'=1+1"`],
    ['Hola\n=1+1', `"Hola\n'=1+1"`],
    ['Hola\r-1\u2028@A\u0085+1', `"Hola\n'-1\n'@A\n'+1"`],
    ['a\t=1', 'a =1'],
    ['\u200b\ufeff ＝1', "\u200b\ufeff '＝1"],
    ['a;', `"a;'"`],
    ['+34 600 000 000;=1', `"'+34 600 000 000;'=1"`],
    ['+34-600-000', "'+34-600-000"],
    ['+34 -600', "'+34 -600"],
    ['8 - 10 personas, 4+2', '"8 - 10 personas, 4+2"'],
    ['-20 %, -10 %', `"'-20 %, '-10 %"`],
  ])('%j is written as %j', (value, written) => {
    expect(csvLine(['id', value])).toBe(`id,${written}\r\n`);
  });

  it('of a submission whose every field is hostile', () => {
    const formulas = ['x;=1+1', 'x\n=1+1', 'x\r\n+1', 'x;"=1"', 'x\t@A', '=1', ';-1', '\u2028=1'];
    const names = ['firstName', 'lastName', 'name', 'email', 'phone', 'company', 'message'];
    const entries = formulas.map((formula): InboxEntry => ({
      submission: submissionRow('contact'),
      fields: Object.fromEntries(names.map((name) => [name, formula])),
      deliveries: [],
    }));
    const text = entries.map((entry) => csvEntry(entry)).join('');
    const cells = readings(text);
    expect(cells.filter((cell) => !isSafe(cell))).toEqual([]);
    // The readings are of the kind that finds them: without the marks they do.
    const naive = formulas.map((formula) => `id,"${formula.replaceAll('"', '""')}"\r\n`).join('');
    expect(readings(naive).filter((cell) => !isSafe(cell)).length).toBeGreaterThan(32);
  });
});
