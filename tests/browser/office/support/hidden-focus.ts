import type { Page } from '@playwright/test';

/**
 * What has the focus while nothing of it is seen, as below a bar; null where some of it is (WCAG 2.4.11). In a
 * low window all of a field of one line has to be.
 */
export function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const { activeElement } = document;
    if (!activeElement?.parentElement || activeElement === document.body) return null;
    // A tick box of MUI is drawn by what it lies upon.
    const drawn = activeElement.matches('input') ? activeElement.parentElement : activeElement;
    const box = drawn.getBoundingClientRect();
    const top = Math.max(box.top, 0);
    const height = Math.min(box.bottom, innerHeight) - top;
    // Its label lies upon its edge.
    const own = activeElement.closest('.MuiTextField-root') ?? drawn;
    const parts = [0.05, 0.5, 0.95].map((part) =>
      own.contains(document.elementFromPoint(box.left + box.width / 2, top + height * part)),
    );
    const isSeen =
      innerHeight < 480 && activeElement.matches('input[type=text]')
        ? height >= box.height - 1 && !parts.includes(false)
        : parts.includes(true);
    return isSeen
      ? null
      : `${Math.round(box.top)}–${Math.round(box.bottom)} ${drawn.outerHTML.slice(0, 200)}`;
  });
}
