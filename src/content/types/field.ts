import * as v from 'valibot';
import type { Namespace } from '../../i18n/index.ts';

/** A text of the back office in both its languages. */
export interface Bilingual {
  readonly es: string;
  readonly en: string;
}

/** A group of words in a catalogue: `common:diets`. */
export type WordGroup = `${Namespace}:${string}`;

/** How a field is edited. Localised fields have one input for each language. */
export type FieldInput =
  | 'text'
  | 'multiline'
  | 'lines'
  | 'richText'
  | 'number'
  | 'money'
  | 'percent'
  | 'switch'
  | 'choice'
  | 'choices'
  | 'weekdays'
  | 'date'
  | 'dateTime'
  | 'monthDay'
  | 'time'
  | 'color'
  | 'link'
  | 'email'
  | 'phone'
  | 'slug'
  | 'picture'
  | 'reference'
  | 'references'
  | 'service'
  | 'services'
  | 'place'
  | 'country'
  | 'region'
  | 'currency'
  | 'timeZone'
  | 'allergens'
  | 'object'
  | 'list';

/** How a form shows a field. Fields are in the order of their schema. */
export interface FieldForm {
  readonly label: Bilingual;
  /** A sentence beside the field: what it does on the site, in which unit. */
  readonly help?: Bilingual;
  readonly input: FieldInput;
  /** Key of its group, one of its collection's; by default the first. */
  readonly group?: string;
  /** The name of each value of a picklist, or the catalogue's words that visitors see for it. */
  readonly choices?: Readonly<Record<string, Bilingual>> | WordGroup;
  /** The document's own list whose items are chosen from, by their `key`. */
  readonly keysOf?: string;
  /** What the product fills in and finds things by: no form shows it. */
  readonly isInternal?: boolean;
  /** Is it the same in every language, though texts read it in theirs? A form asks for it once. */
  readonly isOneForAll?: boolean;
  /** Is it seldom filled in? Then it is folded away, with the others of its item, until asked for. */
  readonly isSeldom?: boolean;
  /** Types that a reference may point to. */
  readonly to?: readonly string[];
}

/** The same as a schema writes it: edited as the schema's values are, unless it says otherwise. */
type WrittenForm = Omit<FieldForm, 'input'> & Partial<Pick<FieldForm, 'input'>>;

/** Says how the values of a schema are edited wherever a field has them. */
export function editedAs<Schema extends v.GenericSchema>(schema: Schema, input: FieldInput) {
  return v.pipe(schema, v.metadata({ input }));
}

/** Attaches to a schema how a form shows it. */
export function field<Schema extends v.GenericSchema>(schema: Schema, written: WrittenForm) {
  const { choices } = v.getMetadata(schema) as Pick<FieldForm, 'choices'>;
  const form: FieldForm = { input: inputOf(schema), ...(choices && { choices }), ...written };
  return v.pipe(schema, v.metadata({ form }));
}

/** One of a few values, each with its name. */
export function oneOf<const Names extends Readonly<Record<string, Bilingual>>>(choices: Names) {
  const values = Object.keys(choices) as (keyof Names & string)[];
  return v.pipe(v.picklist(values), v.metadata({ choices }));
}

type WithForm<Schema extends v.GenericSchema> = ReturnType<typeof field<Schema>>;

/** The same of what a document may leave out; `otherwise` is what it then has. */
export function optionalField<Schema extends v.GenericSchema>(
  schema: Schema,
  form: WrittenForm,
): v.OptionalSchema<WithForm<Schema>, undefined>;
export function optionalField<
  Schema extends v.GenericSchema,
  const Otherwise extends v.Default<WithForm<Schema>, undefined>,
>(
  schema: Schema,
  form: WrittenForm,
  otherwise: Otherwise,
): v.OptionalSchema<WithForm<Schema>, Otherwise>;
export function optionalField(
  schema: v.GenericSchema,
  form: WrittenForm,
  otherwise?: unknown,
): unknown {
  return v.optional(field(schema, form), otherwise);
}

/** Puts fields in a group of the form. */
export function inGroup<Entries extends Readonly<Record<string, v.GenericSchema>>>(
  group: string,
  entries: Entries,
): Entries {
  const grouped = Object.entries(entries).map(([name, schema]) => {
    const form = { ...formOf(schema), group };
    return [name, v.pipe(schema, v.metadata({ form }))];
  });
  return Object.fromEntries(grouped) as Entries;
}

/** A schema as valibot describes it at run time. */
interface Described extends v.GenericSchema {
  readonly item?: Described;
  readonly entries?: Readonly<Record<string, unknown>>;
}

/** How the values of a schema are edited: as it says itself, or by what they are. */
function inputOf(schema: Described): FieldInput {
  const { input } = v.getMetadata(schema) as { readonly input?: FieldInput };
  if (input) return input;
  switch (schema.type) {
    case 'number':
      return 'number';
    case 'boolean':
      return 'switch';
    case 'picklist':
      return 'choice';
    case 'object':
      return 'object';
    case 'array':
      return schema.item?.type === 'picklist' ? 'choices' : 'list';
    default:
      return 'text';
  }
}

/** What `field` attached to a schema, however it is wrapped; null without it. */
export function formOf(schema: v.GenericSchema): FieldForm | null {
  const { form } = v.getMetadata(schema) as { form?: FieldForm };
  if (form) return form;
  return 'wrapped' in schema ? formOf(schema.wrapped as v.GenericSchema) : null;
}
