let load: (() => Promise<void>) | undefined;
let more: Promise<void> | undefined;

/** `i18n.ts` says how: it knows all areas, whose screens ask here. */
export function loadMoreWordsBy(way: () => Promise<void>): void {
  load = way;
}

/** Has the words that the first screens do without; fetched once, and again when they did not arrive. */
export function moreWords(): Promise<void> {
  more ??= (load?.() ?? Promise.resolve()).catch((error: unknown) => {
    more = undefined;
    throw error;
  });
  return more;
}
