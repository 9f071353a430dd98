import type { LegalKind, SwitchedPage } from './types/index.gen.ts';

/**
 * The types that pages and links are there for: while there is no document of them to show, nothing
 * leads to their page.
 */
export const FILLING_TYPES = [
  ...(['blog', 'galleryPicture', 'pastExperience', 'dailyMenu', 'submenu'] as const),
] as const;

export function isFillingType(type: string): boolean {
  return (
    type === 'legalPage' || type === 'pageCopy' || FILLING_TYPES.some((filling) => filling === type)
  );
}

/** A type of which something is shown, a legal page that there is, or a page that is switched off. */
export type FilledType =
  (typeof FILLING_TYPES)[number] | `legalPage:${LegalKind}` | `off:${SwitchedPage}`;

/** The page that a document switches off; none while it is shown. */
export function switchedOff(page: object): FilledType[] {
  const { kind, isShown } = page as { kind?: SwitchedPage; isShown?: unknown };
  return kind && isShown === false ? [`off:${kind}`] : [];
}
