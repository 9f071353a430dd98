import type { Page } from '@playwright/test';
import { test as base, expect } from '../../support/fixtures.ts';
import { heard } from '../../support/heard.ts';
import { keepData } from '../../support/kept-data.ts';
import { startClockedOffice, type ClockedOffice } from './clocked-office.ts';
import { newDatabase, POSTGRES, type Office } from './office.ts';
import { en, es } from './says.ts';

/** How long a test may take whose person types at their own pace, on a busy machine, milliseconds. */
const TIMEOUT = 240_000;

/** An office, and its data as they were when it was started. */
async function startShared(postgres: string) {
  const database = await newDatabase(postgres);
  const office = await startClockedOffice(database.settings);
  const kept = await keepData(office);
  const stop = async () => {
    await kept.discard();
    await office.stop();
    await database.drop();
  };
  return { office, kept, stop };
}

/**
 * Tests of the office, with the owner signed in. A worker starts one office for all of its tests, and each
 * finds its data and its clock as they were at the start. What needs another office starts it within the test.
 */
export const test = base.extend<{ office: ClockedOffice; postgres: string }>({
  postgres: [POSTGRES, { option: true }],
  office: async ({ lasting, postgres }, provide, testInfo) => {
    testInfo.setTimeout(TIMEOUT);
    const { office, kept } = await lasting.of(`office ${postgres}`, () => startShared(postgres));
    let isMoved = false;
    await provide({
      ...office,
      async setAhead(milliseconds) {
        isMoved = true;
        await office.setAhead(milliseconds);
      },
    });
    if (isMoved) await office.setAhead(0);
    await kept.restore();
    await heard();
  },
  baseURL: async ({ office }, provide) => provide(office.url),
  storageState: async ({ office }, provide) => provide(office.storageState),
});

export { expect };

/**
 * How the owner looks at the office, on a phone in Spanish or at a desk in English. A test has one of them;
 * shell.spec.ts looks at every screen in both.
 */
export const PHONE = { locale: 'es-ES', viewport: { width: 390, height: 844 } } as const;
export const DESK = { locale: 'en-GB', viewport: { width: 1280, height: 900 } } as const;

/** Publishes what the form shows, whatever is still to be looked at between the languages. */
export async function publish(page: Page, language: 'es' | 'en'): Promise<void> {
  const say = { es, en }[language];
  const said = { es: /^Publicado[.:]/, en: /^Published[.:]/ }[language];
  await page.getByRole('button', { name: say('content.actions.publish'), exact: true }).click();
  const anyway = page.getByRole('button', { name: say('content.doubts.publishAnyway') });
  const done = page.getByText(said);
  await expect(anyway.or(done)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(done).toBeVisible();
}

/** Opens a screen by the menu, which a desk shows: nothing is loaded again. */
export async function byMenu(page: Page, path: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: /^Men[uú]$/ });
  await menu.locator(`a[href="${path}"]`).click();
}

/** Goes to a screen as a link to it does, wherever one is: nothing is loaded again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    // As the router keeps it, so that it knows the way back.
    history.pushState({ idx: idx + 1, key: crypto.randomUUID() }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, path);
}

/** As whoever comes back to the window: what it shows is read again. */
export async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('visibilitychange')));
}

/** As whoever goes to another window. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
  });
}

/** A public page as the server sends it. */
export async function publicHtml({ url }: Office, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

/**
 * The server has refused as often as the test meant it to: the console's lines of it, which may come a moment
 * after the answer, are no noise.
 */
export async function expectRefusals(
  noise: string[],
  status: number,
  count: number,
): Promise<void> {
  const refusal = new RegExp(`status of ${status} `);
  await expect.poll(() => noise.filter((line) => refusal.test(line)).length).toBe(count);
  forget(noise, refusal);
}

/** What the console says that the test means to happen is no noise. */
export function forget(noise: string[], meant: RegExp): void {
  noise.splice(0, noise.length, ...noise.filter((line) => !meant.test(line)));
}
