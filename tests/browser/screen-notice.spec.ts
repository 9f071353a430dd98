/** The television shows a notice from its beginning to its end. */
import { problemsOf } from './support/axe.ts';
import { expect } from './support/fixtures.ts';
import { test } from './support/restartable.ts';
import { SECOND, shown, withFirstDish } from './support/television.ts';

const MINUTE = 60_000;

const TEXT = {
  es: 'Hoy cerramos a las cuatro: nos vamos a la feria. Mañana volvemos con pan recién hecho.',
  en: 'We’re closing at four today: we’re off to the fair. Back tomorrow with fresh bread.',
};

test.describe.configure({ timeout: 90_000 });
test.use({ viewport: { width: 1920, height: 1080 } });

test('the television shows the notice from its beginning to its end', async ({
  page,
  site,
  noise,
}) => {
  const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();
  const text = Object.entries(TEXT).map(([_key, value]) => ({ _key, value }));
  const notice = { ...site.read('notice'), text };
  await site.publish({ ...notice, startsAt: at(10), endsAt: at(20) });
  await site.publish(withFirstDish(site, { isSoldOut: true }));
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/screen');
  const line = page.locator('.screen > .notice');
  await expect(page.locator('.place')).toHaveText(/^1 \/ \d+$/);

  await test.step('the television is legible for everyone and for no search engine', async () => {
    await expect(shown(page)).toHaveCount(1);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    // What is sold out is legible, too.
    await expect(shown(page).locator('li.gone')).toHaveCount(1);
    expect(await problemsOf(page)).toEqual([]);
    // From four metres: no letter under 24 px on a screen of 1920 × 1080.
    // What the first answer puts in place of what was rendered may come in between.
    const smallest = () =>
      shown(page).evaluate((slide) =>
        Math.min(
          ...[...slide.querySelectorAll('h2, h3, p')].map((one) =>
            Number.parseFloat(getComputedStyle(one).fontSize),
          ),
        ),
      );
    await expect.poll(smallest).toBeGreaterThanOrEqual(24);
  });

  await test.step('a notice that is to come waits on the television for its time', async () => {
    await expect(line).toHaveCount(1);
    await expect(line).toBeHidden();
    await page.clock.fastForward(11 * MINUTE);
    await page.clock.runFor(2_000);
    await expect(line).toBeVisible();
    await expect(line).toHaveText(TEXT.es);
    await site.publish({ ...notice, startsAt: at(-20), endsAt: at(-10) });
    await page.clock.runFor(SECOND);
    await expect(line).toHaveCount(0);
  });

  // One that holds is there within a second of being published, in the page's language.
  await site.publish({ ...notice, startsAt: at(-1), endsAt: at(60) });
  await page.clock.runFor(SECOND);
  await expect(line).toHaveText(TEXT.es);
  expect(await problemsOf(page)).toEqual([]);
  const size = await line.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize));
  expect(size).toBeGreaterThanOrEqual(24);
  // Nobody can tap a television.
  await expect(line.locator('a')).toHaveCount(0);

  // Every part of the menu has room beside it.
  const parts = Number(/\d+$/.exec(await page.locator('.place').innerText())?.[0]);
  for (let part = 0; part < parts; part++) {
    await page.clock.runFor(12_000);
    const cut = await page.evaluate(() => {
      const slide = document.querySelector('.slide.on');
      const last = [...(slide?.querySelectorAll('li:not([hidden])') ?? [])].at(-1);
      const end = document.querySelector('.screen > footer')?.getBoundingClientRect().top ?? 0;
      return Math.max(0, (last?.getBoundingClientRect().bottom ?? 0) - end - 1);
    });
    expect(cut, await page.locator('.slide.on h2').innerText()).toBe(0);
  }
  const folder = process.env['SCREEN_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/screen-notice-es.png` });

  // It goes by itself at its end, also when the server has gone, and leaves its room to the menu.
  const before = await page.locator('.slides').evaluate((one) => one.clientHeight);
  await site.stop();
  await page.clock.fastForward(61 * MINUTE);
  await page.clock.runFor(2_000);
  await expect(line).toBeHidden();
  expect(await page.locator('.slides').evaluate((one) => one.clientHeight)).toBeGreaterThan(before);
  // Nothing but questions without an answer, in the browser's own words.
  expect(noise.splice(0).filter((line) => !line.includes('net::ERR_'))).toEqual([]);
});
