import { LANGUAGES } from '../../i18n/index.server.ts';
import { formOfCollection, type FormField } from '../collection-form.ts';
import { isDocumentType, type DocumentType } from '../collections.ts';
import { byLanguage } from '../localize.ts';
import { textsIn } from './document-text.server.ts';

type Body = Readonly<Record<string, unknown>>;

/**
 * The languages that lack a text which another language has, in any of the states of a document: with a
 * space before and after each, as `content_entries` holds them; else empty.
 */
export function lacksOf(states: readonly Body[]): string {
  const lacking = new Set<string>();
  for (const body of states) {
    const type = body['_type'];
    if (isDocumentType(type)) collect(fieldsOf(type), body, lacking);
  }
  const codes = LANGUAGES.map(({ code }) => code).filter((code) => lacking.has(code));
  return codes.length > 0 ? ` ${codes.join(' ')} ` : '';
}

const known = new Map<DocumentType, readonly FormField[]>();

function fieldsOf(type: DocumentType): readonly FormField[] {
  const fields = known.get(type) ?? formOfCollection(type);
  known.set(type, fields);
  return fields;
}

function collect(fields: readonly FormField[], values: Body, lacking: Set<string>): void {
  for (const { name, isLocalized, isInternal, fields: inner = [] } of fields) {
    const value = values[name];
    // What the product fills in is nobody's to translate.
    if (isInternal || value === undefined || value === null) continue;
    if (isLocalized) {
      const filled = languagesIn(value);
      if (filled.size === 0) continue;
      for (const { code } of LANGUAGES) if (!filled.has(code)) lacking.add(code);
      continue;
    }
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (isObject(item)) collect(inner, item, lacking);
    }
  }
}

/** The languages in which a localised field says something, in any of the forms that it is written in. */
function languagesIn(value: unknown): ReadonlySet<unknown> {
  const written = Object.entries(byLanguage(value)).filter(([, text]) => hasText(text));
  return new Set(written.map(([language]) => language));
}

function isObject(value: unknown): value is Body {
  return typeof value === 'object' && value !== null;
}

/** Where the words of rich text are; those of plain texts and of lines have no name. */
const TEXTS: ReadonlySet<string> = new Set(['', 'text', 'alt', 'caption']);

function hasText(value: unknown): boolean {
  return textsIn({ '': value }).some(([name, text]) => TEXTS.has(name) && text.trim() !== '');
}
