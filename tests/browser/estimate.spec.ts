import { expect, LANGUAGES, pathIn, test } from './support/fixtures.ts';
import { filled, WORDS } from './support/words.ts';

/** Euros as each language writes them; the space before the sign does not break. */
const euros = (amount: string) =>
  ({ es: `${amount.replace('.', ',')}\u00a0€`, en: `€${amount}` }) as const;

for (const { language, prefix } of LANGUAGES) {
  const { common, estimate: words } = WORDS[language];

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`an estimate, ${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      for (const width of [360, 1280]) {
        test(`six people and a chef, ${width} px, by keyboard`, async ({ page }) => {
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
          await expect(result.locator('tfoot')).toContainText(euros('535.00')[language]);
          await expect(result.locator('tfoot')).toContainText(euros('267.50')[language]);
          await expect(result).toContainText(words.dearer);
          // The choice is still there to be changed.
          await expect(people).toHaveValue('6');
          const wide = await page
            .evaluate(() => document.documentElement.scrollWidth)
            .catch(() => 0);
          expect(wide).toBeLessThanOrEqual(width);
        });
      }

      test('what is asked for stands in the request', async ({ page }) => {
        await page.goto(pathIn(prefix, '/catering?people=20&place=customer&kind=mesa-larga'));
        await page.locator('#estimated').getByRole('link', { name: words.ask }).click();
        const request = page.locator('#form form');
        await expect(request.locator('[name=estimate]')).toHaveValue(
          new RegExp(
            `20 .*${euros('1000.00')[language].replace('.', '\\.?').replace('1', '1[.,]?')}`,
          ),
        );
        await expect(request.locator('[name=participants]')).toHaveValue('15+');
        await expect(request.locator('[name=service]')).toHaveValue('catering');
      });
    });
  }

  test(`every service that has prices has an estimate, ${language}, and the kiosk has none`, async ({
    page,
  }) => {
    for (const path of ['/gastronomic', '/birthday', '/catering', '/chef', '/vegetarian']) {
      await page.goto(pathIn(prefix, path));
      await expect(page.locator('#estimate form')).toBeVisible();
    }
    await page.goto(pathIn(prefix, '/daily'));
    await expect(page.locator('#estimate')).toHaveCount(0);
    await expect(page.locator('main')).toContainText(common.requestForm.title);
  });
}

test('a size that is not offered is no address', async ({ request, server }) => {
  for (const query of ['people=4000', 'people=six', 'people=6&kind=unknown', 'people=6&people=8']) {
    const answer = await request.get(`${server.url}/chef?${query}`);
    expect(answer.status(), query).toBe(404);
  }
  const estimated = await request.get(`${server.url}/chef?people=6&day=2027-01-22`);
  expect(estimated.status()).toBe(200);
  expect(await estimated.text()).toMatch(/<link rel="canonical" href="[^"?]*\/chef"/);
});
