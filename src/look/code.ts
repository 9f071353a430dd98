import { HEX_COLOR } from './color.ts';
import {
  DEFAULT_LOOK,
  FONT_PAIRS,
  LOOK_COLORS,
  PATTERNS,
  type Look,
  type LookColors,
} from './look.ts';

/** A look as far as pictures and the office show it. */
export type CodedLook = LookColors & Pick<Look, 'fonts' | 'pattern'>;

/** A look in an address or an attribute: `fffaf1-…-warm-tile`; null for the shipped one, which is named nowhere. */
export function lookCode(look: CodedLook): string | null {
  const code = write(look);
  return code === write(DEFAULT_LOOK) ? null : code;
}

function write({ fonts, pattern, ...look }: CodedLook): string {
  return [...LOOK_COLORS.map((name) => look[name].slice(1).toLowerCase()), fonts, pattern].join(
    '-',
  );
}

/** The look that a code names; null when it is none. */
export function readLookCode(code: string): CodedLook | null {
  const parts = code.split('-');
  if (parts.length !== LOOK_COLORS.length + 2) return null;
  const colors = LOOK_COLORS.map((name, index) => [name, `#${parts[index]}`] as const);
  const fonts = FONT_PAIRS.find((name) => name === parts.at(-2));
  const pattern = PATTERNS.find((name) => name === parts.at(-1));
  if (!fonts || !pattern || !colors.every(([, color]) => HEX_COLOR.test(color))) return null;
  return { ...(Object.fromEntries(colors) as unknown as LookColors), fonts, pattern };
}
