import type { Locator } from '@playwright/test';

/** The colours behind a part and of its text, as the browser shows them: in forced colours those of the scheme. */
export const colorsOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => {
    const { backgroundColor, color } = getComputedStyle(element);
    return `${backgroundColor} ${color}`;
  });
