import { expect, test, type Page } from '@playwright/test';
import { AREAS } from '../../../src/admin/app/areas.ts';
import { FORMS } from '../../../src/submissions/testing/submissions.ts';
import { problemsOf } from '../support/axe.ts';
import { startOffice, type Office } from './support/office.ts';

let office: Office;
let requestId: string;

test.beforeAll(async () => {
  office = await startOffice();
  const answer = await fetch(`${office.url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ ...FORMS.request, locale: 'es', service: 'catering' },
      ...{ firstName: 'Lucía', email: 'lucia@example.com' },
    }),
  });
  expect(answer.status).toBe(201);
  ({ id: requestId } = (await answer.json()) as { id: string });
  expect((await office.call('POST', 'quotes', { submissionId: requestId })).status).toBe(200);
});
test.afterAll(() => office.stop());

async function openOffice(
  page: Page,
  { path = '', language = 'es' }: { path?: string; language?: 'es' | 'en' } = {},
): Promise<void> {
  await page.context().addCookies(office.storageState.cookies);
  await page.addInitScript((chosen) => {
    localStorage.setItem('sobremesa.office.language', chosen);
  }, language);
  await page.goto(`${office.url}/admin${path}`);
}

for (const { language, again, away } of [
  { language: 'es', again: 'Probar otra vez', away: /^No hay conexión/ },
  { language: 'en', again: 'Try again', away: /^You’re offline|^You're offline|connection/ },
] as const)
  test(`while the server is away, a list is not empty and a screen can be had again, ${language}`, async ({
    page,
  }) => {
    await openOffice(page, { path: '/account', language });
    const go = (path: string) =>
      page.evaluate((to) => {
        history.pushState({}, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, `/admin${path}`);
    const main = page.locator('#main-content');
    const retry = main.getByRole('button', { name: again });
    await page.waitForLoadState('networkidle');

    // The screen comes, its list does not.
    const calls = /\/api\/admin\/(?:quotes|feedback)/;
    await page.route(calls, (route) => route.abort());
    for (const path of ['/feedback', '/quotes']) {
      const failed = page.waitForEvent('requestfailed', (request) =>
        request.url().includes(`/api/admin${path}`),
      );
      await go(path);
      await failed;
      await expect(main.getByText(away)).toBeVisible();
    }
    await page.unroute(calls);
    await retry.click();
    await expect(main.getByText(/2\d{3}-0001/)).toBeVisible();

    // Nothing comes, and what is asked for again is there in the end.
    await page.context().setOffline(true);
    await go('/audit');
    await retry.click();
    await expect(main.getByText(/Sigue sin haber conexión|still no connection/)).toBeVisible();
    await page.context().setOffline(false);
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Quién hizo qué|Who did what/);
    await expect(main.getByRole('combobox').first()).toBeVisible();
  });

/** A screen has no key in place of its words, leads somewhere, and does not scroll sideways. */
async function expectSound(page: Page, name: string): Promise<void> {
  // Screens come when they are opened, and what they show comes after them.
  await page.waitForLoadState('networkidle');
  const text = await page.locator('body').innerText();
  const areas = AREAS.map((area) => area.name).join('|');
  expect(text, name).not.toMatch(new RegExp(`\\b(${areas}|office|errors|ra)\\.[a-zA-Z]{3,}`));
  expect(text, name).not.toMatch(/Vuelve al principio|Go back to the start/);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, name).toBeLessThanOrEqual(0);
}

for (const { language, width } of [
  { language: 'es', width: 390 },
  { language: 'en', width: 1280 },
] as const) {
  test.describe(`at ${width} px in ${language}`, () => {
    test.use({ viewport: { width, height: 844 } });

    test(`every entry of the menu leads to its screen, ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await openOffice(page, { language });
      const menu = page.getByRole('navigation', { name: language === 'es' ? 'Menú' : 'Menu' });
      const more = page.getByRole('button', { name: 'Más', exact: true });
      const openMenu = async () => {
        if (width < 600) await more.click();
        await expect(menu).toBeVisible();
      };
      await openMenu();
      const links = await menu
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(links.slice(0, 4)).toEqual([
        ...['/admin', '/admin/inbox', '/admin/calendar', '/admin/content/dailyMenu'],
      ]);
      expect(links.length).toBe(AREAS.flatMap((area) => area.menu ?? []).length);
      // A screen says what it is once it has come.
      await expect(page.locator('h1')).not.toBeEmpty();
      expect(await problemsOf(page)).toEqual([]);
      for (const link of links) {
        if (!(await menu.isVisible())) await openMenu();
        await menu.locator(`a[href="${link}"]`).click();
        await expect(page).toHaveURL(new RegExp(`${link}/?(\\?.*)?$`));
        // A phone's menu goes when a link of it was followed.
        if (width < 600) await expect(menu).toBeHidden();
        await expectSound(page, link);
        if (width < 600) continue;
        await expect(menu.locator('[aria-current=page]')).toHaveAttribute('href', link);
      }
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the first screen is Today, and what is used most is at the thumb', async ({ page }) => {
    await openOffice(page);
    await expect(page).toHaveURL(/\/admin\/?$/);
    const bar = page.getByRole('navigation', { name: 'Lo más usado' });
    await expect(bar.getByRole('link')).toHaveText(['Hoy', 'Bandeja', 'Calendario', 'Menús']);
    await page.getByRole('link', { name: /^Solicitud nueva: Lucía/ }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/inbox/${requestId}$`));
    await expect(page.getByRole('heading', { name: 'Presupuestos' })).toBeVisible();
    expect(await problemsOf(page)).toEqual([]);
  });
});

test('a request leads to its quote and back, and the audit says it in words', async ({ page }) => {
  await openOffice(page, { path: `/inbox/${requestId}` });
  await expect(
    page.getByRole('toolbar').getByRole('link', { name: 'Presupuesto' }),
  ).toHaveAttribute('href', `/admin/quotes/new/${requestId}`);
  await page.getByRole('link', { name: /^\d{4}-0001$/ }).click();
  await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]{36}$/);
  await page.getByRole('link', { name: 'Abrir la solicitud' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/inbox/${requestId}$`));
  await page.goto(`${office.url}/admin/audit`);
  const begun = page.getByRole('row').filter({ hasText: 'Empezó un presupuesto' });
  await expect(begun.getByRole('link', { name: 'Presupuesto' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Estrenó la trastienda' })).toBeVisible();
  await expect(page.getByText(/\b[a-z]+\.[a-z]{3,}|\{"/)).toHaveCount(0);
  expect(await problemsOf(page)).toEqual([]);
});

test('an address without a screen says so, and leads to Today', async ({ page }) => {
  await openOffice(page, { path: '/nowhere' });
  await expect(page.getByText('Aquí no hay nada')).toBeVisible();
  expect(await problemsOf(page)).toEqual([]);
  await page.locator('#main-content').getByRole('link', { name: 'Hoy' }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
});
