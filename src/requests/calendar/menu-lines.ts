import { foldText } from '../../i18n/index.ts';
import type { GroupEntry } from './plan.ts';

/** An x that stands by itself or at its number is a sign: `12x Paella`, `12 x Paella`; that of `10 xurros` is none. */
const COUNTED = /^(\d{1,5})(?:\s*[×*]|x|\s+x(?=\s))\s*(\S.*)$/i;

/** The lines of a group's menu as the kitchen reads them: `12 × Paella`, or `Paella` alone, which says no number. */
export function menuLines(menu: string) {
  return menu
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, count, label] = COUNTED.exec(line) ?? [];
      return label ? { count: Number(count), label } : { count: null, label: line };
    });
}

/** The text that `menuLines` reads. */
export function menuText(lines: readonly { readonly count: number; readonly label: string }[]) {
  return lines.map(({ count, label }) => `${count} × ${label}`).join('\n');
}

/** How much of something is made on a day. */
export interface MadeTotal {
  readonly label: string;
  readonly count: number;
  /** The people of groups that ask for it without a number. */
  readonly people: number;
}

/** What is made for some groups in all; the same words are the same thing. Most first. */
export function totalMade(
  groups: readonly Pick<GroupEntry, 'menu' | 'people'>[],
): readonly MadeTotal[] {
  const totals = new Map<string, MadeTotal>();
  for (const { menu, people } of groups) {
    for (const { count, label } of menuLines(menu)) {
      const known = totals.get(foldText(label)) ?? { label, count: 0, people: 0 };
      totals.set(foldText(label), {
        ...known,
        count: known.count + (count ?? 0),
        people: known.people + (count === null ? people : 0),
      });
    }
  }
  return [...totals.values()].sort(
    (one, other) => other.count + other.people - one.count - one.people,
  );
}
