import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** One line of the sample content. `where` is `file:line`, for messages. */
export interface SampleDocument {
  where: string;
  file: string;
  fields: Record<string, unknown> & { _id: string; _type: string };
}

export interface Sample {
  documents: SampleDocument[];
  /** The names in the catalogue of pictures. */
  pictures: ReadonlySet<string>;
}

export interface Problem {
  where: string;
  message: string;
}

/** The folder of the documents: the parent of this one. */
export const SAMPLE_FOLDER = path.dirname(import.meta.dirname);

/**
 * Reads every `*.ndjson` of a folder and its picture catalogue. Throws on a line that is not a
 * document.
 */
export function readSample(folder: string = SAMPLE_FOLDER): Sample {
  const catalogue = JSON.parse(
    readFileSync(path.join(folder, 'images', 'pictures.json'), 'utf8'),
  ) as { name: string }[];
  const files = readdirSync(folder).filter((name) => name.endsWith('.ndjson'));
  const documents = files.sort().flatMap((file) =>
    readFileSync(path.join(folder, file), 'utf8')
      .split('\n')
      .map((text, index) => ({ text, where: `${file}:${index + 1}` }))
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, where }) => ({ where, file, fields: parseLine(text, where) })),
  );
  return { documents, pictures: new Set(catalogue.map(({ name }) => name)) };
}

/** The documents of one type, in the order of their file. */
export function ofType(sample: Sample, type: string): SampleDocument['fields'][] {
  return sample.documents.map(({ fields }) => fields).filter(({ _type }) => _type === type);
}

function parseLine(text: string, where: string): SampleDocument['fields'] {
  const value: unknown = JSON.parse(text);
  if (!isRecord(value) || typeof value._id !== 'string' || typeof value._type !== 'string')
    throw new Error(`${where}: not a document with _id and _type`);
  return value as SampleDocument['fields'];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Calls `visit` with every value of a tree and its path (`items[3].names`), parents first. */
export function walk(
  value: unknown,
  visit: (value: unknown, path: string, parent: unknown) => void,
  at = '',
  parent: unknown = undefined,
): void {
  visit(value, at, parent);
  if (Array.isArray(value))
    value.forEach((item, index) => walk(item, visit, `${at}[${index}]`, value));
  else if (isRecord(value))
    for (const [key, item] of Object.entries(value))
      walk(item, visit, at === '' ? key : `${at}.${key}`, value);
}
