/** A line break of any kind that some program recognises. */
const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/**
 * What a terminal obeys or what changes the direction of writing, and so could alter what is shown:
 * control characters except the line feed, lone surrogates, line separators, direction marks.
 */
const UNPRINTABLE =
  /[[\p{Cc}\p{Cs}\u061c\u200e\u200f\u2028-\u202e\u2066-\u206f\ufff9-\ufffb]--\n]+/gv;

/** Replaces what cannot be shown. */
const SQUARE = '␣';

/**
 * Makes a text safe to write to a terminal, a log or a file: line feeds stay, a tab becomes a
 * space, and what is unprintable a visible square.
 */
export function printable(text: string): string {
  return text.replaceAll('\t', ' ').replace(UNPRINTABLE, SQUARE);
}

/** The lines of a text, each printable. */
export function printableLines(text: string): string[] {
  return text.split(LINE_BREAK).map(printable);
}

/** A text on one line, printable: a line break becomes a visible square. */
export function printableLine(text: string): string {
  return printable(text.replace(LINE_BREAK, '\u2028'));
}

/** JSON in which what is unprintable is escaped; it means the same, and is still one line. */
export function printableJson(value: unknown): string {
  const escape = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
  // JSON.stringify escapes C0 and lone surrogates itself; all the others are one UTF-16 unit.
  return JSON.stringify(value).replace(UNPRINTABLE, (run) => Array.from(run, escape).join(''));
}
