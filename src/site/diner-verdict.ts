import type { Allergen, Diet } from '../content/index.ts';
import { readDishCode } from './dish-code.ts';
import type { DinerSetting } from './diner-setting.ts';

/** What a dish is to a diner. */
export interface Verdict {
  readonly state: 'safe' | 'traces' | 'unsafe' | 'ask';
  /** What they avoid and it contains. */
  readonly contains: readonly Allergen[];
  /** What they avoid and it may hold traces of. */
  readonly traces: readonly Allergen[];
  /** Their diets that it does not suit. */
  readonly diets: readonly Diet[];
}

const ASK: Verdict = { state: 'ask', contains: [], traces: [], diets: [] };

/**
 * Judges a dish by what it declares (`dishCode`). Safe is only what says enough to be known as safe:
 * a dish without allergens, or without a single diet where a diet is asked for, was not filled in.
 */
export function judge(code: string, setting: DinerSetting): Verdict {
  const dish = readDishCode(code);
  if (!dish) return ASK;
  const contains = setting.allergens.filter((name) => dish.contains.includes(name));
  const traces = setting.allergens.filter((name) => dish.traces.includes(name));
  const isDietKnown = dish.diets.length > 0;
  const diets = isDietKnown ? setting.diets.filter((name) => !dish.diets.includes(name)) : [];
  const found = { contains, traces, diets };
  if (contains.length + diets.length > 0) return { state: 'unsafe', ...found };
  if (traces.length > 0 && setting.isStrict) return { state: 'unsafe', ...found };
  if (setting.diets.length > 0 && !isDietKnown) return ASK;
  return { state: traces.length > 0 ? 'traces' : 'safe', ...found };
}
