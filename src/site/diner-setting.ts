import { DISH_ALLERGENS, DISH_DIETS } from './dish-code.ts';
import type { Allergen, Diet } from '../content/index.ts';

/** What a diner does not eat, and how they want to see it. */
export interface DinerSetting {
  readonly allergens: readonly Allergen[];
  readonly diets: readonly Diet[];
  /** Do traces count as much as the allergen itself? */
  readonly isStrict: boolean;
  /** Are the dishes hidden that are not known to be safe? */
  readonly isOnlySafe: boolean;
}

/** Name of the address's parameter, in query or fragment, and of the form's fields. */
export const DINER_PARAMETER = 'for';

/** Where the browser keeps it. */
export const DINER_KEY = 'diner';

const STRICT = 'strict';
const ONLY_SAFE = 'only';

/** Reads `nuts,vegan,strict`; names that are not known are left out. Null when nothing is avoided. */
export function parseSetting(text: string | null): DinerSetting | null {
  const names = new Set<string>(text?.split(','));
  const allergens = DISH_ALLERGENS.filter((name) => names.has(name));
  const diets = DISH_DIETS.filter((name) => names.has(name));
  if (allergens.length + diets.length === 0) return null;
  return { allergens, diets, isStrict: names.has(STRICT), isOnlySafe: names.has(ONLY_SAFE) };
}

/** Writes a setting in its one spelling, which needs no escaping in an address. */
export function settingText({ allergens, diets, isStrict, isOnlySafe }: DinerSetting): string {
  const options = [isStrict ? STRICT : '', isOnlySafe ? ONLY_SAFE : ''].filter(Boolean);
  return [...allergens, ...diets, ...options].join(',');
}

/** Everything that either of two settings avoids. */
export function bothSettings(one: string | null, other: string | null): DinerSetting | null {
  return parseSetting([one, other].filter(Boolean).join(','));
}
