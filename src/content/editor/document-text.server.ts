import { defaultLanguage, foldText, type Language } from '../../i18n/index.server.ts';
import { formOfCollection } from '../collection-form.ts';
import { collectionOf, isDocumentType } from '../collections.ts';
import type { FieldInput } from '../types/field.ts';
import { storedText } from '../localize.ts';
import { storable } from '../store/document-row.server.ts';

/** How much of a document's text is searched, characters. */
const SEARCHED_CHARACTERS = 20_000;
const TITLE_CHARACTERS = 200;

/** Fields without text that a person would search for, besides those whose names begin with `_`. */
const NOT_TEXT = new Set([
  ...['alignment', 'asset', 'color', 'href', 'icon', 'language', 'listItem', 'marks', 'mimeType'],
  ...['style', 'url'],
]);

export { foldText };

/** Parts the texts of a document while they are folded together, which is quicker than one by one. */
const BETWEEN = '\u0001';

/** The words of a document's titles, names, slugs and texts in every language, folded, each once. */
export function searchTextOf(document: object): string {
  const words: string[] = [];
  let length = 0;
  for (const [name, text] of textsIn(document)) {
    if (name.startsWith('_') || NOT_TEXT.has(name)) continue;
    words.push(text.slice(0, SEARCHED_CHARACTERS - length));
    length += text.length + 1;
    if (length >= SEARCHED_CHARACTERS) break;
  }
  return eachWordOnce(foldText(words.join(BETWEEN)).replaceAll(BETWEEN, ' '));
}

/**
 * The title of a document in a list, in a language where it is translated into it, else in the default one:
 * the field that its type names, else its first short text, else what it was chosen to be, else what
 * its picture shows. Empty when it has none of them, and for a singleton, which is known by its type.
 */
export function titleOf(
  document: Readonly<Record<string, unknown>>,
  language: Language = defaultLanguage(),
): string {
  const type = document['_type'];
  if (isDocumentType(type) && collectionOf(type).isSingleton) return '';
  for (const field of titleFields(type)) {
    const title = textOf(document[field], language);
    if (title !== '') return title;
  }
  const { image } = document;
  return typeof image === 'object' && image !== null && 'alt' in image
    ? textOf(image.alt, language)
    : '';
}

const titleFieldsByType = new Map<unknown, readonly string[]>();

function titleFields(type: unknown): readonly string[] {
  const known = titleFieldsByType.get(type);
  if (known) return known;
  const fields = isDocumentType(type) ? formOfCollection(type) : [];
  const names = (input: FieldInput) =>
    fields.filter((field) => field.input === input).map(({ name }) => name);
  const own = isDocumentType(type) ? collectionOf(type).titleField : undefined;
  const found = [...(own ? [own] : []), ...names('text'), ...names('choice')];
  titleFieldsByType.set(type, found);
  return found;
}

/** Ids of the documents and pictures that a document refers to. */
export function referencesIn(document: object): ReadonlySet<string> {
  const targets = new Set<string>();
  for (const [name, text] of textsIn(document)) {
    if (name === '_ref' && text !== '') targets.add(storable(text));
  }
  return targets;
}

/** The text of a field, in any form that a localised field is written in, even an invalid one. */
function textOf(field: unknown, language: Language): string {
  return storable(storedText(field, language)).trim().slice(0, TITLE_CHARACTERS);
}

/**
 * Every string in a document, in order, with the name of its field. Without recursion, so that no
 * nesting is too deep.
 */
export function* textsIn(document: object): Generator<readonly [name: string, text: string]> {
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

/**
 * The words of a folded text, each once. A search asks for words and not for where they are, so it
 * finds the same in them, and reads a third less. PostgreSQL keeps texts of this length beside their
 * rows, and fetches and unpacks each of them for each search.
 */
function eachWordOnce(text: string): string {
  return [...new Set(text.split(/\s+/))].filter((word) => word !== '').join(' ');
}
