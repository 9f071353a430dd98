import type { Page } from '@playwright/test';

/** Holds the next call of an address back, until what it answers is called. */
export async function holdNextCall(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      await promise;
      await route.continue();
    },
    { times: 1 },
  );
  return resolve;
}

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
