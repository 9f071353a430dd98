import type { FieldInput, FormField, PlaceName } from '../../../content/index.ts';
import type { ContentForm } from './form.server.ts';

/** What is chosen from in fields whose choices are content. */
interface Chosen {
  readonly services: readonly PlaceName[];
  readonly places: readonly PlaceName[];
}

/** The inputs of such fields: what they choose from, and whether several of it. */
const INPUTS: Partial<Record<FieldInput, [of: keyof Chosen, input: 'choice' | 'choices']>> = {
  service: ['services', 'choice'],
  services: ['services', 'choices'],
  place: ['places', 'choice'],
};

/** The form of a type, in whose fields for services and places those can be chosen that there are. */
export function withContentChoices(form: ContentForm, chosen: Chosen): ContentForm {
  return { ...form, fields: form.fields.map((field) => withChoices(field, chosen)) };
}

function withChoices(field: FormField, chosen: Chosen): FormField {
  const { choices, fields } = field;
  const inside = fields && { fields: fields.map((one) => withChoices(one, chosen)) };
  const found = INPUTS[field.input];
  if (!found) return { ...field, ...inside };
  const [of, input] = found;
  const names = {
    ...Object.fromEntries(chosen[of].map(({ id, es, en }) => [id, { es, en }])),
    ...(typeof choices === 'object' && choices),
  };
  return { ...field, input, options: Object.keys(names), choices: names };
}
