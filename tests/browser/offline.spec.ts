/** Without a connection what was seen can be read, and what is written is sent later. */
import type { Page, Response } from '@playwright/test';
import { formatDate } from '../../src/i18n/index.ts';
import { everythingOn } from './forms/support/everything-on.ts';
import {
  contactValues,
  fillIn,
  mainForm,
  requestForm,
  requestValues,
} from './forms/support/filling.ts';
import { submissionsOf } from './forms/support/stored.ts';
import { expect, NO_ANSWER, test as base } from './forms/support/test.ts';
import { problemsOf } from './support/axe.ts';
import { ENGLISH, pathIn, sidewaysScroll, SPANISH } from './support/fixtures.ts';
import { BEHIND_FRONT, type Front } from './support/front.ts';
import { PRICE, WORDS } from './support/words.ts';

/** Each test has an address of its own: what a browser stores belongs to an address. */
const test = base.extend<{ front: Front }>(BEHIND_FRONT);

// Long, and in one of the last files: two workers share them.
test.describe.configure({ mode: 'parallel' });

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  // The last: a page asks for the worker while the test's server is being stopped.
  tolerated: new RegExp(`${NO_ANSWER.source}|status of (404|502)|fetching the script`),
});

/** Opens a page and waits until the worker has stored what it stores. */
async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  return answer;
}

/** The paths of everything that the browser has stored for the site. */
function storedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        paths.push(pathname + search);
      }
    return paths;
  });
}

const notice = (page: Page) => page.locator('main > .offline');

const { language, prefix } = SPANISH;
const { offline, forms } = WORDS[language];
const at = (path: string) => pathIn(prefix, path);

test('without a connection, or with nothing behind a proxy, what was seen and the main pages can be read, and say that they are copies', async ({
  page,
  context,
  front,
  server,
}) => {
  const answer = await visit(page, at('/blog'));
  const title = await page.title();
  await expect(notice(page)).toHaveCount(0);
  await context.setOffline(true);
  // A copy says when it was sent, which is the time of HTTP's own clock.
  const day = formatDate(new Date(answer?.headers()['date'] ?? ''), language);
  for (const path of ['/blog', '/contact', '/', '/menu']) {
    await page.goto(at(path));
    await expect(notice(page)).toContainText(offline.title);
  }
  await expect(notice(page)).toHaveRole('status');
  await expect(notice(page)).toContainText(day);
  await expect(notice(page)).toContainText(/\d?\d:\d\d/);
  await expect(notice(page)).not.toContainText(/[%{}]/);
  await expect(page).toHaveTitle(new RegExp(`^${offline.title} · `));
  expect(await sidewaysScroll(page)).toBe(0);
  await expect(page.locator('.dish .price').first()).toHaveText(PRICE[language]);
  // It is seen before any price.
  await expect(notice(page)).toBeInViewport();
  expect(await problemsOf(page)).toEqual([]);

  await context.setOffline(false);
  await page.goto(at('/blog'));
  await expect(notice(page)).toHaveCount(0);
  await expect(page).toHaveTitle(title);

  front.status = 502;
  await page.goto(at('/menu'));
  await expect(notice(page)).toContainText(offline.title);
  await page.goto(at('/about'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
  front.status = undefined;

  await test.step('any other page is the offline page, which leads on', async () => {
    const words = WORDS[ENGLISH.language];
    const inEnglish = (path: string) => pathIn(ENGLISH.prefix, path);
    await page.goto(inEnglish('/'));
    // The main pages in this language are stored once the page is idle.
    await expect.poll(() => storedPaths(page)).toContain(inEnglish('/menu'));
    await context.setOffline(true);
    await page.goto(inEnglish('/about'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.offline.title);
    await expect(page.locator('html')).toHaveAttribute('lang', ENGLISH.language);
    await expect(notice(page)).toHaveCount(0);
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: words.common.nav.menu }).click();
    await expect(page).toHaveURL(inEnglish('/menu'));
    await expect(notice(page)).toContainText(words.offline.title);
    // The same page with other parameters might say something else.
    await page.goto(inEnglish('/menu?daily=nothing'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.offline.title);

    await page.goto(inEnglish('/about'));
    await context.setOffline(false);
    await main.getByRole('link', { name: words.common.tryAgain }).click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(words.offline.title);
    await expect(page).toHaveURL(inEnglish('/about'));
  });

  await test.step('a request is written and sent from a stored page, waits, and goes later', async () => {
    await page.goto(at('/gallery'));
    await context.setOffline(true);
    await page.goto(at('/menu'));
    const values = requestValues();
    await fillIn(requestForm(page), values);
    await requestForm(page).locator('button[type=submit]').click();
    const dialog = page.getByRole('dialog', { name: forms.request.kept.title });
    await expect(dialog).toContainText(forms.request.kept.text);
    await dialog.getByRole('button', { name: forms.request.kept.ok }).click();
    const waiting = page.getByRole('complementary', { name: forms.outbox.title });
    await expect(waiting.getByRole('listitem')).toContainText(forms.outbox.waiting);
    // It still waits on another stored page.
    await page.goto(at('/contact'));
    await expect(waiting.getByRole('listitem')).toContainText(forms.outbox.waiting);
    expect(submissionsOf(server, values.email)).toEqual([]);

    await context.setOffline(false);
    await expect(waiting.getByRole('status')).toHaveText(forms.outbox.sent);
    expect(submissionsOf(server, values.email)).toMatchObject([
      { kind: 'request', locale: language, data: values },
    ]);
  });

  await test.step('a form sent without its script leads to the offline page, and back to what was written', async () => {
    await page.goto(at('/contact'));
    const values = contactValues();
    await fillIn(mainForm(page), values);
    await context.setOffline(true);
    const send = () => mainForm(page).evaluate((form) => (form as HTMLFormElement).submit());
    await send();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offline.title);
    await expect(page.getByRole('main')).toContainText(offline.back);
    await page.goBack();
    await expect(mainForm(page).locator('[name=message]')).toHaveValue(values.message);
    await context.setOffline(false);
    await send();
    await expect(page).toHaveURL(at('/thanks?kind=contact'));
    expect(submissionsOf(server, values.email)).toMatchObject([{ kind: 'contact' }]);
  });
});

test('only pages for everybody, pictures and files of the build are stored', async ({
  page,
  context,
  front,
  lasting,
}) => {
  await visit(page, '/');
  // From here on everything passes the worker.
  for (const path of ['/catering', '/thanks?kind=contact', '/feedback', '/nothing', '/en/menu']) {
    await page.goto(path);
  }
  await page.goto('/language/en?to=/about');
  await expect(page).toHaveURL('/en/about');
  await page.evaluate(() => fetch('/api/workshops/turmeric').then((answer) => answer.text()));
  await expect.poll(() => storedPaths(page)).toEqual(expect.arrayContaining(['/en/about']));
  const stored = await storedPaths(page);
  expect(stored.filter((path) => path.startsWith('/images/')).length).toBeGreaterThan(0);
  const pages = stored.filter((path) => !/^\/(assets|fonts|images)\/|\.(svg|css)$/.test(path));
  expect(pages.sort()).toEqual([
    '/',
    '/catering',
    '/contact',
    '/en',
    '/en/about',
    '/en/contact',
    '/en/menu',
    '/en/offline',
    '/menu',
    '/offline',
  ]);

  // The choice of a language is forgotten.
  await context.clearCookies();
  await page.evaluate(() => localStorage.clear());
  let later = page;

  await test.step('the worker of a new build takes the place of the old one, and removes what that one stored', async () => {
    const stores = () => page.evaluate(() => caches.keys());
    const before = await stores();
    expect(before.filter((name) => name !== 'pictures')).toHaveLength(2);
    front.worker = (script) => script.replace(/("?id"?:\s*["'`])\w+/, '$1newbuild');
    // The next visit finds the new one; it waits until no page of the old one is open.
    await page.goto('/catering');
    await expect.poll(stores).toEqual(expect.arrayContaining([...before, 'files-newbuild']));
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.getRegistration();
          return registration?.waiting?.state;
        }),
      )
      .toBe('installed');
    // The workers are asked: a page that opens before the old one has gone would be its, too.
    await later.close();
    await expect(async () => {
      const stores = await Promise.any(
        context.serviceWorkers().map((worker) => worker.evaluate(() => caches.keys())),
      );
      expect(stores.filter((name) => before.includes(name))).toEqual(['pictures']);
    }).toPass();
    later = await context.newPage();
    await later.goto('/catering');
    const now = await later.evaluate(() => caches.keys());
    expect(now).toEqual(expect.arrayContaining(['pages-newbuild', 'files-newbuild']));

    await context.setOffline(true);
    await later.goto('/menu');
    await expect(notice(later)).toContainText(offline.title);
    await requestForm(later).locator('[name=firstName]').fill('Ana');
    await expect
      .poll(() => later.evaluate(() => sessionStorage.getItem('draft:request')))
      .toContain('Ana');
  });

  await test.step('with OFFLINE_PAGES=off browsers remove the worker and all that it stored', async () => {
    await context.setOffline(false);
    front.worker = (script) => script;
    expect(await storedPaths(later)).toContain('/menu');
    front.site = (await everythingOn(lasting)).server.url;
    const left = () =>
      later.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
      ]);
    // A browser looks for another worker after a visit, and on a busy machine now and then only after the next.
    await expect(async () => {
      await later.goto('/catering');
      await expect.poll(left, { timeout: 5_000 }).toEqual([0, 0]);
    }).toPass();
    await later.goto('/catering');
    expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});
