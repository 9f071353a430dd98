import type { FormField } from '../../../../content/index.ts';

/** The help of a field, with how much of its bound a text takes. */
export function helpWith(options: {
  readonly help: string;
  /** False where it stands beside the same text in another language; its bound holds there too. */
  readonly isSaid?: boolean;
  readonly text: string;
  readonly field: Pick<FormField, 'maximum' | 'minimum'>;
  readonly t: (key: string, values?: Record<string, unknown>) => string;
}): string {
  const { help: whole, isSaid = true, text, field, t } = options;
  const help = isSaid ? whole : '';
  // Some bounds are only in the words that explain the field: “about 60 characters”.
  const maximum =
    field.maximum ?? Number(/(?<!\d)(\d{1,5}) (?:caracteres|characters)/.exec(whole)?.[1] ?? 0);
  if (maximum === 0) return help;
  const count = t('content.fields.characters', { count: text.length, maximum });
  return help === '' ? count : `${help} · ${count}`;
}
