import {
  collectionOf,
  DOCUMENT_TYPES,
  type Collections,
  type DocumentType,
} from './collections.ts';
import type { LegalKind, SwitchedPage } from './types/index.gen.ts';

/** The types with `fillsPage`. */
type FillingType = {
  [Type in DocumentType]: Collections[Type] extends { readonly fillsPage: true } ? Type : never;
}[DocumentType];

export const FILLING_TYPES = DOCUMENT_TYPES.filter(
  (type): type is FillingType => collectionOf(type).fillsPage === true,
);

export function isFillingType(type: string): boolean {
  return (
    type === 'legalPage' || type === 'pageCopy' || FILLING_TYPES.some((filling) => filling === type)
  );
}

/** A type of which something is shown, a legal page that there is, or a page that is switched off. */
export type FilledType = FillingType | `legalPage:${LegalKind}` | `off:${SwitchedPage}`;

/** The page that a document switches off; none while it is shown. */
export function switchedOff(page: object): FilledType[] {
  const { kind, isShown } = page as { kind?: SwitchedPage; isShown?: unknown };
  return kind && isShown === false ? [`off:${kind}`] : [];
}
