import { defaultLanguage, type Language } from '../i18n/index.ts';
import { localizedValue } from './localize.ts';
import type { RichText } from './types/index.gen.ts';

/**
 * The words of a rich text, paragraphs separated by a blank line; pictures and markup are left out.
 * `language` chooses among the texts beside pictures, which may be localised themselves.
 */
export function plainText(richText: RichText, language: Language = defaultLanguage()): string {
  return richText
    .map((block) => {
      if (block._type === 'block') return spansOf(block.children);
      if (block._type === 'image') return '';
      const beside = localizedValue(block.text, language) ?? [];
      return beside.map(({ children }) => spansOf(children)).join('\n\n');
    })
    .filter((text) => text !== '')
    .join('\n\n');
}

/** How many words a rich text has. */
export function wordCount(richText: RichText): number {
  return plainText(richText).match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}

/** Words an adult reads in a minute, silently, in Spanish or English. */
const WORDS_A_MINUTE = 230;

/** Reading time in whole minutes, at least one. */
export function readingMinutes(richText: RichText): number {
  return Math.max(1, Math.round(wordCount(richText) / WORDS_A_MINUTE));
}

/** The text, cut at the end of a word to at most `length` characters, an ellipsis included. */
export function excerpt(text: string, length: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= length) return line;
  const cut = line.slice(0, length);
  const end = cut.lastIndexOf(' ');
  return `${withoutEnd(cut.slice(0, end > 0 ? end : length - 1))}…`;
}

/** A text without the white space and punctuation at its end. */
function withoutEnd(text: string): string {
  let end = text.length;
  while (end > 0 && /[\s,;:.–-]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function spansOf(children: readonly { readonly text: string }[]): string {
  return children.map(({ text }) => text).join('');
}
