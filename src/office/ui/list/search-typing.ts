/** What is typed into a search, beside what the address says is looked for. */
export interface SearchTyping {
  readonly text: string;
  /** What the address said last. */
  readonly seen: string;
  /** What was looked for last, until the address says so. */
  readonly asked: string | null;
}

export const asShown = (value: string): SearchTyping => ({ text: value, seen: value, asked: null });

/**
 * The same once the address says something else. Back, forth and clearing change what is typed; a search that was typed
 * may be said late, when more is typed already, and changes none of it.
 */
export function followed({ text, seen, asked }: SearchTyping, value: string): SearchTyping {
  const isOwn = value === asked;
  return {
    text: isOwn || text !== seen ? text : value,
    seen: value,
    asked: isOwn ? null : asked,
  };
}
