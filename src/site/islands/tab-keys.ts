import type { KeyboardEvent } from 'react';

/** The tab that a pressed key leads to, as `nextTab` says; -1 too for what is the browser's, such as Alt+←. */
export function tabAfter(event: KeyboardEvent<HTMLElement>, index: number, count: number): number {
  if (event.altKey || event.ctrlKey || event.metaKey) return -1;
  const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
  return nextTab(event.key, index, count, isRtl);
}

/**
 * The tab that a key leads to from the tab at `index`, going round; -1 for any other key. Where the
 * script runs from right to left the arrows follow the eye.
 */
export function nextTab(key: string, index: number, count: number, isRtl: boolean): number {
  const [back, on] = isRtl ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  if (key === on) return (index + 1) % count;
  if (key === back) return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return -1;
}
