import { BackupError } from './backup-error.server.ts';
import { checkedValue, type Value } from './columns.server.ts';
import type { Row } from './sealed-rows.server.ts';
import type { Table } from './schema.server.ts';

/** The longest line that is read: a document may have 1 MB, and its JSON is written as a string. */
const LONGEST_LINE = 64 * 1_048_576;

/** How long a piece of the file is, characters. */
const PIECE = 65_536;

/** Rows as lines of NDJSON, in pieces worth writing; `count` is told how many there were. */
export async function* linesOf(
  rows: AsyncIterable<Readonly<Record<string, unknown>>>,
  { name, columns }: Table,
  count: (rows: number) => void,
): AsyncGenerator<string> {
  let total = 0;
  let piece = '';
  for await (const row of rows) {
    const values = columns.map(
      (column) =>
        [
          column.name,
          checkedValue(row[column.name], column.type, `${name}.${column.name}`),
        ] as const,
    );
    piece += `${JSON.stringify(Object.fromEntries(values))}\n`;
    total += 1;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
  count(total);
}

/** The rows of a table's file. Throws a `BackupError` at a line that is none. */
export async function* rowsIn(bytes: AsyncIterable<Uint8Array>, table: Table): AsyncGenerator<Row> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest: string[] = [];
  let length = 0;
  let at = 0;
  const read = (line: string): Row => {
    at += 1;
    return readRow(line, table, at);
  };
  for await (const part of bytes) {
    const lines = decode(decoder, part, table).split('\n');
    const last = lines.pop() ?? '';
    for (const line of lines) {
      yield read(rest.join('') + line);
      rest = [];
      length = 0;
    }
    rest.push(last);
    length += last.length;
    if (length > LONGEST_LINE) throw new BackupError(`A row of ${table.name} is too long`);
  }
  if (rest.join('') !== '') throw new BackupError(`The last row of ${table.name} is cut`);
}

function decode(decoder: TextDecoder, part: Uint8Array, { name }: Table): string {
  try {
    return decoder.decode(part, { stream: true });
  } catch {
    throw new BackupError(`The rows of ${name} are not UTF-8`);
  }
}

function readRow(line: string, { name, columns }: Table, at: number): Row {
  let given: unknown;
  try {
    given = JSON.parse(line);
  } catch {
    throw new BackupError(`Row ${at} of ${name} is no JSON`);
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    throw new BackupError(`Row ${at} of ${name} is no object`);
  }
  const row: Record<string, Value> = {};
  for (const column of columns) {
    const value = (given as Record<string, unknown>)[column.name];
    row[column.name] = checkedValue(value, column.type, `Row ${at} of ${name}, ${column.name},`);
  }
  return row;
}
