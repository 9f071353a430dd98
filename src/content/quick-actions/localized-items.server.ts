import type { Texts } from './action.ts';

/** A text as a document stores it. */
export function localizedItems(texts: Texts) {
  return Object.entries(texts).flatMap(([language, value]) =>
    value?.trim() ? [{ _key: language, value }] : [],
  );
}
