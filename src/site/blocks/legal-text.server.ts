import { UNKNOWN } from '../../i18n/index.ts';
import { someLines } from '../fallback-language.server.ts';

/** A part of a legal text. */
export type LegalBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] };

const HEADING = '## ';
const ITEM = '- ';

/**
 * The parts of a text as a `legalPage` writes it: `## ` begins a heading, lines that begin
 * with `- ` are a list, an empty line parts one from the next. What nobody has said is no item of a list.
 */
export function legalBlocks(text: string): readonly LegalBlock[] {
  return someLines(text, (line) => !line.startsWith(ITEM) || !line.includes(UNKNOWN))
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part): LegalBlock[] => {
      if (part.startsWith(HEADING)) return [{ kind: 'heading', text: part.slice(HEADING.length) }];
      if (!part.startsWith(ITEM)) return [{ kind: 'paragraph', text: part }];
      const items = part.split('\n').map((line) => line.slice(ITEM.length));
      return [{ kind: 'list', items }];
    });
}
