import type { Page } from '@playwright/test';

/** Holds a script of the page back, as a slow connection does, until what this answers is called. */
export async function holdScript(page: Page, script: RegExp): Promise<() => void> {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.unroute(script);
  await page.route(script, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
