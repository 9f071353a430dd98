import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLog, printable, printableLine, printableLines } from './index.server.ts';
import { outputText } from './output.server.ts';

/** What must reach no terminal, by Unicode's properties, independently of the code's own list. */
const CONTROL = /\p{Cc}/u;
const CHANGES_DIRECTION = /\p{Bidi_Control}/u;
const isShown = (character: string) =>
  character === '\n' || !(CONTROL.test(character) || CHANGES_DIRECTION.test(character));

/** Any text, with much that must be caught. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom('\u001b[2J', '\u009b31m', '\r', '\r\n', '\n', '\t', '\u007f', '\u0085'),
      fc.constantFrom('\u202e', '\u2066', '\u200f', '\u061c', '\u2028', '\ud800', 'سلام', 'ñ'),
      fc.integer({ min: 0, max: 0x9f }).map((code) => String.fromCharCode(code)),
    ),
  )
  .map((parts) => parts.join(''));

describe('what a command writes', () => {
  it('has no control character and no change of direction on a terminal', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const written = outputText(text, true);
        expect(Array.from(written).filter((character) => !isShown(character))).toEqual([]);
        expect(written.isWellFormed()).toBe(true);
      }),
    );
  });

  it('has only the line endings of CSV besides in a file', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const written = outputText(text, false).replaceAll('\r\n', '');
        expect(Array.from(written).filter((character) => !isShown(character))).toEqual([]);
      }),
    );
    expect(outputText('a,b\r\nc\rd\r\n', false)).toBe('a,b\r\nc␣d\r\n');
    expect(outputText('a,b\r\n', true)).toBe('a,b\n');
  });

  it.each(['Lucía Vega, 8 €\n', 'مرحبا', '👩‍🍳 paella\n\n', 'ＡＢ', ''])('leaves %j', (text) => {
    expect(outputText(text, true)).toBe(text);
    expect(printable(text)).toBe(text);
  });

  it('can be split into lines, or put on one', () => {
    const text = 'a\r\nb\rc\u2028d\u0085e\vf\fg\th';
    expect(printableLines(text)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g h']);
    expect(printableLine(text)).toBe('a␣b␣c␣d␣e␣f␣g h');
  });
});

it('a line of the log is JSON that means the same, in printable characters', () => {
  fc.assert(
    fc.property(hostile, hostile, (message, value) => {
      const lines: string[] = [];
      createLog((line) => lines.push(line)).warn(message, { value });
      const [line = ''] = lines;
      expect(line.endsWith('}\n')).toBe(true);
      const shown = Array.from(line.slice(0, -1));
      expect(shown.filter((character) => character === '\n' || !isShown(character))).toEqual([]);
      expect(line).not.toMatch(/[\u2028\u2029]/);
      const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/) as string;
      expect(JSON.parse(line)).toMatchObject({ time, level: 'warn', message, value });
    }),
  );
});
