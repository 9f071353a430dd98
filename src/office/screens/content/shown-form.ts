import { useMemo } from 'react';
import type { FormValues } from '../../form/form-values.ts';
import type { ContentForm } from './api.ts';

/** A form as it stands by what is chosen in it: the main language of a site is none of its others. */
export function useShownForm(form: ContentForm, values: FormValues): ContentForm {
  const first = form.fields.find(({ name }) => name === 'defaultLanguage');
  const main = values['defaultLanguage'] ?? first?.default;
  return useMemo(
    () => ({
      ...form,
      fields: form.fields.map((field) =>
        field.name === 'languages'
          ? { ...field, options: (field.options ?? []).filter((code) => code !== main) }
          : field,
      ),
    }),
    [form, main],
  );
}
