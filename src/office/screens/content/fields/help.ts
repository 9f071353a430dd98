import type { FormField } from '../../../../content/index.ts';

/** A figure that a text names, and the last of its words: `[Days of notice|day|days]`. */
const FIGURE = /\[[^[\]|]+(?:\|[^[\]]*\|([^[\]|]*))?\]/g;

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
  // What visitors read in place of a figure's name is shorter; a bound of the schema's is of what is stored.
  const shown = field.maximum
    ? text
    : text.replace(FIGURE, (_, words?: string) => (words ? `00 ${words}` : '00'));
  const count = t('content.fields.characters', { count: shown.length, maximum });
  return help === '' ? count : `${help} ${count}`;
}
