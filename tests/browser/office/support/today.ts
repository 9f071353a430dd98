/** The first screen of the office, and what a public page says of what is changed there. */
import type { Page } from '@playwright/test';
import type { Office } from './office.ts';
import { expect, publicHtml } from './one-office.ts';
import { es } from './says.ts';

/** From a phone that shows the first screen, each change takes this long at most, milliseconds. */
const QUICK = 10_000;

/** The text of a public page as the server sends it. */
export async function publicText(office: Office, path: string): Promise<string> {
  return (await publicHtml(office, path))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

/**
 * What the page says of a dish where it has its price: from its name to the next one's. On the kiosk's
 * days what is sold out is named above, too.
 */
export async function dishText(office: Office, path: string, name: string): Promise<string> {
  const text = await publicText(office, path);
  const at = text.search(new RegExp(`${name} (?:Agotado |Sold out )?[€\\d]`));
  expect(at, `${name} on ${path}`).toBeGreaterThan(0);
  return text.slice(at, at + 260);
}

/** Opens the first screen in Spanish. */
export async function openToday(page: Page): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('sobremesa.office.language', 'es');
  });
  await page.goto('/admin');
  await expectToday(page);
}

/** Goes to the first screen by a phone's bar. */
export async function backToToday(page: Page): Promise<void> {
  const bar = page.getByRole('navigation', { name: 'Lo más usado' });
  await bar.getByRole('link', { name: es('today.title') }).tap();
  await expectToday(page);
}

async function expectToday(page: Page): Promise<void> {
  const title = page.getByRole('heading', { name: 'Cambiar en la web' });
  await expect(title).toBeVisible({ timeout: 20_000 });
}

/** Does what the owner does, and says how long it took. */
export async function timed(work: () => Promise<void>): Promise<void> {
  const from = performance.now();
  await work();
  expect(performance.now() - from).toBeLessThan(QUICK);
}
