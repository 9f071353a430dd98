import { priceDecimals } from '../../i18n/index.ts';
import type { Table } from './menu-table.ts';

/** The largest workbook that is opened, and the largest part of it once unpacked, bytes. */
const LARGEST_WORKBOOK = 5_000_000;
const LARGEST_PART = 20_000_000;
const MOST_ROWS = 2_000;
const MOST_COLUMNS = 50;

/**
 * The rows of the first sheet of an Excel workbook (ECMA-376), as it is opened in a browser; null for what is none.
 * A menu needs its texts and numbers alone, for which a package ten times as large would have to be loaded.
 */
export async function workbookRows(file: Blob): Promise<Table | null> {
  if (file.size > LARGEST_WORKBOOK) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = partsOf(bytes);
  const [sheet] = [...parts.keys()]
    .filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name))
    .toSorted((a, b) => a.length - b.length || a.localeCompare(b));
  if (sheet === undefined) return null;
  const textOf = async (name: string) => {
    const part = parts.get(name);
    return part ? await unpacked(bytes, part) : '';
  };
  const strings = await textOf('xl/sharedStrings.xml');
  const shared = [...strings.matchAll(/<si\b[^<>]*?(?:\/>|>(.*?)<\/si>)/gs)];
  return rowsOf(
    await textOf(sheet),
    shared.map(([, text = '']) => wordsIn(text)),
  );
}

interface Part {
  readonly method: number;
  readonly packed: number;
  readonly at: number;
}

/** Where the parts of a ZIP archive are, by its directory at the end (APPNOTE 4.3.12). */
function partsOf(bytes: Uint8Array): ReadonlyMap<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = new Map<string, Part>();
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  if (end < 0) return found;
  let at = view.getUint32(end + 16, true);
  while (at + 46 <= bytes.length && view.getUint32(at, true) === 0x02014b50) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const from = at + 46;
    const text = new TextDecoder().decode(bytes.subarray(from, from + (name ?? 0)));
    found.set(text, {
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      at: view.getUint32(at + 42, true),
    });
    at = from + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return found;
}

async function unpacked(bytes: Uint8Array, { method, packed, at }: Part): Promise<string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (at + 30 > bytes.length) return '';
  const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const part = new Blob([bytes.slice(from, from + packed)]);
  if (method === 0) return await part.text();
  if (method !== 8) return '';
  const reader = part.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let text = '';
  // It says itself how large it is, which need not be so.
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    text += decoder.decode(read.value, { stream: true });
    if (text.length > LARGEST_PART) {
      await reader.cancel();
      return '';
    }
  }
  return text;
}

function rowsOf(xml: string, shared: readonly string[]): Table {
  const rows: string[][] = [];
  for (const [, row = ''] of xml.matchAll(/<row\b[^<>]*?(?:\/>|>(.*?)<\/row>)/gs)) {
    if (rows.length >= MOST_ROWS) break;
    const cells: string[] = [];
    for (const [, said = '', inside = ''] of row.matchAll(/<c\b([^<>]*?)(?:\/>|>(.*?)<\/c>)/gs)) {
      const at = columnOf(/\br="([A-Z]{1,3})\d/.exec(said)?.[1]) ?? cells.length;
      if (at >= MOST_COLUMNS) continue;
      while (cells.length < at) cells.push('');
      cells[at] = cellText(/\bt="(\w+)"/.exec(said)?.[1] ?? 'n', inside, shared);
    }
    rows.push(cells);
  }
  return rows;
}

function cellText(type: string, inside: string, shared: readonly string[]): string {
  if (type === 'inlineStr') return wordsIn(inside);
  const value = decoded(/<v\b[^<>]*>(.*?)<\/v>/s.exec(inside)?.[1] ?? '');
  if (type === 's') return shared[Number(value)] ?? '';
  // What was reckoned has more digits than anybody typed: 3.4999999999999996.
  return type === 'n' && value !== '' && Number.isFinite(Number(value))
    ? String(Number(Number(value).toFixed(Math.max(2, priceDecimals()))))
    : value;
}

/** `B` is column 1. */
function columnOf(letters: string | undefined): number | null {
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

/** What a cell says, whose parts may each have a look of their own. */
function wordsIn(xml: string): string {
  const parts = [...xml.replace(/<rPh\b.*?<\/rPh>/gs, '').matchAll(/<t\b[^<>]*>(.*?)<\/t>/gs)];
  return decoded(parts.map(([, text = '']) => text).join('')).trim();
}

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
};

function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi,
    (all, ten, sixteen, name) => {
      const code = ten ? Number(ten) : sixteen ? Number.parseInt(String(sixteen), 16) : null;
      if (code !== null) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
      return ENTITIES[String(name)] ?? String(all);
    },
  );
}
