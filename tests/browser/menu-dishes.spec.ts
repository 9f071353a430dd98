import type { Page } from '@playwright/test';
import { expect, LANGUAGES, pathIn, test } from './support/fixtures.ts';
import { PRICE, WORDS } from './support/words.ts';

// The lists of dishes are read from the HTML that the server sends.
test.use({ javaScriptEnabled: false });

/** What a panel says about each of its dishes. */
function dishesOf(page: Page, panel: string) {
  return page.locator(`[id="${panel}"] .dish`).evaluateAll((dishes) =>
    dishes.map((dish) => ({
      name: dish.querySelector('h4, h5')?.textContent ?? '',
      price: dish.querySelector('.price')?.textContent ?? '',
      cost: dish.querySelector('.cost')?.textContent ?? '',
      allergens: [...dish.querySelectorAll('.badges:not(.diets) > li:not(.trace)')].map(
        (badge) => badge.textContent ?? '',
      ),
    })),
  );
}

for (const { language, prefix } of LANGUAGES) {
  const { common } = WORDS[language];

  test(`every dish of every list, ${language}: name, price, unit, allergens`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.goto(pathIn(prefix, '/menu'));
    const tabs = await page.locator('[role="tab"]').evaluateAll((all) =>
      all.map((tab) => ({
        panel: tab.getAttribute('aria-controls') ?? '',
        href: tab.getAttribute('href') ?? '',
      })),
    );
    const units = Object.values(common.units) as string[];
    const known = Object.values(common.allergens) as string[];
    let count = 0;
    for (const { panel, href } of tabs) {
      await page.goto(href.split('#')[0] ?? '', { waitUntil: 'domcontentloaded' });
      const dishes = await dishesOf(page, panel);
      expect(dishes.length, panel).toBeGreaterThanOrEqual(4);
      for (const { name, price, cost, allergens } of dishes) {
        expect(name, panel).not.toBe('');
        expect(price, name).toMatch(PRICE[language]);
        expect(units, name).toContain(cost.slice(price.length).trim());
        for (const allergen of allergens) expect(known, name).toContain(allergen);
      }
      count += dishes.length;
    }
    expect(tabs.length).toBeGreaterThanOrEqual(10);
    expect(count).toBeGreaterThanOrEqual(80);
  });

  test(`a dish with allergens, ${language}, and the legend of all fourteen`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/menu?list=croissants'));
    const name = language === 'es' ? 'Croissant de mantequilla' : 'Butter croissant';
    const dish = page.locator('#croissants .dish').filter({
      has: page.getByRole('heading', { name, exact: true }),
    });
    const { gluten, eggs, milk, nuts } = common.allergens;
    const present = dish.locator('.badges').first().locator('li:not(.trace)');
    expect((await present.allInnerTexts()).toSorted()).toEqual([gluten, eggs, milk].toSorted());
    await expect(dish.locator('.trace')).toContainText(nuts);
    await expect(dish.locator('.diets')).toContainText(common.diets.vegetarian);
    await expect(dish.locator('.price')).toHaveText(language === 'es' ? /^1,90\s€$/ : '€1.90');
    await expect(page.locator('#allergens .badges > li')).toHaveText(
      Object.values(common.allergens) as string[],
    );
  });

  test(`only the diets worth saying, ${language}, and what halal means`, async ({ page }) => {
    const { noPork, halal, vegetarian, glutenFree } = common.diets;
    const dietsOf = async (list: string, dish: string) => {
      await page.goto(pathIn(prefix, `/menu?list=${list}`));
      const found = page.locator(`#${list} .dish`).filter({
        has: page.getByRole('heading', { name: dish, exact: true }),
      });
      await expect(found).toHaveCount(1);
      return found.locator('.diets > li').allInnerTexts();
    };
    const isSpanish = language === 'es';
    const wine = isSpanish ? 'Tinto de las Sierras de Málaga' : 'Sierras de Málaga red';
    expect(await dietsOf('bebidas', wine)).toEqual([glutenFree]);
    expect(await dietsOf('bebidas', isSpanish ? 'Agua mineral' : 'Mineral water')).toEqual([]);
    const ham = isSpanish ? 'Jamón ibérico con picos' : 'Ibérico ham with breadsticks';
    expect(await dietsOf('para-compartir', ham)).toEqual([]);
    const prawns = isSpanish ? 'Gambas al pilpil' : 'Sizzling garlic prawns';
    expect(await dietsOf('para-compartir', prawns)).toEqual([glutenFree, halal]);
    const campero = isSpanish ? 'Campero malagueño de pollo' : 'Málaga chicken campero';
    expect(await dietsOf('bocadillos', campero)).toEqual([noPork]);
    expect(await dietsOf('dulces', isSpanish ? 'Tarta malagueña' : 'Málaga almond cake')).toEqual([
      vegetarian,
    ]);
    await expect(page.locator('#allergens')).toContainText(WORDS[language].menu.allergens.halal);
  });

  test(`one of the submenus is for nibbling, ${language}, with unit prices`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/menu?list=para-picar'));
    const title = language === 'es' ? 'Para picar' : 'For nibbling';
    const tab = page.getByRole('tab', { name: title });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(await page.locator('#para-picar .dish').count()).toBeGreaterThanOrEqual(5);
    await expect(page.locator('#para-picar .cost').first()).toContainText(common.units.person);
  });

  test(`the menu, ${language}, begins with the banner and ends with the request form`, async ({
    page,
  }) => {
    await page.goto(pathIn(prefix, '/menu'));
    const picture = page.locator('.banner img');
    const width = Number(await picture.getAttribute('width'));
    const height = Number(await picture.getAttribute('height'));
    expect(width / height).toBeCloseTo(1_600 / 600, 1);
    expect(await picture.getAttribute('srcset')).toContain('1600w');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#form form')).toBeVisible();
  });
}
