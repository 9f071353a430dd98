import type { FormField } from '../../../content/index.ts';
import { isRecord } from '../../form/form-values.ts';
import { labelOfItem, type Label } from '../../form/leaves.ts';

/** What a place in a form is called, from the outermost field. */
export function pathLabels(
  fields: readonly FormField[],
  values: unknown,
  [step, ...rest]: readonly (string | number)[],
): readonly Label[] {
  if (step === undefined) return [];
  if (typeof step === 'number') {
    const item: unknown = Array.isArray(values) ? values[step] : undefined;
    const label = isRecord(item) ? labelOfItem(item, fields) : null;
    return [label ?? String(step + 1), ...pathLabels(fields, item, rest)];
  }
  const field = fields.find(({ name }) => name === step);
  if (!field) return [];
  const value = isRecord(values) ? values[step] : undefined;
  return [field.label, ...(field.isLocalized ? [] : pathLabels(field.fields ?? [], value, rest))];
}
