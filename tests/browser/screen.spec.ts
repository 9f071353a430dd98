/** The television shows the whole menu in turn, follows each change, and outlives a lost connection. */
import type { Locator, Route } from '@playwright/test';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { expect, MOVING, test as plain } from './support/fixtures.ts';
import { test } from './support/restartable.ts';
import {
  keysOf,
  openScreen,
  round,
  SECOND,
  shown,
  turn,
  withFirstDish,
  type Dish,
} from './support/television.ts';
import { filled, WORDS } from './support/words.ts';
import { sampleHolidays } from './support/sample-holidays.ts';

const SCREEN = { ...MOVING, viewport: { width: 1920, height: 1080 } };
test.use(SCREEN);
plain.use(SCREEN);

/** Runs in the page, before its own scripts: takes away what a television of 2021 does not know. */
function beOld(): void {
  for (const name of ['findLast', 'toSorted', 'toReversed', 'with']) {
    Reflect.deleteProperty(Array.prototype, name);
  }
  const query = Element.prototype.querySelectorAll;
  Element.prototype.querySelectorAll = function (this: Element, selector: string) {
    if (selector.includes(':has(')) throw new SyntaxError(selector);
    return query.call(this, selector);
  };
}

/** Each part came after the one before it. */
function expectInTurn(visited: readonly string[], keys: readonly string[]): void {
  for (const [index, key] of visited.entries()) {
    const before = visited[index - 1];
    if (before !== undefined) {
      expect(key, `after ${before}`).toBe(keys[(keys.indexOf(before) + 1) % keys.length]);
    }
  }
}

test('on television: turns, follows three changes, outlives a lost connection', async ({
  page,
  site,
  noise,
}) => {
  test.setTimeout(240_000);
  const { screen, today } = WORDS.es;
  await page.addInitScript(beOld);
  await openScreen(page, '/screen');
  const keys = await keysOf(page);
  expect(keys.length).toBeGreaterThan(10);
  const visited = await round(page, keys);
  expectInTurn(visited, keys);
  expect(new Set(visited)).toEqual(new Set(keys));

  // The first change: sold out, while another part is shown.
  const first = page.locator('.lines > li').first();
  await expect(first).not.toHaveClass('gone');
  await site.publish(withFirstDish(site, { isSoldOut: true }));
  await expect
    .poll(async () => {
      await page.clock.runFor(SECOND);
      return first.getAttribute('class');
    })
    .toBe('gone');
  await expect(first).toContainText(today.soldOut);

  // The second: a price, on the part that is shown, which stays.
  while ((await turn(page)) !== keys[0]);
  await site.publish(withFirstDish(site, { isSoldOut: false, price: 7.35 }));
  await expect
    .poll(async () => {
      await page.clock.runFor(SECOND);
      return first.textContent();
    })
    .toContain('7,35');
  await expect(shown(page)).toHaveAttribute('data-slide', keys[0] ?? '');

  // The server goes away: it carries on with what it has, and says so.
  await expect(page.locator('.lost')).toHaveText('');
  await site.stop();
  const lost = new RegExp(`^${filled(screen.lost, { time: '\\d?\\d:\\d\\d' })}$`);
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000);
      return page.locator('.lost').innerText();
    })
    .toMatch(lost);
  const said = await page.locator('.lost').innerText();
  const before = await turn(page);
  expectInTurn([before, await turn(page)], keys);
  // It says when, not how long.
  await expect(page.locator('.lost')).toHaveText(said);
  await expect(first).toContainText('7,35');

  // The third: made while nobody could be told.
  await site.publish(withFirstDish(site, { season: seasonAway() }));
  await site.start();
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return page.locator('.lost').innerText();
    })
    .toBe('');
  await expect(first).not.toContainText('Campero');
  const left = await keysOf(page);
  const following: string[] = [];
  while (following.length < 4) following.push(await turn(page));
  expectInTurn(following, left);
  expectOnlyLost(noise);
});

test('knows the time and the day of Madrid without being told', async ({ page, site, noise }) => {
  const { common, today } = WORDS.en;
  const meals = site.read('menu-comidas');
  const [dish] = meals['items'] as Dish[];
  const ofDay = (day: number) => ({
    ...dish,
    key: `day-${day}`,
    names: `Guiso ${day}`,
    weekdays: [day],
  });
  await site.publish({ ...meals, items: [1, 2, 3, 4, 5].map(ofDay) });
  await openScreen(page, '/en/screen');
  await page.context().setOffline(true);
  const now = new Date(await page.evaluate(() => Date.now()));
  const until = (days: number, hour: number) => {
    const at = new Date(now.getTime() + days * 86_400_000);
    // An hour before Madrid's, or two: within its opening hours either way.
    at.setUTCHours(hour, 0, 0, 0);
    return at;
  };
  // The next day from Monday to Thursday, at least one away, before noon; neither it nor the day after is a holiday.
  const { within } = await sampleHolidays();
  const closed = within(businessDay(now), 30).map(({ day }) => day);
  const weekday = (days: number) => until(days, 10).getUTCDay();
  const isOpen = (days: number) => !closed.includes(addDays(businessDay(now), days));
  let ahead = 1;
  while (![1, 2, 3, 4].includes(weekday(ahead)) || !isOpen(ahead) || !isOpen(ahead + 1)) ahead += 1;
  const day = weekday(ahead);
  await page.clock.pauseAt(until(ahead, 10));
  await page.clock.runFor(2_000);
  await expect(page.locator('.clock')).toHaveText(/^1[12]:00$/);
  await expect(page.locator('.now')).toHaveText(filled(common.opening.open, { time: '15:00' }));
  await expect(page.locator('.now')).toHaveClass(/open/);
  await expect(page.locator('.dishes-today')).toContainText(`${today.today}: Guiso ${day}`);
  await expect(page.locator('[data-days]:not([hidden]) h3')).toHaveText([`Guiso ${day}`]);
  // Once it has closed, the next day's.
  await page.clock.pauseAt(until(ahead, 15));
  await page.clock.runFor(2_000);
  await expect(page.locator('.dishes-today')).toContainText(`${today.tomorrow}: Guiso ${day + 1}`);
  await expect(page.locator('[data-days]:not([hidden]) h3')).toHaveText([`Guiso ${day + 1}`]);
  expectOnlyLost(noise);
});

/** Nothing but failed attempts to connect, in the browser's own words. */
function expectOnlyLost(noise: string[]): void {
  expect(noise.splice(0).filter((line) => !line.includes('net::ERR_'))).toEqual([]);
}

/** A season that this month is not in. */
function seasonAway() {
  const month = String(((new Date().getMonth() + 6) % 12) + 1).padStart(2, '0');
  return { from: `${month}-01`, to: `${month}-28` };
}

plain(
  'has its script alone, asks the television to stay awake, and turns without motion for who wants none',
  async ({ page, noise }) => {
    await page.addInitScript(() => {
      const asked: string[] = [];
      const request = async (kind: string) => void asked.push(kind);
      Object.defineProperty(navigator, 'wakeLock', { value: { request } });
      Object.assign(globalThis, { asked });
    });
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    const screens = () => scripts.filter((path) => path.includes('/screen-'));
    await page.goto('/menu', { waitUntil: 'networkidle' });
    expect(scripts.length).toBeGreaterThan(0);
    expect(screens()).toEqual([]);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openScreen(page, '/screen');
    expect(screens()).toHaveLength(1);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked))
      .toEqual(['screen']);
    const keys = await keysOf(page);
    expect(await turn(page)).toBe(keys[1]);
    await expect(shown(page)).toHaveCSS('animation-name', 'none');

    const isAnswered = page.locator('.lost').filter({ hasText: /^$/ });
    const passUntil = (line: Locator) =>
      expect
        .poll(
          async () => {
            await page.clock.runFor(SECOND);
            return line.count();
          },
          { intervals: [50] },
        )
        .toBe(1);
    await passUntil(isAnswered);
    const pass = (route: Route) => route.continue();
    let answer: (route: Route) => unknown = pass;
    await page.route('**/screen', (route) => answer(route));
    for (const [what, handle] of [
      ['the network is gone', (route: Route) => route.abort()],
      ['the server says that it is away', (route: Route) => route.fulfill({ status: 503 })],
      [
        'a proxy has a page of its own',
        (route: Route) => route.fulfill({ body: '<h1>Back soon</h1>' }),
      ],
      ['the server does not answer', () => undefined],
    ] as const) {
      await plain.step(`${what}: it shows what it has, and since when`, async () => {
        answer = handle;
        const isSaid = /^Sin conexión · desde: \d?\d:\d\d$/;
        await passUntil(page.locator('.lost').filter({ hasText: isSaid }));
        expect(await keysOf(page)).toEqual(keys);
        answer = pass;
        await passUntil(isAnswered);
      });
    }
    expect(noise.splice(0).filter((line) => !/net::ERR_|status of 503/.test(line))).toEqual([]);

    await plain.step('loads a new build whole', async () => {
      let loads = 0;
      // What the server would send after an upgrade: the same page with another script.
      await page.route('**/screen', async (route) => {
        if (route.request().resourceType() === 'document') loads += 1;
        if (loads > 0) return route.continue();
        const response = await route.fetch();
        const body = (await response.text()).replace(/boot-[\w-]+\.js/, 'boot-other.js');
        return route.fulfill({ response, body });
      });
      await expect
        .poll(async () => {
          await page.clock.runFor(SECOND);
          return loads;
        })
        .toBe(1);
    });
  },
);

plain.describe('without JavaScript', () => {
  plain.use({ javaScriptEnabled: false });

  plain('all parts stand beneath each other, loaded again by the browser', async ({ page }) => {
    const response = await page.goto('/en/screen');
    expect(await response?.text()).toContain(
      '<noscript><meta http-equiv="refresh" content="30"/></noscript>',
    );
    const slides = page.locator('.slide');
    expect(await slides.count()).toBeGreaterThan(10);
    await expect(slides.filter({ visible: false })).toHaveCount(0);
  });
});
