import {
  collectionOf,
  DOCUMENT_TYPES,
  type FieldInput,
  type FormField,
  type PlaceName,
} from '../../../content/index.ts';
import { readPlaceNames, readServiceNames, type Originals } from '../../../content/index.server.ts';
import { formValuesOf } from '../../form/form-values.ts';
import { mayEdit } from '../../may-edit.server.ts';
import { contentRoute } from '../route.server.ts';
import { editorOf, type ContentServices } from './editor.server.ts';
import type { OfficeServices } from '../../services.server.ts';
import { contentForm, typeIn, type ContentForm } from './form.server.ts';
import { languagesOf, withLanguages } from './site-languages.server.ts';

/** What there is to edit, and the form of each type. */
export function typeRoutes({
  content,
  db,
  languages,
}: ContentServices & Pick<OfficeServices, 'db' | 'languages'>) {
  return [
    contentRoute('GET /content-types', {
      async handle({ account }) {
        const counts = await editorOf({ content }).counts();
        return {
          types: DOCUMENT_TYPES.filter((type) => mayEdit(account.role, type)).map((type) => {
            const { form, isSingleton } = collectionOf(type);
            const alive = counts.filter((one) => one.type === type && one.state !== 'trashed');
            const sum = (some: typeof alive) => some.reduce((total, { count }) => total + count, 0);
            return {
              ...{ type, one: form.one, several: form.several, isSingleton },
              count: sum(alive),
              drafts: sum(alive.filter(({ state }) => state !== 'published')),
            };
          }),
        };
      },
    }),
    contentRoute('GET /content-types/:type', {
      async handle({ params }) {
        const [services, places, offered] = await Promise.all([
          readServiceNames(db),
          readPlaceNames(db),
          languagesOf({ content, languages }),
        ]);
        const written = withLanguages(contentForm(typeIn(params)), languages, offered);
        const form = withContentChoices(written, { services, places });
        const originals = originalsOf(form, await content.originals());
        return originals ? { ...form, originals } : form;
      },
    }),
  ];
}

/** The texts as they were shipped. */
function originalsOf(
  { type, fields }: ContentForm,
  all: Originals,
): ContentForm['originals'] | undefined {
  const shipped = all.get(type);
  return shipped && { values: formValuesOf(fields, shipped) };
}

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
function withContentChoices(form: ContentForm, chosen: Chosen): ContentForm {
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
