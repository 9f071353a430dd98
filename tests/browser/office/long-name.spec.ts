/** A business whose name is longer than a phone's bar has room for in one line is named there all the same. */
import { expect, PHONE, publish, test } from './support/one-office.ts';

test.use(PHONE);

test('a long name of the business stands in lines in the bar of every page', async ({ page }) => {
  const name = 'Panadería Artesana Hermanos Ortiga de la Torre';
  await page.goto('/admin/content/globalSettings/globalSettings');
  await page.getByRole('textbox', { name: 'Nombre del negocio' }).fill(name);
  await publish(page, 'es');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/menu');
    const home = page.locator('header .logo');
    const shown = home.getByText(name);
    await expect(shown).toBeInViewport({ ratio: 1 });
    const below = (one: Element) => one.getBoundingClientRect().bottom;
    expect(await shown.evaluate(below)).toBeLessThanOrEqual(await home.evaluate(below));
    // Less than a line: the letters reach a little out of theirs.
    const cut = await shown.evaluate((one) => one.scrollHeight - one.clientHeight);
    expect(cut, `${width} px`).toBeLessThan(10);
  }
  await page.setViewportSize({ width: 360, height: 800 });
  const lines = await page.locator('header .logo span').evaluate((one) => {
    one.textContent = `${one.textContent} `.repeat(5);
    return one.clientHeight / parseFloat(getComputedStyle(one).lineHeight);
  });
  expect(Math.round(lines)).toBe(3);
});
