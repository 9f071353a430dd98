import type { Page } from '@playwright/test';

/** What a thumb can hit, pixels; half a pixel is lost in rounding. */
const TARGET = 43.5;

/** The controls in sight of a screen that are too small for a thumb, with what they are called and measure. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls =
      'a[href], button, input, select, textarea, summary, [role=button], [role=combobox]';
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      const seen = { checkOpacity: true, checkVisibilityCSS: true };
      // What hides its own look, as a tick box of MUI does, is hit where its label or its frame is.
      const frame =
        control.closest('label') ??
        control.closest('.MuiSwitch-root, .MuiInputBase-root') ??
        control.closest('.MuiButtonBase-root');
      const hit = frame ?? control;
      if (!hit.checkVisibility(seen) || hit.closest('[aria-hidden=true], [inert]')) continue;
      // A link within a sentence is as high as its line.
      if (control.matches('a') && getComputedStyle(control).display === 'inline') continue;
      const { width, height, bottom, right } = hit.getBoundingClientRect();
      // What is out of the way until it has the focus.
      if (width <= 1 || height <= 1 || bottom <= 0 || right <= 0) continue;
      if (width >= least && height >= least) continue;
      const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
      found.push(
        `${control.tagName} “${name.slice(0, 40)}” ${Math.round(width)}×${Math.round(height)}`,
      );
    }
    return found;
  }, TARGET);
}
