import * as v from 'valibot';
import { collectionOf, type DocumentType } from './collections.ts';
import { formOf, type Bilingual, type FieldForm } from './types/field.ts';

/** A field as a form needs it, read from its schema. */
export interface FormField extends FieldForm {
  readonly name: string;
  readonly isRequired: boolean;
  /** Does it have a value for each language? */
  readonly isLocalized: boolean;
  /** What its text may name in `{{placeholders}}`, as its schema says. */
  readonly figures?: readonly string[];
  /** Its value when none is given. */
  readonly default?: unknown;
  /** Bounds of a number, of a text's characters or of a list's items. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** The values to choose from. */
  readonly options?: readonly string[];
  /** The fields of an object, or of each item of a list. Empty for a list of plain values. */
  readonly fields?: readonly FormField[];
  /** The kinds of a list's items, by their `_type`; `fields` are then those of all kinds together. */
  readonly kinds?: readonly ItemKind[];
  /** Is each item of the list a picture? */
  readonly isOfPictures?: boolean;
}

/** A kind of item that a list can have. */
export interface ItemKind {
  readonly type: string;
  readonly label: Bilingual;
  /** The names of the fields that it has. */
  readonly fields: readonly string[];
}

/** The fields of a type in the order of its schema, without the technical ones. */
export function formOfCollection(type: DocumentType): readonly FormField[] {
  return fieldsOf(collectionOf(type).schema);
}

/** A schema as valibot describes it at run time. */
interface Described extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Described>>;
  readonly wrapped?: Described;
  readonly item?: Described;
  readonly literal?: unknown;
  readonly default?: unknown;
  readonly options?: readonly unknown[];
  readonly pipe?: readonly { readonly type?: string; readonly requirement?: unknown }[];
}

const OPTIONAL = new Set(['optional', 'nullish', 'nullable', 'exact_optional', 'undefinedable']);

/** Names of fields that nobody edits: `_id`, `_type`, `_key`. */
const TECHNICAL = /^_/;

function fieldsOf(schema: Described): FormField[] {
  const { entries = {} } = schema;
  return Object.entries(entries).flatMap(([name, entry]) => {
    const form = formOf(entry);
    return form && !TECHNICAL.test(name) ? [fieldOf(name, entry, form)] : [];
  });
}

function fieldOf(name: string, entry: Described, form: FieldForm): FormField {
  const { inner, isOptional, fallback } = unwrapped(entry);
  const item = inner.type === 'array' && inner.item ? unwrapped(inner.item).inner : undefined;
  const kinds = item?.type === 'variant' ? kindsOf(item) : undefined;
  const nested = kinds ? fieldsOfKinds(kinds) : fieldsOf(item ?? inner);
  const listed = (item ?? inner).type === 'picklist' ? (item ?? inner).options : undefined;
  return {
    ...form,
    name,
    isRequired: !isOptional,
    isLocalized: inner.type === 'lazy' && form.isOneForAll !== true,
    ...figuresOf(inner),
    ...(fallback !== undefined && { default: fallback }),
    ...boundsOf(inner),
    ...(listed && { options: listed.map(String) }),
    ...(kinds && {
      kinds: kinds.map(({ type, label, fields }) => ({
        ...{ type, label },
        fields: fields.map(({ name: own }) => own),
      })),
    }),
    ...(item?.entries && 'asset' in item.entries && { isOfPictures: true }),
    ...((nested.length > 0 || inner.type === 'array') && { fields: nested }),
  };
}

function figuresOf(schema: Described): Pick<FormField, 'figures'> {
  const { figures } = v.getMetadata(schema) as Pick<FormField, 'figures'>;
  return figures ? { figures } : {};
}

/** What the kinds of an item are called, and their fields. */
function kindsOf({ options = [] }: Described) {
  return (options as readonly Described[]).map((schema) => ({
    type: String(schema.entries?.['_type']?.literal),
    label: formOf(schema)?.label ?? { es: '', en: '' },
    fields: fieldsOf(schema),
  }));
}

/** Each field once: those that kinds share are the same in each. */
function fieldsOfKinds(kinds: readonly { readonly fields: readonly FormField[] }[]): FormField[] {
  return [...new Map(kinds.flatMap(({ fields }) => fields.map((one) => [one.name, one]))).values()];
}

/** The schema inside its optional wrappers, with its default. */
function unwrapped(schema: Described): {
  inner: Described;
  isOptional: boolean;
  fallback: unknown;
} {
  let inner = schema;
  let isOptional = false;
  let fallback: unknown;
  while (OPTIONAL.has(inner.type) && inner.wrapped) {
    isOptional = true;
    fallback ??= typeof inner.default === 'function' ? (inner.default() as unknown) : inner.default;
    inner = inner.wrapped;
  }
  return { inner, isOptional, fallback };
}

/** Bounds come from the actions of the schema's pipe, which nest when `field` pipes a pipe. */
function boundsOf(schema: Described): { minimum?: number; maximum?: number } {
  const bounds: { minimum?: number; maximum?: number } = {};
  for (const step of schema.pipe ?? []) {
    if ('pipe' in step && step !== schema) Object.assign(bounds, boundsOf(step as Described));
    if (typeof step.requirement !== 'number') continue;
    if (/^min_/.test(step.type ?? '')) bounds.minimum = step.requirement;
    if (/^max_/.test(step.type ?? '')) bounds.maximum = step.requirement;
  }
  return bounds;
}
