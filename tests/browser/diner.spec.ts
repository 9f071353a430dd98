/** Who avoids an allergen sees at every dish whether it is safe, and tells nobody else. */
import { problemsOf } from './support/axe.ts';
import { bar, FORM, keep, kept, marksOf } from './support/diner.ts';
import { expect, pathIn, sidewaysScroll, test, SPANISH, ENGLISH } from './support/fixtures.ts';
import { filled, WORDS } from './support/words.ts';

test('the filter on a phone is set once by keyboard, stays in the browser, and marks every dish of every page', async ({
  page,
}) => {
  const { language, prefix, width } = SPANISH;
  const { diner, common } = WORDS[language];
  const { milk, nuts } = common.allergens;
  const on = filled(diner.bar.on, { names: `${milk}, ${nuts}` });
  const sent: string[] = [];
  page.on('request', (request) => {
    sent.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  await page.setViewportSize({ width, height: 800 });
  await page.goto(pathIn(prefix, '/menu'));
  await expect(page.locator('.mark')).toHaveCount(0);
  await page.getByRole('link', { name: diner.link }).first().click();
  await expect(page).toHaveURL(new RegExp(`${pathIn(prefix, FORM)}$`));
  const status = page.locator('form').getByRole('status');
  await expect(status).toBeEmpty();
  for (const name of [milk, nuts]) {
    await page.getByRole('checkbox', { name, exact: true }).focus();
    await page.keyboard.press('Space');
  }
  const parts = diner.count.split(/\{\{\w+\}\}/);
  await expect(status).toHaveText(new RegExp(parts.join('\\d+')));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${pathIn(prefix, '/menu')}$`));
  for (const path of ['/menu', '/', '/vegetarian', '/menu?list=dulces']) {
    // The form has led to the first.
    if (path !== '/menu') await page.goto(pathIn(prefix, path));
    await expect(bar(page), path).toContainText(on);
    await expect(bar(page)).toBeInViewport();
    const dishes = await marksOf(page);
    expect(dishes.length, path).toBeGreaterThan(3);
    for (const { state, marks } of dishes) {
      expect(marks, path).toHaveLength(1);
      if (state === 'safe') expect(marks[0]).toContain(diner.mark.safe);
      else expect(marks[0], path).not.toContain(diner.mark.safe);
    }
    const safe = dishes.filter(({ state }) => state === 'safe').length;
    await expect(bar(page).getByRole('status')).toHaveText(
      filled(diner.bar.count, { safe, all: dishes.length }),
    );
    expect(await sidewaysScroll(page), path).toBe(0);
  }
  expect(await problemsOf(page)).toEqual([]);
  expect(await kept(page)).toBe('milk,nuts');
  expect(sent.filter((line) => /[?&]for=|milk|nuts/.test(line))).toEqual([]);

  await test.step('it passes axe in the dark, and nothing is hidden beneath its bar', async () => {
    await keep(page, 'milk,nuts,vegan');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: ENGLISH.width, height: 800 });
    for (const path of [FORM, '/']) {
      await page.goto(pathIn(ENGLISH.prefix, path));
      await expect(bar(page)).toBeVisible();
      expect(await sidewaysScroll(page), path).toBe(0);
      expect(await problemsOf(page), path).toEqual([]);
    }
    const last = page.locator('footer a').last();
    await last.focus();
    await last.scrollIntoViewIfNeeded();
    const bottom = async () => {
      const [link, edge] = [await last.boundingBox(), await bar(page).boundingBox()];
      return (edge?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0);
    };
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(bottom).toBeGreaterThanOrEqual(0);
  });

  await test.step('in a window zoomed to 400 % a dish has the room, not the bars', async () => {
    await page.setViewportSize({ width: 320, height: 256 });
    const dish = page.locator('li.dish:visible').first();
    await dish.evaluate((one) => one.scrollIntoView({ block: 'start', behavior: 'instant' }));
    const clear = await dish.evaluate((one) => {
      const { left, top } = one.getBoundingClientRect();
      let y = Math.max(0, top) + 2;
      const from = y;
      while (y < innerHeight && one.contains(document.elementFromPoint(left + 20, y))) y += 1;
      return y - from;
    });
    expect(clear).toBeGreaterThanOrEqual(100);
  });
});

test('the filter on a computer', async ({ page, noise }) => {
  const { language, prefix } = ENGLISH;
  const { diner, common } = WORDS[language];
  const { milk, nuts } = common.allergens;
  const on = filled(diner.bar.on, { names: `${milk}, ${nuts}` });

  await test.step('a page without a filter loads none of its code; with one, and no code, nothing is marked as safe', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(pathIn(prefix, '/menu'), { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    const ofFilter = () => scripts.filter((url) => url.includes('/diner-filter-'));
    expect(ofFilter()).toEqual([]);

    await keep(page, 'milk');
    await page.route('**/assets/diner-filter-*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(ofFilter).not.toEqual([]);
    await expect(page.locator('.dish').first()).toBeVisible();
    await expect(page.locator('.mark, main > .diner')).toHaveCount(0);
    expect(noise.splice(0).every((line) => line.includes('ERR_FAILED'))).toBe(true);
    await page.unroute('**/assets/diner-filter-*.js');
  });

  await test.step('it marks the lists that the tabs fetch, and counts what is shown', async () => {
    await page.reload();
    await expect(bar(page)).toBeVisible();
    const status = bar(page).getByRole('status');
    const before = await status.textContent();
    await page.locator('#tab-dulces').click();
    await expect(page.locator('#dulces .dish').first()).toBeVisible();
    const dishes = page.locator('#dulces .dish');
    await expect(page.locator('#dulces .dish > .mark')).toHaveCount(await dishes.count());
    await expect(status).not.toHaveText(before ?? '');
    const shown = await marksOf(page);
    const safe = shown.filter(({ state }) => state === 'safe').length;
    await expect(status).toHaveText(filled(diner.bar.count, { safe, all: shown.length }));
    await page.locator('#tab-bocadillos').click();
    await expect(status).toHaveText(before ?? '');
  });

  await test.step('it hides nothing unless asked, and then says so', async () => {
    await expect(bar(page)).not.toContainText(diner.bar.hidden);
    const all = (await marksOf(page)).length;
    await bar(page).getByRole('link', { name: diner.bar.change }).click();
    await expect(page.getByRole('checkbox', { name: milk, exact: true })).toBeChecked();
    await page.getByRole('checkbox', { name: diner.options.only }).check();
    await page.getByRole('checkbox', { name: diner.options.strict }).check();
    await page.getByRole('button', { name: diner.submit }).click();
    await expect(bar(page)).toContainText(diner.bar.hidden);
    await expect(bar(page)).toContainText(diner.bar.strict);
    const shown = await marksOf(page);
    expect(shown.length).toBeLessThan(all);
    expect(shown.every(({ state }) => state === 'safe')).toBe(true);
  });

  await test.step('it is turned off from its bar, and then no dish looks safe', async () => {
    await bar(page).getByRole('link', { name: diner.bar.off }).focus();
    await page.keyboard.press('Enter');
    await expect(bar(page)).toHaveCount(0);
    await expect(page.locator('.mark, [data-is]')).toHaveCount(0);
    await expect(page.locator('main')).toBeFocused();
    expect(await kept(page)).toBeNull();
    await page.goto(pathIn(prefix, '/vegetarian'));
    await expect(page.locator('.dish').first()).toBeVisible();
    await expect(page.locator('.mark, main > .diner')).toHaveCount(0);
  });

  await test.step('it goes into a request only when it is put there, and points at the consent', async () => {
    const allergies = page.locator('#form [name=allergy]');
    await page.locator('#form [name=firstName]').fill('Ana');
    // While it is off nothing is offered.
    await expect(page.locator('[data-diner-offer]')).toHaveCount(1);
    await expect(page.locator('[data-diner-offer] > *')).toHaveCount(0);
    await keep(page, 'milk,nuts');
    await page.reload();
    const put = page.getByRole('button', {
      name: filled(diner.request.put, { names: `${milk}, ${nuts}` }),
    });
    await expect(put).toBeVisible();
    await expect(allergies).toHaveValue('');
    await put.click();
    const text = filled(diner.request.without, { allergens: `${milk}, ${nuts}` });
    await expect(allergies).toHaveValue(text);
    await expect(page.locator('#form [name=allergyConsent]')).toBeFocused();
    await expect(page.locator('#form [name=allergyConsent]')).not.toBeChecked();
    await expect(page.getByText(diner.request.done)).toBeVisible();
    await put.click();
    await expect(allergies).toHaveValue(text);
  });

  await test.step('it says contains, traces and safe with a sign and in words, also on paper and in forced colours', async () => {
    await page.goto(pathIn(prefix, '/menu?list=croissants'));
    await expect(page.locator('.mark').first()).toBeVisible();
    const dishes = await marksOf(page);
    for (const [state, sign, word] of [
      ['unsafe', '×', diner.mark.contains],
      ['traces', '!', diner.mark.traces],
      ['safe', '✓', diner.mark.safe],
    ] as const) {
      const marks = dishes.filter((dish) => dish.state === state).flatMap((dish) => dish.marks);
      expect(marks.length, state).toBeGreaterThan(0);
      const [start = ''] = word.split('{{');
      for (const mark of marks)
        expect(mark.toLowerCase()).toContain(`${sign} ${start}`.toLowerCase());
    }
    await page.emulateMedia({ media: 'print' });
    await expect(bar(page).getByText(on)).toBeVisible();
    await expect(bar(page).getByRole('link').first()).toBeHidden();
    await expect(page.locator('.mark').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    const style = await page
      .locator('[data-is=unsafe] > .mark')
      .first()
      .evaluate((element) => {
        const sign = element.querySelector('b');
        const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
        const { color, backgroundColor } = getComputedStyle(sign ?? element);
        return { borderTopWidth, borderTopStyle, isReadable: color !== backgroundColor };
      });
    expect(style).toEqual({ borderTopWidth: '2px', borderTopStyle: 'solid', isReadable: true });
  });
});
