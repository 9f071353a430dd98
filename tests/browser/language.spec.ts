/** Choosing the other language keeps the page, and other tabs follow. */
import type { Locator, Page } from '@playwright/test';
import { expect, sidewaysScroll, test, THUMB } from './support/fixtures.ts';

/** The choice as stored in the browser. */
async function kept(page: Page) {
  const cookies = await page.context().cookies();
  return {
    storage: await page.evaluate(() => localStorage.getItem('language')),
    cookie: cookies.find(({ name }) => name === 'language')?.value,
  };
}

/** Records the event's detail in sessionStorage, to be read on the next page; the window hears it. */
const listen = () =>
  addEventListener('languageChanged', (event) =>
    sessionStorage.setItem('told', JSON.stringify((event as CustomEvent).detail)),
  );

test('the bar, the footer and the small menu lead to the same page in the other language, stored and announced', async ({
  page,
  context,
}) => {
  const post = '/blog/gazpacho?q=1#main';
  const expectIn = async (code: 'es' | 'en') => {
    await expect(page).toHaveURL({ es: post, en: `/en${post}` }[code]);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    expect(await kept(page)).toEqual({ storage: code, cookie: code });
  };
  const toggle = page.locator('header .languages a:visible');
  await page.goto(post);
  await page.evaluate(listen);
  await expect(toggle).toHaveCount(1);
  await expect(toggle).toHaveText('English');
  await expect(toggle.locator('svg')).toBeVisible();
  await toggle.click();
  await expectIn('en');
  expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe('"en"');

  const dropdown = page.locator('footer details.languages');
  const choice = dropdown.getByRole('link', { name: 'Español' });
  await expect(dropdown.locator('summary')).not.toContainText('Español');
  await expect(choice).toBeHidden();
  await dropdown.locator('summary').click();
  await choice.click();
  await expectIn('es');

  await page.setViewportSize({ width: 360, height: 740 });
  await page.locator('details[data-menu] summary').click();
  const grid = page.locator('details[data-menu]').getByRole('group');
  await expect(grid.getByRole('link')).toHaveText(['Español', 'English']);
  await expect(grid.locator('[aria-current]')).toHaveAttribute('data-language', 'es');
  await grid.getByRole('link', { name: 'English' }).click();
  await expectIn('en');

  await test.step('another open tab follows', async () => {
    await page.setViewportSize({ width: 1280, height: 740 });
    const second = await context.newPage();
    await second.goto('/en/gallery');
    await second.evaluate(listen);
    await toggle.click();
    await expectIn('es');
    await expect(second).toHaveURL('/gallery');
    expect(await second.evaluate(() => sessionStorage.getItem('told'))).toBe('"es"');
    // Both tabs listen, and announce changes, as soon as their script has run.
    await Promise.all([page.waitForLoadState(), second.waitForLoadState()]);
    await second.locator('header .languages a:visible').click();
    await expectIn('en');
  });

  await test.step('a page whose head names no other language is kept, too', async () => {
    await page.goto('/en/feedback?from=menu');
    await toggle.click();
    await expect(page).toHaveURL('/feedback?from=menu');
    await toggle.click();
    await expect(page).toHaveURL('/en/feedback?from=menu');
  });
});

/** Texts of a word each that stand in more than one line. */
const dividedWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.flatMap((one) => {
      const text = one.textContent.trim();
      const range = document.createRange();
      range.selectNodeContents(one);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      return /^\p{L}+$/u.test(text) && lines.size > 1 ? [text] : [];
    }),
  );

test.describe('languages of the north and the east', () => {
  test.use({
    environment: { ENABLED_LANGUAGES: 'es,en,de,pl' },
    viewport: { width: 320, height: 700 },
  });

  test('a word that no phone has room for is divided, and no short one gives way to it', async ({
    page,
  }) => {
    for (const path of ['/de', '/de/menu', '/de/gastronomic', '/de/cookies']) {
      await page.goto(path);
      await page.evaluate(() => {
        for (const heading of document.querySelectorAll('main :is(h1, h2, h3, h4, .lead, .button)'))
          heading.prepend('Kindergeburtstagsüberraschungen ');
      });
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await dividedWords(page.locator('header nav a')), path).toEqual([]);
    }

    await test.step('a language without a flag stands in the bar by its name, one with it by the flag alone', async () => {
      const bar = page.locator('header .languages:visible');
      const choice = bar.locator('summary');
      for (const [path, name, isSeen] of [
        ['/', 'Español', false],
        ['/de', 'Deutsch', true],
      ] as const) {
        await page.goto(path);
        await expect(choice, path).toHaveText(name);
        const { width = 0, height = 0 } = (await choice.boundingBox()) ?? {};
        expect(Math.min(width, height), path).toBeGreaterThanOrEqual(THUMB);
        const text = await choice.locator('span').boundingBox();
        expect((text?.width ?? 0) > 40, path).toBe(isSeen);
      }
      // There are several others: all of them are offered, by their names, until something else is pressed.
      await choice.click();
      await expect(bar.locator('a:visible')).toHaveText(['Español', 'English', 'Polski']);
      const english = bar.locator('a[data-language="en"]');
      expect((await english.locator('span').boundingBox())?.width).toBeGreaterThan(40);
      expect(await sidewaysScroll(page)).toBe(0);
      await page.locator('h1').click();
      await expect(english).toBeHidden();
      await choice.click();
      await page.locator('header .menu > summary').click();
      await expect(page.locator('header details[open]')).toHaveCount(1);
    });
  });

  test('letters that only Polish and Romanian have are in the fonts of their pages', async ({
    page,
  }) => {
    const letters = async (path: string) => {
      await page.goto(path);
      return page.evaluate(async () => {
        const own = [...document.fonts].filter(({ unicodeRange }) =>
          /U\+142\b/i.test(unicodeRange),
        );
        await Promise.all(own.map((one) => one.load()));
        return own.filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
    };
    expect(await letters('/pl')).toEqual(['Fraunces', 'Figtree']);
    expect(await letters('/')).toEqual([]);
  });
});
