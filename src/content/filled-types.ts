import type { LegalKind } from './types/index.gen.ts';

/**
 * The types that pages and links are there for: while there is no document of them to show, nothing
 * leads to their page.
 */
export const FILLING_TYPES = [
  ...(['blog', 'galleryPicture', 'pastExperience', 'dailyMenu', 'submenu'] as const),
] as const;

export function isFillingType(type: string): boolean {
  return type === 'legalPage' || FILLING_TYPES.some((filling) => filling === type);
}

/** A type of which something is shown, or a legal page that there is. */
export type FilledType = (typeof FILLING_TYPES)[number] | `legalPage:${LegalKind}`;
