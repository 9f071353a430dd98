import type { Page } from '@playwright/test';
import { problemsOf } from '../../support/axe.ts';
import { expect, sidewaysScroll } from '../../support/fixtures.ts';
import { startOffice, type Office } from './office.ts';
import { testWith } from './office-test.ts';

/** The office of a site of its own, shared by the tests of a file, with the owner signed in. */
export const test = testWith(() => startOffice());

export { expect };

/** How the owner looks at the office: on a phone in Spanish, on a computer in English. */
export const VIEWS = [
  ['es', 390],
  ['en', 1280],
] as const;

/** Opens a page of the office in one of its languages. */
export async function openOffice(page: Page, path: string, language: 'es' | 'en'): Promise<void> {
  await page.addInitScript((chosen) => {
    // An email that is looked at stands in a frame of nobody's.
    if (window === window.top) localStorage.setItem('sobremesa.office.language', chosen);
  }, language);
  await page.goto(`/admin${path}`);
}

/** Publishes what the form shows, whatever is still to be looked at between the languages. */
export async function publish(page: Page, language: 'es' | 'en'): Promise<void> {
  const words = {
    es: { publish: 'Publicar', anyway: 'Publicar así', done: /^Publicado[.:]/ },
    en: {
      publish: 'Publish',
      anyway: 'Publish as it is',
      done: /^Published[.:]/,
    },
  }[language];
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  const anyway = page.getByRole('button', { name: words.anyway });
  const done = page.getByText(words.done);
  await expect(anyway.or(done)).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(done).toBeVisible();
}

/** Nothing breaks an axe rule, and nothing scrolls sideways. */
export async function expectSound(page: Page): Promise<void> {
  // The bar with the title is away while a phone shows what is further down.
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  expect(await problemsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBe(0);
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
  const isOne = (line: string) => line.includes(`status of ${status} `);
  await expect.poll(() => noise.filter(isOne).length).toBe(count);
  noise.splice(0, noise.length, ...noise.filter((line) => !isOne(line)));
}
