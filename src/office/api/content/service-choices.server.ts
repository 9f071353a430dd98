import type { ServiceName } from '../../../content/index.ts';
import type { FormField } from '../../../content/index.ts';
import type { ContentForm } from './form.server.ts';

/** The form of a type, in whose fields for services those can be chosen that there are. */
export function withServices(form: ContentForm, services: readonly ServiceName[]): ContentForm {
  return { ...form, fields: form.fields.map((field) => withChoices(field, services)) };
}

function withChoices(field: FormField, services: readonly ServiceName[]): FormField {
  const { input, choices, fields } = field;
  const inside = fields && { fields: fields.map((one) => withChoices(one, services)) };
  if (input !== 'service' && input !== 'services') return { ...field, ...inside };
  const names = {
    ...(typeof choices === 'object' && choices),
    ...Object.fromEntries(services.map(({ id, es, en }) => [id, { es, en }])),
  };
  return {
    ...field,
    input: input === 'service' ? 'choice' : 'choices',
    options: Object.keys(names),
    choices: names,
  };
}
