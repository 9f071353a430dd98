import * as v from 'valibot';
import type { Namespace } from '../../i18n/index.ts';

/** A text of the back office in both of its languages. */
export interface Bilingual {
  readonly es: string;
  readonly en: string;
}

/** Words of a catalogue by their keys: `common:diets`. */
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
  | 'time'
  | 'color'
  | 'link'
  | 'email'
  | 'phone'
  | 'slug'
  | 'picture'
  | 'reference'
  | 'references'
  | 'allergens'
  | 'object'
  | 'list';

/** What a form says of a field. Fields stand in the order of their schema. */
export interface FieldForm {
  readonly label: Bilingual;
  /** A sentence beside the field: what it does on the site, in which unit. */
  readonly help?: Bilingual;
  readonly input: FieldInput;
  /** Key of the group that it stands in, one of its collection's; the first unless told otherwise. */
  readonly group?: string;
  /** What each value of a picklist is called; or the words of a catalogue that say it to visitors. */
  readonly choices?: Readonly<Record<string, Bilingual>> | WordGroup;
  /** Types that a reference may lead to. */
  readonly to?: readonly string[];
}

/** A schema with what a form says of it; goes inside `v.optional`, which stays outermost. */
export function field<Schema extends v.GenericSchema>(schema: Schema, form: FieldForm) {
  return v.pipe(schema, v.metadata({ form }));
}

/** What `field` said of a schema, wrapped as it may be; null when nothing was said. */
export function formOf(schema: v.GenericSchema): FieldForm | null {
  const { form } = v.getMetadata(schema) as { form?: FieldForm };
  if (form) return form;
  return 'wrapped' in schema ? formOf(schema.wrapped as v.GenericSchema) : null;
}
