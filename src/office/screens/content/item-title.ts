import type { FormField } from '../../../content/index.ts';
import type { OfficeLanguage } from '../../account.ts';
import { dayText } from '../../form/document-title.ts';
import type { FormValues } from '../../form/form-values.ts';
import { titleOfItem } from '../../form/leaves.ts';
import { choiceName } from './choices.ts';

/** What a line of a list says of its item: when it is, what it is called; else its choice or its hours. */
export function itemTitle(
  item: FormValues,
  fields: readonly FormField[],
  language: OfficeLanguage,
  weekday: (day: number) => string,
): string {
  const date = fields.find(({ input, isRequired }) => input === 'date' && isRequired);
  const name =
    titleOfItem(
      item,
      fields.filter(({ input }) => input !== 'date' && input !== 'choice'),
      language,
    ) ||
    choiceIn(item, fields, language) ||
    hoursIn(item, fields, weekday);
  const day = date ? dayText(textAt(item, date.name), language) : '';
  return [day, name].filter(Boolean).join(' · ');
}

/** The name of the first value that was picked from a few. */
function choiceIn(
  item: FormValues,
  fields: readonly FormField[],
  language: OfficeLanguage,
): string {
  const field = fields.find(({ input, name }) => input === 'choice' && textAt(item, name) !== '');
  if (!field) return '';
  return choiceName(field, textAt(item, field.name), language);
}

/** Days of the week and times: “Mo Tu · 09:00–15:00”. */
function hoursIn(
  item: FormValues,
  fields: readonly FormField[],
  weekday: (day: number) => string,
): string {
  const days = fields
    .filter(({ input }) => input === 'weekdays')
    .flatMap(({ name }) => (Array.isArray(item[name]) ? (item[name] as number[]) : []));
  const times = fields
    .filter(({ input }) => input === 'time')
    .map(({ name }) => textAt(item, name))
    .filter(Boolean);
  return [days.map(weekday).join(' '), times.join('–')].filter(Boolean).join(' · ');
}

function textAt(item: FormValues, name: string): string {
  const value = item[name];
  return typeof value === 'string' ? value : '';
}
