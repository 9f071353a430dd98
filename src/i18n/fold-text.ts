import type { Language } from './languages.ts';

/** Letters that are no others with an accent, and how they are written without them. */
export const SPELT: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' },
};

/** Text in lower case, without accents. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\P{ASCII}/gu, (letter) => SPELT[letter] ?? letter);
}

/** Text as searches compare it: besides without NUL, any white space as one space. */
export function foldText(text: string): string {
  return withoutAccents(text.replaceAll('\0', '')).replace(/\s+/g, ' ').trim();
}

/** Text with a capital at its beginning. */
export function capitalized(text: string, language?: Language): string {
  return text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
}
