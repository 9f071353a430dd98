import { expect, type Locator, type Page } from '@playwright/test';

/** Presses Tab until a control has the focus; a date field has several tab stops. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let step = 0; step < 8; step += 1) {
    if (await control.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}
