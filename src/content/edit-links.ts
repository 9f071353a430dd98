import type { DocumentType } from './collections.ts';

/** A place of a document: a field's name, or names and items' keys with full stops between. */
export interface EditedPlace {
  readonly of: { readonly _type: DocumentType; readonly _id: string };
  readonly field?: string | undefined;
  /** The kind of the item that it leads to, where its list has several. */
  readonly kind?: string | undefined;
  /** What is seen there, where it is one of many. */
  readonly name?: string | undefined;
}

interface EditLink {
  readonly href: string;
  readonly label: string;
}

/** The links by which somebody who may edit the site comes from what they see to where it is edited. */
export interface EditLinks {
  /** The language that their labels are in. */
  readonly language: string;
  /** To the place of a form; null where it is not theirs to edit. */
  to(place: EditedPlace): EditLink | null;
  /** What belongs to no place: the page as visitors see it, the office. */
  readonly general: readonly EditLink[];
  readonly name: string;
}
