import type * as v from 'valibot';
import type { Bilingual } from './types/field.ts';

/** Queries that are written by hand in the content service; every other one derives from the table. */
export type SpecialQuery =
  | 'snapshot'
  | 'blogs'
  | 'blog'
  | 'blogKeys'
  | 'movedPosts'
  | 'filledTypes';

/** The order of a list: by the field `displayOrder`, by its date or by its last change, newest first. */
export type Order = 'displayOrder' | 'date' | 'updatedAt';

/** The names of a document type, singular and plural, and the groups of its fields. */
export interface CollectionForm {
  readonly one: Bilingual;
  readonly several: Bilingual;
  /** In order, by the keys that fields refer to; a field without a group is in the first. */
  readonly groups: Readonly<Record<string, Bilingual>>;
  /** What is said above all fields of a group. */
  readonly hints: Readonly<Record<string, Bilingual>>;
}

/** The same as a type writes it: called alike in the plural, with one group, unless it says otherwise. */
type WrittenForm = Pick<CollectionForm, 'one'> & Partial<CollectionForm>;

function formOf(written: WrittenForm): CollectionForm {
  const groups = { content: { es: 'Contenido', en: 'Content' } };
  return { several: written.one, groups, hints: {}, ...written };
}

/** What a form of the back office edits, by the names of fields. */
type Values = Readonly<Record<string, unknown>>;

interface CollectionOptions {
  /** Its place among the types of the back office, and in imports. */
  readonly place: number;
  /** The page that shows a document, without its language; without it no page does. */
  readonly page?: string | ((values: Values) => string);
  /** Has each document a page for itself, which is not there while the document is not shown? */
  readonly hasOwnPage?: boolean;
  /** Is that page one part of an address, like many of the site's own? Then it has none of theirs. */
  readonly sharesTopLevelPaths?: boolean;
  /** Is there a page that nothing leads to while no document of it is shown, one that is `filledBy` it? */
  readonly fillsPage?: boolean;
  /** What the back office calls it. */
  readonly form: WrittenForm;
  /** Is it the owner's alone to edit: who the business is, and where money and what visitors send go? */
  readonly isOwnerOnly?: boolean;
  /** Its fields that say where money or what visitors send goes: who publishes a change of them shows who they are. */
  readonly confirmedFields?: readonly string[];
  /** Does it have a field `isActive`, and is it shown only if that is true? */
  readonly hasActiveFlag?: boolean;
  /** The field that titles it in a list, where that is not its first short text. */
  readonly titleField?: string;
  /** The field that its page is found by: no two that are published may have the same. */
  readonly uniqueBy?: 'slug' | 'kind';
  /** The field with its date, yyyy-mm-dd or ISO 8601. */
  readonly dateField?: string;
  /**
   * Is `dateField` the date of its publication? It is what visitors read; publishing sets it where it
   * is missing, and one that is still to come is the time to publish at.
   */
  readonly isDatedByPublishing?: boolean;
  /** Is the sample shown when the content is kept in Sanity, and it has no document of the type? */
  readonly fallsBackToSample?: boolean;
  /** Lists in which only the broken items are left out: one mistyped dish must not hide the menu. */
  readonly forgivingLists?: readonly string[];
  /**
   * Are its texts the product's own rather than a business's? The form then shows each as it was
   * shipped beside what is edited, and the figures that the shipped text names have to stay in it.
   */
  readonly keepsOriginal?: boolean;
  /** Special queries whose answer a document of the type may join or leave. */
  readonly isPartOf?: readonly SpecialQuery[];
}

interface ListOptions extends CollectionOptions {
  readonly order: Order;
  /** `kind`: the query takes a value of the field `kind` and lists only its documents. */
  readonly filteredBy?: 'kind';
}

/** A document type: everything about it besides the fields of its schema. */
export interface Collection extends CollectionOptions {
  readonly form: CollectionForm;
  readonly schema: v.GenericSchema;
  /** Is there only one document, whose `_id` is the type's name? */
  readonly isSingleton: boolean;
  /** The query of `ContentService` that returns it; null when only special queries do. */
  readonly query: string | null;
  readonly order?: Order;
  readonly filteredBy?: 'kind';
}

/** A type with a list of documents, which a query of `ContentService` returns. */
export function list<
  const Query extends string,
  Schema extends v.GenericSchema,
  const Options extends ListOptions,
>(query: Query, schema: Schema, options: Options) {
  return { query, schema, isSingleton: false as const, ...options, form: formOf(options.form) };
}

/** A type with one document. */
export function singleton<
  const Query extends string,
  Schema extends v.GenericSchema,
  const Options extends CollectionOptions,
>(query: Query, schema: Schema, options: Options) {
  return { query, schema, isSingleton: true as const, ...options, form: formOf(options.form) };
}

/** A type that only special queries return. */
export function special<
  Schema extends v.GenericSchema,
  const Options extends CollectionOptions & { readonly isSingleton: boolean },
>(schema: Schema, options: Options) {
  return { query: null, schema, ...options, form: formOf(options.form) };
}
