import type { FormField } from '../../../../../content/index.ts';

/** The help of a field, with how much of its bound a text takes. */
export function helpWith(options: {
  readonly help: string;
  readonly text: string;
  readonly field: Pick<FormField, 'maximum' | 'minimum'>;
  readonly t: (key: string, values?: Record<string, unknown>) => string;
}): string {
  const { help, text, field, t } = options;
  // Some bounds are only in the words that explain the field: “about 60 characters”.
  const maximum =
    field.maximum ?? Number(/(?<!\d)(\d{1,5}) (?:caracteres|characters)/.exec(help)?.[1] ?? 0);
  if (maximum === 0) return help;
  const count = t('content.fields.characters', { count: text.length, maximum });
  return help === '' ? count : `${help} · ${count}`;
}
