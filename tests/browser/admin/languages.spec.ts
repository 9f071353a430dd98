import { expect, test, type Browser, type Page } from '@playwright/test';
import { problemsOf } from '../support/axe.ts';
import { sidewaysScroll } from '../support/fixtures.ts';
import { startOffice, type Office } from './support/office.ts';

/** A change is on the public page within a second; the machine under test is given another. */
const SOON = { timeout: 2_000 };

let office: Office;
test.beforeAll(async () => {
  office = await startOffice();
});
test.afterAll(() => office.stop());

const WORDS = {
  es: {
    tab: 'Idiomas',
    group: 'Idiomas además del español',
    english: 'Inglés',
    saved: 'Borrador guardado',
    publish: 'Publicar',
    done: 'Publicado.',
  },
  en: {
    tab: 'Languages',
    group: 'Languages besides Spanish',
    english: 'English',
    saved: 'Draft saved',
    publish: 'Publish',
    done: 'Published.',
  },
} as const;

/** The languages of the settings, opened in one of the office's own. */
async function openLanguages(browser: Browser, width: number, language: 'es' | 'en') {
  const context = await browser.newContext({
    storageState: office.storageState,
    viewport: { width, height: 900 },
    baseURL: office.url,
  });
  await context.addInitScript(
    (code) => localStorage.setItem('sobremesa.office.language', code),
    language,
  );
  const page = await context.newPage();
  await page.goto('/admin/content/globalSettings/globalSettings');
  await page.getByRole('tab', { name: WORDS[language].tab }).click();
  return page;
}

/** Ticks or clears English by keyboard, and publishes. */
async function setEnglish(page: Page, language: 'es' | 'en', isOn: boolean): Promise<void> {
  const words = WORDS[language];
  const choice = page.getByRole('checkbox', { name: words.english });
  await expect(choice).toBeChecked({ checked: !isOn });
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
  const publish = page.getByRole('button', { name: words.publish, exact: true });
  await publish.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.done)).toBeVisible();
}

const statusOf = async (path: string) =>
  (await fetch(office.url + path, { redirect: 'manual' })).status;

for (const [width, language] of [
  [390, 'es'],
  [1280, 'en'],
] as const) {
  test(`the owner switches English off and on again, at ${width} px`, async ({ browser }) => {
    const page = await openLanguages(browser, width, language);
    const visitor = await browser.newContext({
      viewport: { width, height: 900 },
      baseURL: office.url,
      locale: 'es-ES',
    });
    const site = await visitor.newPage();
    await site.goto('/en/catering');
    await expect(site.locator('html')).toHaveAttribute('lang', 'en');
    await expect(site.locator('footer .languages')).toHaveCount(1);

    const group = page.getByRole('group', { name: WORDS[language].group });
    // Spanish is always there, and this installation has no Arabic.
    await expect(group.getByRole('checkbox')).toHaveCount(1);
    expect(await problemsOf(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    await setEnglish(page, language, false);
    await expect.poll(() => statusOf('/en/catering'), SOON).toBe(302);
    await site.goto('/en/catering');
    await expect(site).toHaveURL('/catering');
    await expect(site.locator('html')).toHaveAttribute('lang', 'es');
    await expect(site.locator('.languages')).toHaveCount(0);
    await expect(site.locator('link[hreflang="en"]')).toHaveCount(0);
    // Who writes its texts still sees them.
    const preview = await page.request.get('/admin/preview/en');
    expect([preview.status(), await preview.text()]).toEqual([
      200,
      expect.stringContaining('<html lang="en"'),
    ]);

    // What the form shows is what was published.
    await page.reload();
    await page.getByRole('tab', { name: WORDS[language].tab }).click();
    await setEnglish(page, language, true);
    await expect.poll(() => statusOf('/en/catering'), SOON).toBe(200);
    await site.goto('/catering');
    await expect(site.locator('link[hreflang="en"]')).toHaveCount(1);
    await site.locator('footer .languages summary').click();
    await site.locator('footer .languages a[data-language="en"]').click();
    await expect(site).toHaveURL('/en/catering');
    await Promise.all([page.context().close(), visitor.close()]);
  });
}

test('a visitor who has English in this browser is led nowhere they cannot read', async ({
  browser,
}) => {
  const page = await openLanguages(browser, 1280, 'es');
  const visitor = await browser.newContext({ baseURL: office.url });
  const site = await visitor.newPage();
  await site.goto('/catering');
  await site.locator('footer .languages summary').click();
  await site.locator('footer .languages a[data-language="en"]').click();
  await expect(site).toHaveURL('/en/catering');
  await setEnglish(page, 'es', false);
  await expect.poll(() => statusOf('/en/catering'), SOON).toBe(302);
  for (const path of ['/en/catering', '/catering']) {
    await site.goto(path);
    await expect(site).toHaveURL('/catering');
  }
  // The storage remembers the choice longer than the cookie.
  await visitor.clearCookies();
  await site.goto('/catering');
  await expect.poll(async () => (await visitor.cookies()).length).toBe(1);
  await expect(site).toHaveURL('/catering');
  await expect(site.locator('html')).toHaveAttribute('lang', 'es');
  await setEnglish(page, 'es', true);
  await Promise.all([page.context().close(), visitor.close()]);
});
