import {
  contrast,
  HEX_COLOR,
  leastContrast,
  nearestLightness,
  nearestReadable,
  TEXT_CONTRAST,
} from './color.ts';
import { LOOK_COLORS, type LookColor, type LookColors } from './look.ts';
import { groundsOf, paletteOf } from './palette.ts';

/** How well one of the six is read where the styles use it. */
export interface ContrastCheck {
  readonly color: LookColor;
  /** As the owner knows it: `text` on the pages' ground, `label` for words on the colour, `paper` itself. */
  readonly use: 'text' | 'label' | 'paper';
  readonly contrast: number;
  readonly needed: number;
  /** The nearest colour that passes; null when this one does. */
  readonly nearest: string | null;
}

/** Paper is so much lighter than black: dark pages come by themselves, where a visitor asks for them. */
const PAPER_CONTRAST = 14;

/** Checks each of the six colours where it is used as it was chosen. Those that derive pass by themselves. */
export function contrastChecks(colors: LookColors): readonly ContrastCheck[] {
  const paper = check(colors.ground, 'ground', 'paper', ['#000000'], PAPER_CONTRAST);
  // Beside the paper that passes: whoever takes what is offered first has not to change the others twice.
  const ground = paper.nearest ?? colors.ground;
  const grounds = groundsOf(paletteOf({ ...colors, ground }).light);
  const texts = (['ink', 'link', 'second'] as const).map((name) =>
    check(colors[name], name, 'text', grounds, TEXT_CONTRAST),
  );
  const pressed = label(colors.press, 'press', colors.ink);
  const accented = label(colors.accent, 'accent', colors.ink);
  return [paper, ...texts, pressed, accented];
}

/** The six as far as they are colours; null when one is not, as while it is being typed. */
export function readColors(values: Readonly<Record<string, unknown>>): LookColors | null {
  const isWhole = LOOK_COLORS.every((name) => HEX_COLOR.test(String(values[name])));
  if (!isWhole) return null;
  return Object.fromEntries(
    LOOK_COLORS.map((name) => [name, String(values[name]).toLowerCase()]),
  ) as unknown as LookColors;
}

function check(
  color: string,
  name: LookColor,
  use: ContrastCheck['use'],
  others: readonly string[],
  needed: number,
): ContrastCheck {
  const least = leastContrast(color, others);
  const nearest = least >= needed ? null : nearestReadable(color, others, needed);
  return { color: name, use, contrast: least, needed, nearest };
}

/** Words on the colour are white, or the look's own ink: one of them has to be read. */
function label(color: string, name: LookColor, ink: string): ContrastCheck {
  const best = (tried: string) => Math.max(contrast('#ffffff', tried), contrast(ink, tried));
  const least = best(color);
  // White itself always is, by the ink.
  const isRead = (tried: string) => best(tried) >= TEXT_CONTRAST;
  const nearest = isRead(color) ? null : (nearestLightness(color, isRead) ?? '#ffffff');
  return { color: name, use: 'label', contrast: least, needed: TEXT_CONTRAST, nearest };
}
