/** A menu comes on the site at the time that it was given, in both languages, and leaves it at another. */
import { sidewaysScroll } from '../support/fixtures.ts';
import type { Page } from '@playwright/test';
import { DESK, expect, goWithin, publicHtml, test } from './support/one-office.ts';
import { en } from './support/says.ts';

const HOUR = 60 * 60 * 1000;

/** A time in Málaga as the browser's own input takes it, on the minute. */
function local(at: number): string {
  return new Date(at)
    .toLocaleString('sv', { timeZone: 'Europe/Madrid' })
    .slice(0, 16)
    .replace(' ', 'T');
}

const words = {
  copy: en('content.actions.copy'),
  more: /^More actions for Croissants$/,
  rowsMore: en('content.actions.more'),
  ...{ title: /^Title · Spanish$/, english: /^Title · English$/, saved: en('office.saving.saved') },
  schedule: en('content.actions.schedule'),
  publishAt: en('content.schedule.publishAt'),
  unpublishAt: en('content.schedule.unpublishAt'),
  set: en('content.actions.schedule'),
  take: en('content.schedule.take'),
  close: en('ra.action.close'),
  goes: /^Goes live on /,
  comesOff: /^Comes off on /,
  state: en('content.filters.state'),
  scheduled: en('content.states.scheduled'),
  published: en('content.states.published'),
  draft: en('content.states.draft'),
} as const;

const names = { es: 'Menú de domingo', en: 'Sunday menu' };

const openList = (page: Page, query = '') => goWithin(page, `/admin/content/dailyMenu${query}`);

test.use(DESK);

test('a menu is scheduled: it comes on the page at its time, in both languages, and leaves it', async ({
  page,
  office,
}) => {
  const begins = Math.ceil(Date.now() / HOUR) * HOUR + 24 * HOUR;
  const ends = begins + 3 * HOUR;
  await page.goto('/admin/content/dailyMenu');
  await page.getByRole('button', { name: words.more }).click();
  await page.getByRole('menuitem', { name: words.copy }).click();
  await page.getByRole('link', { name: /^Croissants \((copia|copy)\)$/ }).click();
  await page.getByRole('textbox', { name: words.title }).fill(names.es);
  await page.getByRole('textbox', { name: words.english }).fill(names.en);
  await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();

  await page.getByRole('button', { name: words.rowsMore, exact: true }).click();
  await page.getByRole('menuitem', { name: words.schedule }).click();
  const dialog = page.getByRole('dialog', { name: words.schedule });
  // The answer to the first comes late, when the second has long been chosen.
  const late = page.waitForResponse('**/schedules/publish');
  // Kept for the whole test: the second is sent as soon as the first is answered, and is not to meet its removal.
  await page.route('**/schedules/publish', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.fulfill({ response });
  });
  for (const [label, at] of [
    [words.publishAt, begins],
    [words.unpublishAt, ends],
  ] as const) {
    const time = dialog.getByLabel(label);
    await time.fill(local(at));
    await dialog.getByRole('button', { name: words.set }).and(dialog.locator(':enabled')).click();
    await expect(
      dialog.getByRole('button', { name: words.set }).and(dialog.locator(':enabled')),
    ).toHaveCount(0);
  }
  await late;
  // Both are set, and can be taken back.
  await expect(dialog.getByRole('button', { name: words.take })).toHaveCount(2);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await dialog.getByRole('button', { name: words.close }).click();
  await expect(page.getByText(words.goes)).toBeVisible();
  await expect(page.getByText(words.comesOff)).toBeVisible();

  // The list says so, and finds it by that state.
  await openList(page);
  await page.getByRole('combobox', { name: words.state }).click();
  await page.getByRole('option', { name: words.scheduled }).click();
  const row = page.getByRole('listitem').filter({ hasText: names.en });
  await expect(row).toContainText(words.draft);
  await expect(row.getByText(words.goes)).toBeVisible();
  await expect(row.getByText(words.comesOff)).toBeVisible();
  expect(await publicHtml(office, '/menu')).not.toContain(names.es);

  await office.setAhead(begins - Date.now() - HOUR);
  expect(await publicHtml(office, '/menu')).not.toContain(names.es);

  await office.setAhead(begins - Date.now() + 1_000);
  await expect.poll(() => publicHtml(office, '/menu')).toContain(names.es);
  await expect.poll(() => publicHtml(office, '/en/menu')).toContain(names.en);
  await openList(page, '?filter={"state":"published"}');
  await expect(row).toContainText(words.published);
  await expect(row.getByText(words.comesOff)).toBeVisible();
  await expect(row.getByText(words.goes)).toHaveCount(0);

  await office.setAhead(ends - Date.now() + 1_000);
  await expect.poll(() => publicHtml(office, '/menu')).not.toContain(names.es);
  await expect.poll(() => publicHtml(office, '/en/menu')).not.toContain(names.en);
  await openList(page, '?filter={"state":"draft"}');
  await expect(row).toContainText(words.draft);
});
