import type { Page } from '@playwright/test';

/** Loses the next answer from an address: what was asked for is done, and nobody hears of it. */
export async function loseNextAnswer(page: Page, address: string | RegExp): Promise<void> {
  await page.route(
    address,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}
