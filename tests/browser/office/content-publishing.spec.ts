/** What is published is on the site, at its own time and where the message leads to, or the form says why not. */
import type { Page } from '@playwright/test';
import { lookAt } from './support/look-at.ts';
import { expect, expectRefusals, goWithin, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

const DAY = 24 * 60 * 60 * 1000;

const words = {
  add: es('ra.action.add'),
  title: 'Título · español',
  english: 'Título · inglés',
  slug: 'Dirección en la web',
  ...{ saved: es('office.saving.saved'), publish: es('content.actions.publish') },
  anyway: es('content.doubts.publishAnyway'),
  seen: es('content.done.publish'),
  see: es('content.done.see'),
  date: 'Fecha de publicación',
  ...{ scheduled: /^Programado para el /, past: es('content.problems.over') },
  ...{ day: 'Fecha', hidden: es('content.notSeen.inactive'), shown: 'Visible' },
  published: es('content.done.published'),
  only: 'Publicado. No se ve en la web: «Visible» está sin marcar.',
  more: es('content.actions.more'),
  plan: es('content.actions.schedule'),
  planAt: es('content.schedule.publishAt'),
  close: es('ra.action.close'),
  later: es('content.problems.laterDate'),
  gone: 'Publicado. Pero su página todavía no se abre: de momento no se ve.',
} as const;

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: words.publish, exact: true }).click();
  const anyway = page.getByRole('button', { name: words.anyway });
  const done = page.getByText(/^(?:Publi|Progra|Sched)/).last();
  await expect(anyway.or(done).first()).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
}

/** A time in Málaga as the browser's own input takes it. */
const local = (at: number) =>
  new Date(at).toLocaleString('sv', { timeZone: 'Europe/Madrid' }).slice(0, 16).replace(' ', 'T');

test.use(PHONE);

const slug = 'roscon-de-reyes';

test('what is published, and what is not', async ({ page, office, noise }) => {
  await test.step('a post is published without its date, and is at the address that the message leads to', async () => {
    await page.goto('/admin/content/blog');
    await page.getByRole('button', { name: words.add }).click();
    const title = page.getByRole('textbox', { name: words.title });
    await title.fill('Roscón de Reyes');
    await page.getByRole('textbox', { name: words.english }).fill('Epiphany ring');
    // It is made from the title.
    await expect(page.getByRole('textbox', { name: words.slug })).toHaveValue(slug);
    await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
    await expect(page.getByLabel(words.date)).toHaveValue('');
    expect((await fetch(`${office.url}/blog/${slug}`)).status).toBe(404);
    await publish(page);
    await expect(page.getByText(words.seen)).toBeVisible();
    const see = page.getByRole('link', { name: words.see });
    await expect(see).toHaveAttribute('href', `/blog/${slug}`);
    await expect.poll(async () => (await see.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await fetch(`${office.url}/blog/${slug}`)).status).toBe(200);
    await lookAt(page, 'published');
    const [site] = await Promise.all([page.waitForEvent('popup'), see.click()]);
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Roscón de Reyes');
    await expect(site.locator('article time').first()).toHaveAttribute(
      'datetime',
      new RegExp(`^${new Date().toISOString().slice(0, 10)}`),
    );
    await site.close();
  });

  await test.step('a post is published with a date to come, and is there from then on', async () => {
    await goWithin(page, '/admin/content/blog');
    await page.getByRole('button', { name: words.add }).click();
    await page.getByRole('textbox', { name: words.title }).fill('Mañana');
    await page.getByRole('textbox', { name: words.english }).fill('Tomorrow');
    await page.getByRole('textbox', { name: words.slug }).fill('a-partir-de');
    const at = Date.now() + DAY;
    // By the keyboard its year is 0002 at first, which stands there and takes nothing away.
    const date = page.getByLabel(words.date);
    await date.fill(local(at).replace(/^\d{4}/, '0002'));
    await expect(date).toHaveValue(/^0002/);
    await date.fill(local(at));
    await expect(page.getByRole('status').filter({ hasText: words.saved })).toBeVisible();
    // Not before its own date, which the form names.
    await page.getByRole('button', { name: words.more }).click();
    await page.getByRole('menuitem', { name: words.plan }).click();
    const dialog = page.getByRole('dialog', { name: words.plan });
    await dialog.getByLabel(words.planAt).fill(local(at - DAY / 2));
    await dialog.getByRole('button', { name: words.plan }).first().click();
    await expect(dialog.getByRole('alert')).toContainText(`${words.date}: ${words.later}`);
    await lookAt(page, 'schedule-refused');
    await dialog.getByRole('button', { name: words.close }).click();
    await publish(page);
    await expect(page.getByText(words.scheduled)).toBeVisible();
    const address = `${office.url}/blog/a-partir-de`;
    expect((await fetch(address)).status).toBe(404);
    await office.setAhead(DAY + 60_000);
    await expect.poll(async () => (await fetch(address)).status).toBe(200);
    await expectRefusals(noise, 422, 1);
    await office.setAhead(0);
  });

  await test.step('what is published and not seen is not called seen', async () => {
    await goWithin(page, '/admin/content/workshop/workshop-turmeric');
    const shown = page.getByRole('switch', { name: words.shown });
    await shown.click();
    await publish(page);
    await expect(page.getByText(words.only)).toBeVisible();
    await goWithin(page, '/admin/content/workshop');
    await goWithin(page, '/admin/content/workshop/workshop-turmeric');
    await expect(page.getByText(words.hidden, { exact: true })).toBeVisible();
    // The site itself is asked, and what it answers is said.
    const isPage = ({ pathname }: URL) => pathname.endsWith('/gastronomic/turmeric');
    await page.route(isPage, (route) => route.fulfill({ status: 404 }));
    await shown.click();
    await publish(page);
    await expect(page.getByText(words.gone)).toBeVisible();
    await page.unroute(isPage);
    await expectRefusals(noise, 404, 2);
  });

  await test.step('what nobody would see is not published, and names the field', async () => {
    await goWithin(page, '/admin/content/workshopDate');
    await page.locator('#main-content').getByRole('listitem').getByRole('link').first().click();
    const day = page.getByLabel(new RegExp(`^${words.day}`)).first();
    await expect(day).not.toHaveValue('');
    await day.fill('2026-01-05');
    await expect(page.getByText(words.past).first()).toBeVisible();
    await publish(page).catch(() => undefined);
    await expect(page.locator('#problems')).toContainText(`${words.day}: ${words.past}`);
    await expect(page.getByText(words.published)).toHaveCount(0);
    await expectRefusals(noise, 422, 1);
  });
});
