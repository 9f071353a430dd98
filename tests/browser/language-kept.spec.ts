/** The language that somebody chose is kept on their next visit, and nobody else is sent anywhere. */
import { expect, test } from './support/fixtures.ts';

test('a visitor who chose English is led there from Spanish addresses; who switched back stays, and English addresses are English', async ({
  page,
}) => {
  const toggle = page.locator('header .languages a:visible');
  await page.goto('/');
  await toggle.click();
  await expect(page).toHaveURL('/en');
  await page.goto('/menu?list=bebidas#allergens');
  await expect(page).toHaveURL('/en/menu?list=bebidas#allergens');

  await toggle.click();
  await expect(page).toHaveURL('/menu?list=bebidas#allergens');
  await page.goto('/cookies');
  await expect(page).toHaveURL('/cookies');
  await page.goto('/en/menu');
  await expect(page).toHaveURL('/en/menu');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('an English browser', () => {
  test.use({ locale: 'en-GB' });

  test('is not redirected on its first visit', async ({ page, context }) => {
    const answer = await page.goto('/menu');
    expect(answer?.request().redirectedFrom()).toBeNull();
    await expect(page).toHaveURL('/menu');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    expect(await context.cookies()).toEqual([]);

    await test.step('a choice that only local storage remembers is followed, and its cookie set again', async () => {
      await page.evaluate(() => localStorage.setItem('language', 'en'));
      await page.goto('/contact#form');
      await expect(page).toHaveURL('/en/contact#form');
      const cookies = await context.cookies();
      expect(cookies.find(({ name }) => name === 'language')).toMatchObject({
        value: 'en',
        path: '/',
        sameSite: 'Lax',
      });
    });
  });
});
