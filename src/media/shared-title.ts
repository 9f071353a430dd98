/** The words on the picture of a shared page, and what it looks like. */
export interface SharedTitle {
  readonly title: string;
  /** The name of the business. */
  readonly name: string;
  /** The code of a look (`lookCode`); without it, the shipped one. */
  readonly look?: string | undefined;
}

/** Longer ones are cut before they are signed, characters; the picture has three lines for a title. */
const LONGEST = { title: 120, name: 40 };

/** What the fonts of the picture can write: they are those of the pages (scripts/fonts.ts). */
const WRITABLE = /[\x20-\x7e\xa0-\xff€–—‘’“”„…•·×½¼¾→←↑œŒ‹›−\u2009\u202f]/;

/**
 * The words as the picture can show them, in one line and without signs that the fonts lack; null
 * when they lack a letter: a picture without words is better than one with holes in them.
 */
export function writableTitle({ title, name, look }: SharedTitle): SharedTitle | null {
  const words = { title: writable(title, LONGEST.title), name: writable(name, LONGEST.name) };
  if (!words.title || words.name === null) return null;
  return { title: words.title, name: words.name, ...(look !== undefined && { look }) };
}

function writable(text: string, longest: number): string | null {
  let kept = '';
  for (const character of text.normalize('NFC')) {
    if (WRITABLE.test(character)) kept += character;
    else if (/[\p{L}\p{M}\p{N}]/u.test(character) && !/\p{Variation_Selector}/u.test(character))
      return null;
    // Line breaks and the like part words; a pictograph leaves nothing.
    else if (/\s/.test(character)) kept += ' ';
  }
  return kept.replace(/\s+/g, ' ').trim().slice(0, longest).trimEnd();
}
