import { DEFAULT_LANGUAGE } from '../../../i18n/index.ts';
import { storable } from '../document-row.server.ts';

/** A document is searched by this much of its text, characters. */
const SEARCHED_CHARACTERS = 20_000;
const TITLE_CHARACTERS = 200;

/** Fields that hold no text that a person would search for; so do those that begin with `_`. */
const NOT_TEXT = new Set([
  ...['alignment', 'asset', 'color', 'href', 'icon', 'language', 'listItem', 'marks', 'mimeType'],
  ...['style', 'url'],
]);

/** What a document is called by, the first that it has. */
const TITLE_FIELDS = ['title', 'titles', 'name', 'names', 'siteName', 'pageTitles', 'author', 'label', 'key', 'quote', 'legalName', 'kind'];

/** Words as they are compared: in lower case, without accents, white space as one space. */
export function foldText(text: string): string {
  return storable(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/** Titles, names, slugs and texts of a document in every language, folded, for a search. */
export function searchTextOf(document: object): string {
  const words: string[] = [];
  let length = 0;
  for (const [name, text] of textsIn(document)) {
    if (name.startsWith('_') || NOT_TEXT.has(name)) continue;
    const folded = foldText(text.slice(0, SEARCHED_CHARACTERS - length));
    words.push(folded);
    length += folded.length + 1;
    if (length >= SEARCHED_CHARACTERS) break;
  }
  return words.join('\n');
}

/** What a document is called in a list, in Spanish where it is translated; empty when it has no name. */
export function titleOf(document: Readonly<Record<string, unknown>>): string {
  for (const field of TITLE_FIELDS) {
    const title = textOf(document[field]);
    if (title !== '') return title;
  }
  const { image } = document;
  return typeof image === 'object' && image !== null && 'alt' in image ? textOf(image.alt) : '';
}

/** Ids of the documents and pictures that a document refers to. */
export function referencesIn(document: object): ReadonlySet<string> {
  const targets = new Set<string>();
  for (const [name, text] of textsIn(document)) {
    if (name === '_ref' && text !== '') targets.add(storable(text));
  }
  return targets;
}

/** The text of a field in any of the forms that a localised one is written in, sound or not. */
function textOf(field: unknown): string {
  if (typeof field === 'string') return storable(field).trim().slice(0, TITLE_CHARACTERS);
  if (typeof field !== 'object' || field === null) return '';
  const values: [unknown, unknown][] = Array.isArray(field)
    ? field.map((item: Record<string, unknown> | null) => [
        item?.['language'] ?? item?.['_key'],
        item?.['value'] ?? item?.['content'],
      ])
    : Object.entries(field);
  const texts = values.filter(([, value]) => typeof value === 'string' && value.trim() !== '');
  const [, text] = texts.find(([language]) => language === DEFAULT_LANGUAGE) ?? texts[0] ?? [];
  return textOf(text ?? '');
}

/** Every string in a document, in its order, with the name of the field that holds it; as deep as may be. */
function* textsIn(document: object): Generator<readonly [name: string, text: string]> {
  const stack: (readonly [name: string, value: unknown])[] = [['', document]];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const [name, value] = next;
    if (typeof value === 'string') yield [name, value];
    else if (Array.isArray(value)) {
      for (const item of value.toReversed()) stack.push([name, item]);
    } else if (typeof value === 'object' && value !== null) {
      stack.push(...Object.entries(value).reverse());
    }
  }
}
