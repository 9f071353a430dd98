/** The metrics of a font that decide how much space its text takes, in em. */
export interface Metrics {
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** Mean advance width of a letter in running text. */
  readonly meanWidth: number;
}

/** How often each letter occurs in a thousand characters of running text in our two languages. */
export const FREQUENCIES: Readonly<Record<string, number>> = {
  ' ': 170, e: 107, a: 84, o: 73, n: 60, s: 60, r: 54, i: 53, t: 52, l: 40, d: 40, u: 33, c: 32,
  m: 22, p: 20, h: 22, g: 14, b: 12, v: 10, f: 12, y: 12, q: 5, w: 9, j: 3, z: 3, x: 2, k: 3,
}; // prettier-ignore

/** Reads a TrueType or OpenType font's line metrics and mean letter width. */
export function readMetrics(font: Uint8Array): Metrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const head = table(view, 'head');
  const hhea = table(view, 'hhea');
  const em = view.getUint16(head + 18);
  const glyphOf = characterMap(view);
  const metricCount = view.getUint16(hhea + 34);
  const advance = (character: string) => {
    const glyph = Math.min(glyphOf(character.charCodeAt(0)), metricCount - 1);
    return view.getUint16(table(view, 'hmtx') + glyph * 4) / em;
  };
  return {
    ascent: view.getInt16(hhea + 4) / em,
    descent: -view.getInt16(hhea + 6) / em,
    lineGap: view.getInt16(hhea + 8) / em,
    meanWidth: meanOf(advance),
  };
}

/** The mean of letter widths, weighted by how often each letter occurs in running text. */
export function meanOf(width: (character: string) => number): number {
  let sum = 0;
  let count = 0;
  for (const [character, frequency] of Object.entries(FREQUENCIES)) {
    sum += width(character) * frequency;
    count += frequency;
  }
  return sum / count;
}

/** Where a table begins, by its tag. */
function table(view: DataView, tag: string): number {
  for (let index = 0; index < view.getUint16(4); index++) {
    const record = 12 + index * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((at) => view.getUint8(record + at)));
    if (name === tag) return view.getUint32(record + 8);
  }
  throw new Error(`font: no table ${tag}`);
}

/** Glyph numbers of characters: the subtable in format 4 (segments), which every Latin font has. */
function characterMap(view: DataView): (code: number) => number {
  const cmap = table(view, 'cmap');
  for (let index = 0; index < view.getUint16(cmap + 2); index++) {
    const at = cmap + view.getUint32(cmap + 4 + index * 8 + 4);
    if (view.getUint16(at) === 4) return (code) => segmentGlyph(view, at, code);
  }
  throw new Error('font: no character map in format 4');
}

function segmentGlyph(view: DataView, at: number, code: number): number {
  const size = view.getUint16(at + 6);
  for (let offset = 0; offset < size; offset += 2) {
    if (view.getUint16(at + 14 + offset) < code) continue;
    const first = at + 16 + size + offset;
    const start = view.getUint16(first);
    if (start > code) return 0;
    const delta = view.getUint16(first + size);
    const rangeAt = first + 2 * size;
    const rangeOffset = view.getUint16(rangeAt);
    if (rangeOffset === 0) return (code + delta) & 0xffff;
    const glyph = view.getUint16(rangeAt + rangeOffset + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}
