import type { FormValues } from '../../../content/form-values.ts';

/** What was typed into a form and is not on the server yet. */
export interface KeptTyping {
  readonly values: FormValues;
  /** What the server had when it was begun; missing in what was kept before that was. */
  readonly base?: FormValues;
  readonly revision?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const PREFIX = 'sobremesa.office.typing.';
const keyOf = (type: string, id: string) => `${PREFIX}${type}/${id}`;

/** Kept in the browser, so that a closed tab or a lost connection loses nothing. */
export function keepTyping(type: string, id: string, typing: Omit<KeptTyping, 'at'>): void {
  try {
    localStorage.setItem(keyOf(type, id), JSON.stringify({ ...typing, at: Date.now() }));
  } catch {
    // The browser's store is full or forbidden: the draft on the server is then all there is.
  }
}

export function keptTyping(type: string, id: string): KeptTyping | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(type, id)) ?? 'null') as KeptTyping | null;
  } catch {
    return null;
  }
}

export function forgetTyping(type: string, id: string): void {
  localStorage.removeItem(keyOf(type, id));
}

/** Forgets all of it, when somebody signs out: the next at this device may be somebody else. */
export function forgetAllTyping(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}
