import { randomBytes } from 'node:crypto';
import {
  byLanguage,
  collectionOf,
  formOfCollection,
  type DocumentType,
} from '../../../content/index.ts';
import type { Language } from '../../../i18n/index.ts';
import { isRecord, type FormValues } from '../../form/form-values.ts';

/** What a copy’s title says, and its address ends in. */
const COPY: Readonly<Record<string, string>> = {
  ...{ es: ' (copia)', en: ' (copy)', ca: ' (còpia)', gl: ' (copia)', eu: ' (kopia)' },
  ...{ pt: ' (cópia)', fr: ' (copie)', it: ' (copia)', de: ' (Kopie)', nl: ' (kopie)' },
  ...{ sv: ' (kopia)', da: ' (kopi)', pl: ' (kopia)', ro: ' (copie)', ar: ' (نسخة)' },
} satisfies Record<Language, string>;

/**
 * The fields of a copy, those that its form shows: its title says that it is one, its address is its own, and so is the date that
 * publishing will give it.
 */
export function copyOf(type: DocumentType, body: FormValues): FormValues {
  const fields = formOfCollection(type);
  const { isDatedByPublishing = false, dateField } = collectionOf(type);
  const title = fields.find(({ input, isLocalized }) => input === 'text' && isLocalized);
  const copied = Object.entries(body).filter(
    ([name]) =>
      fields.some((field) => field.name === name) &&
      name !== 'formerSlugs' &&
      !(isDatedByPublishing && name === dateField),
  );
  return Object.fromEntries(
    copied.map(([name, value]) => {
      if (name === title?.name) return [name, titleOf(value)];
      return [name, name === 'slug' ? slugOf(value) : value];
    }),
  );
}

function titleOf(value: unknown): unknown {
  return Object.entries(byLanguage(value)).map(([language, text]) => ({
    _key: language,
    value: typeof text === 'string' ? text + (COPY[language] ?? '') : text,
  }));
}

function slugOf(value: unknown): unknown {
  const current = isRecord(value) ? value['current'] : value;
  if (typeof current !== 'string') return value;
  return { _type: 'slug', current: `${current}-${randomBytes(2).toString('hex')}` };
}
