import {
  collectionOf,
  figureNames,
  formOfCollection,
  isDocumentType,
  type DocumentType,
  type FieldInput,
  type FormField,
  type PlaceName,
} from '../../../content/index.ts';
import { defaultLanguage, wordsOfGroup, type Language } from '../../../i18n/index.server.ts';
import type { FormValues } from '../../form/form-values.ts';
import { mayEdit } from '../../may-edit.server.ts';
import { ApiError } from '../api-error.server.ts';
import type { Call } from '../route.server.ts';

/** What the forms of a site choose from, and are written in. */
interface Site {
  readonly services: readonly PlaceName[];
  readonly places: readonly PlaceName[];
  /** The languages that the installation has. */
  readonly available: readonly Language[];
  /** Those of its texts, the default first. */
  readonly languages: readonly Language[];
  /** The figures that its texts may name and nobody has given a value. */
  readonly emptyFigures: readonly string[];
}

export type ContentForm = ReturnType<typeof contentForm> & {
  /** For texts that the product is shipped with: what they said. */
  readonly originals?: { readonly values: FormValues };
};

/** The form of a type: its fields with what they choose from, and what figures are called that its texts may name. */
export function contentForm(type: DocumentType, site: Site) {
  const { form, isSingleton, hasActiveFlag = false, order = null } = collectionOf(type);
  const fields: readonly FormField[] = formOfCollection(type).map((field) =>
    withChoices(field, site),
  );
  return {
    ...{ type, ...form, isSingleton, hasActiveFlag, order },
    languages: site.languages,
    emptyFigures: site.emptyFigures,
    fields: type === 'globalSettings' ? withLanguages(fields, site) : fields,
    figures: figureNames(),
  };
}

/** Those languages can be chosen that the installation has; offered are what settings mean that name none. */
function withLanguages(
  fields: readonly FormField[],
  { available, languages }: Site,
): readonly FormField[] {
  return fields.flatMap((field) => {
    if (field.name === 'defaultLanguage')
      return [{ ...field, options: available, default: defaultLanguage() }];
    if (field.name !== 'languages') return [field];
    return available.length > 1 ? [{ ...field, options: available, default: languages }] : [];
  });
}

/** The inputs of fields whose choices are content: what they choose from, and whether several of it. */
const INPUTS: Partial<
  Record<FieldInput, [of: 'services' | 'places', input: 'choice' | 'choices']>
> = {
  service: ['services', 'choice'],
  services: ['services', 'choices'],
  place: ['places', 'choice'],
};

function withChoices(field: FormField, site: Site): FormField {
  const { fields } = field;
  const choices = typeof field.choices === 'string' ? wordsOfGroup(field.choices) : field.choices;
  const [of, input] = INPUTS[field.input] ?? [];
  if (of && input) {
    const there = site[of].map(({ id, es, en }) => [id, { es, en }] as const);
    const names = { ...Object.fromEntries(there), ...choices };
    return { ...field, input, options: Object.keys(names), choices: names };
  }
  return {
    ...{ ...field, ...(choices && { choices }) },
    ...(fields && { fields: fields.map((one) => withChoices(one, site)) }),
  };
}

/** The type that an address names; 404 for another. */
export function typeIn(params: Readonly<Record<string, string>>): DocumentType {
  const { type } = params;
  if (!isDocumentType(type)) throw new ApiError(404, 'notFound');
  return type;
}

/** The same of a call that reads or edits its documents, which who calls has to be allowed. */
export function editedTypeIn({
  params,
  account,
}: Pick<Call<unknown, unknown>, 'params' | 'account'>): DocumentType {
  const type = typeIn(params);
  if (!mayEdit(account.role, type)) throw new ApiError(403, 'notAllowed');
  return type;
}
