import { useEffect, type RefObject } from 'react';

/** Elements that are remembered, at most. */
const MEMORY = 9;

/** What a phone would show its keyboard for, which nobody asked for. */
const TYPED = 'input:not([type=checkbox], [type=radio]), textarea, [contenteditable]';

/**
 * Whoever uses keys, or hears the page, goes on from where they were. What had the focus and is taken away (Undo, a row,
 * a link with its screen) leaves it to what had it before, or to the screen; a button that waits has it back once it
 * answers. Browsers leave it nowhere.
 */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let before: HTMLElement[] = [];
    let waiting: HTMLElement | null = null;
    const remember = ({ target }: FocusEvent) => {
      const others = before.filter((one) => one !== target && one.isConnected);
      before = [...others, target as HTMLElement].slice(-MEMORY);
      waiting = null;
    };
    const look = () => {
      const { activeElement, body } = document;
      const last = before.at(-1);
      if (last === activeElement && last.matches(':disabled')) waiting = last;
      if (activeElement !== body || !last) return;
      const isHeir = (one: HTMLElement) => one.isConnected && !one.matches(TYPED);
      const next = last.isConnected ? last : (before.findLast(isHeir) ?? screen.current);
      if (next?.matches(':disabled')) waiting = next;
      else if (next !== last || next === waiting) next?.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(look);
    const attributeFilter = ['disabled'];
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [screen]);
}
