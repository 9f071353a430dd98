/** A visitor learns what a service would cost them, and asks for just that. */
import { expect, pathIn, SPANISH, test } from './support/fixtures.ts';
import { filled, WORDS } from './support/words.ts';

/** Euros as Spanish writes them; the space before the sign does not break. */
const euros = (amount: string) => `${amount.replace('.', ',')}\u00a0€`;

const { language, prefix, width } = SPANISH;
const { estimate: words } = WORDS[language];

test(`an estimate for six people and a chef, ${width} px, by keyboard; what is asked for stands in the request`, async ({
  page,
}) => {
  await page.setViewportSize({ width, height: 800 });
  await page.goto(`${pathIn(prefix, '/chef')}#estimate`);
  const form = page.locator('#estimate form');
  const people = form.getByLabel(words.people);
  await people.focus();
  await people.fill('6');
  await page.keyboard.press('Tab');
  await form.getByRole('button', { name: words.calculate }).press('Enter');
  await expect(page).toHaveURL(/\/chef\?people=6.*#estimate$/);
  const result = page.locator('#estimated');
  await expect(result.locator('caption')).toHaveText(filled(words.result, { count: 6 }));
  await expect(result.locator('tfoot')).toContainText(euros('535.00'));
  await expect(result.locator('tfoot')).toContainText(euros('267.50'));
  await expect(result).toContainText(words.dearer);
  // The choice is still there to be changed.
  await expect(people).toHaveValue('6');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth).catch(() => 0);
  expect(wide).toBeLessThanOrEqual(width);

  await page.goto(pathIn(prefix, '/catering?people=20&place=customer&kind=mesa-larga'));
  await page.locator('#estimated').getByRole('link', { name: words.ask }).click();
  const request = page.locator('#form form');
  await expect(request.locator('[name=estimate]')).toHaveValue(
    new RegExp(`20 .*${euros('1000.00').replace('.', '\\.?').replace('1', '1[.,]?')}`),
  );
  await expect(request.locator('[name=participants]')).toHaveValue('15+');
  await expect(request.locator('[name=service]')).toHaveValue('catering');
});
