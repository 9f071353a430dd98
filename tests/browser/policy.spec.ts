/** What the policy of a page forbids does not happen, and is an error on the console, on which every test fails. */
import { expect, test } from './support/fixtures.ts';

test('an injected style is not applied, and reported', async ({ page, noise }) => {
  await page.goto('/cookies');
  await page.evaluate(() => {
    const forms = ['<i id="one" style="color: red"></i>', '<style>#one { color: red }</style>'];
    document.body.insertAdjacentHTML('beforeend', forms.join(''));
  });
  await expect.poll(() => noise.length).toBeGreaterThan(1);
  for (const line of noise.splice(0)) expect(line).toMatch(/^error: .*Content Security Policy/);
  const color = await page.locator('#one').evaluate((one) => getComputedStyle(one).color);
  expect(color).not.toBe('rgb(255, 0, 0)');
});
