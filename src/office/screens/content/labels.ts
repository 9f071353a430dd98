import { capitalized } from '../../../i18n/index.ts';
import type { Bilingual, FormField } from '../../../content/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import { dayText } from '../../form/document-title.ts';
import { isRecord } from '../../form/form-values.ts';
import type { Label } from '../../form/leaves.ts';
import { named, namesIn } from '../../form/named-figures.ts';
import { choiceName } from './choices.ts';
import { said } from './document-form-context.ts';

/** Where a field is, in words: “Dishes › Flan › Price”. */
export function labelText(labels: readonly Label[], language: OfficeLanguage): string {
  return labels
    .map((label) => (typeof label === 'string' ? label : label[language]))
    .map((text) => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? dayText(text, language) : text))
    .join(' › ');
}

interface Titled {
  /** What figures are called that its title may name. */
  readonly figures: Readonly<Record<string, Bilingual>>;
  /** What one of the type is called. */
  readonly one: Bilingual;
  readonly fields: readonly FormField[];
}

/** What a document is called, where its title is a day or a choice, and where it has none. */
export function titleText(
  title: string,
  { one, fields, figures }: Titled,
  language: OfficeLanguage,
): string {
  if (title === '') return capitalized(said(one, language));
  if (/^\d{4}-\d{2}-\d{2}$/.test(title)) return dayText(title, language);
  const chosen = fields.find(({ choices }) => isRecord(choices) && Object.hasOwn(choices, title));
  if (chosen) return choiceName(chosen, title, language);
  return named(title, namesIn(figures, language));
}
