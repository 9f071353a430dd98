/** What tests do at sign-in, and within it as whoever came in. */
import type { Browser, Page } from '@playwright/test';
import { OWNER } from './office.ts';
import type { DESK, PHONE } from './one-office.ts';
import { en, es } from './says.ts';

/** A page that fails its test when it breaks its policy, or throws. */
export async function open(browser: Browser, view: typeof PHONE | typeof DESK, baseURL: string) {
  const context = await browser.newContext({ ...view, baseURL });
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(error.error().message));
  context.on('console', (message) => {
    if (message.type() === 'error' && !/status of 4\d\d/.test(message.text()))
      faults.push(message.text());
  });
  return { context, page: await context.newPage(), faults };
}

/** What a person reads and does at sign-in, in their language. */
export function at(language: 'es' | 'en') {
  const said = { es, en }[language];
  const says: typeof en = (key, values) => said(`account.${key}`, values);
  const signIn = async (page: Page, password: string) => {
    await page.getByLabel(said('shared.email')).fill(OWNER.email);
    await page.getByLabel(says('fields.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: says('signIn.title'), exact: true }).click();
  };
  const section = (page: Page, name: string) => page.getByRole('region', { name: says(name) });
  return { said, says, signIn, section };
}
