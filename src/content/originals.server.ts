import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { placeholdersOf } from '../i18n/index.ts';
import { formOfCollection } from './collection-form.ts';
import { collectionOf, DOCUMENT_TYPES, type DocumentType } from './collections.ts';
import type { PublicationCheck } from './editor/publication-changes.server.ts';
import type { DocumentProblem } from './validate.server.ts';

type Body = Readonly<Record<string, unknown>>;

/** The documents of the types that keep their original, as the product is shipped with them. */
export type Originals = ReadonlyMap<DocumentType, Body>;

/**
 * Reads the originals from the folder of the sample, which every site begins with. An installation may
 * leave the sample out: then there is none to compare with.
 */
export async function readOriginals(folder: string): Promise<Originals> {
  const originals = new Map<DocumentType, Body>();
  for (const type of DOCUMENT_TYPES) {
    if (!collectionOf(type).keepsOriginal) continue;
    const text = await readFile(join(folder, `${type}.ndjson`), 'utf8').catch(emptyIfMissing);
    const [line = ''] = text.split('\n');
    if (line !== '') originals.set(type, JSON.parse(line) as Body);
  }
  return originals;
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return '';
  throw error;
}

/**
 * The texts that name fewer placeholders than their originals. Where there is no text at all, the
 * sentence is left out, and nothing is missing in it.
 */
export function placeholderProblems(document: Body, originals: Originals): DocumentProblem[] {
  const type = document['_type'] as DocumentType;
  const original = originals.get(type);
  if (!original) return [];
  return formOfCollection(type).flatMap(({ name, isLocalized }) => {
    if (!isLocalized) return [];
    const shipped = textsIn(original[name]);
    return textsIn(document[name]).flatMap(({ step, language, text }): DocumentProblem[] => {
      const wanted = shipped.find((one) => one.language === language) ?? shipped[0];
      const given = placeholdersOf(text);
      const lost = placeholdersOf(wanted?.text ?? '').filter((one) => !given.includes(one));
      if (lost.length === 0) return [];
      const expected = lost.map((one) => `{{${one}}}`).join(', ');
      const message = `${expected} is missing, which the original has`;
      return [{ path: [name, ...step], rule: 'placeholders', expected, message }];
    });
  });
}

/** The originals of a business that has kept the sample; another's texts are its own from the start. */
export type ReadOriginals = () => Promise<Originals>;

/** Lets a document be published only with the figures that its original names. */
export function keptPlaceholders(read: ReadOriginals): PublicationCheck {
  return async () => {
    const originals = await read();
    return (document) => placeholderProblems(document, originals);
  };
}

interface TextIn {
  /** Where it is, from its field down. */
  readonly step: readonly (string | number)[];
  readonly language: string;
  readonly text: string;
}

/** The texts of a localised field in whichever form it is written, without empty ones. */
function textsIn(value: unknown): readonly TextIn[] {
  if (typeof value === 'string') return filled([], 'es', value);
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) => {
      if (typeof item !== 'object' || item === null) return [];
      const { _key, language = _key, value: text } = item as Body;
      return filled([index], String(language), text);
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([language, text]) => filled([language], language, text));
}

function filled(step: TextIn['step'], language: string, text: unknown): TextIn[] {
  return typeof text === 'string' && text.trim() !== '' ? [{ step, language, text }] : [];
}
