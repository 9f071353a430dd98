/** On a phone: a season by its months, a list ordered and filtered, a new document and what it lacks; pages of a list. */
import { problemsOf } from '../support/axe.ts';
import { takeDrawn, watchDrawing } from './support/drawn.ts';
import { lookAt } from './support/look-at.ts';
import { DESK, expect, expectRefusals, goWithin, PHONE, test } from './support/one-office.ts';
import { begins, es } from './support/says.ts';

test('content on a phone', async ({ page, office, noise }) => {
  await page.setViewportSize(PHONE.viewport);
  await test.step('the season of a workshop is picked by the names of its months', async () => {
    const words = {
      from: 'Desde',
      to: 'Hasta',
      day: es('content.fields.day'),
      month: es('content.fields.month'),
    };
    const path = 'content/workshop/workshop-turmeric';
    await watchDrawing(page);
    await page.goto(`/admin/${path}`);
    const part = (name: string, which: string) =>
      page
        .getByRole('group', { name, exact: true })
        .getByRole('combobox', { name: new RegExp(`^${which}`) });
    const saved = async () => {
      const answer = await (await office.call('GET', path)).json();
      return (answer as { draft: { values: { season?: unknown } } | null }).draft?.values.season;
    };
    // A month alone is all of it.
    await part(words.from, words.month).selectOption('septiembre');
    await part(words.to, words.month).selectOption('febrero');
    await expect.poll(saved).toMatchObject({ from: '09-01', to: '02-29' });
    // By the keyboard: the day before the last, and no day that the month does not have.
    await takeDrawn(page);
    await part(words.to, words.day).focus();
    await page.keyboard.press('ArrowUp');
    await expect.poll(saved).toMatchObject({ to: '02-28' });
    await expect(page.getByRole('status').getByText(es('office.saving.saved'))).toBeVisible();
    // Neither that nor its saving draws any other field anew.
    expect(await takeDrawn(page)).toEqual([words.day, words.month]);
    await expect(part(words.to, words.day).getByRole('option')).toHaveCount(30);
    expect(await problemsOf(page)).toEqual([]);
    for (const [name, which] of [words.from, words.to].flatMap((one) => [
      [one, words.day] as const,
      [one, words.month] as const,
    ]))
      await part(name, which).selectOption('');
    // Without any it is all the year.
    await expect.poll(saved).toBeUndefined();
  });

  await test.step('a list is ordered by the keyboard, filtered by its state, and passes axe', async () => {
    await goWithin(page, '/admin/content/testimonial');
    const handles = page.getByRole('button', {
      name: begins(es('content.order.handle', { title: '' }).split(':')[0] ?? ''),
    });
    const names = () => page.getByRole('listitem').getByRole('link').allTextContents();
    await expect(handles.first()).toBeVisible();
    await expect(page.getByRole('listitem').getByRole('link').first()).not.toBeEmpty();
    const [first = '', second = ''] = await names();
    await handles.first().press('ArrowDown');
    await expect(page.getByText(es('content.order.saved'))).toBeVisible();
    expect((await names()).slice(0, 2)).toEqual([second, first]);
    // On a slow line it is moved on while that is being written.
    await page.route('**/api/admin/content/testimonial/order', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    const [, , third = '', fourth = ''] = await names();
    // It waits for the list that the move before it asked for; two that wait together are written as one.
    const isWriting = page.waitForRequest('**/testimonial/order');
    await page.keyboard.press('ArrowDown', { delay: 120 });
    await isWriting;
    await page.keyboard.press('ArrowDown', { delay: 120 });
    const [, onceMore] = [
      await page.waitForResponse('**/testimonial/order'),
      await page.waitForResponse('**/testimonial/order'),
    ];
    expect(onceMore.status()).toBe(204);
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(handles.first()).toBeVisible();
    expect((await names()).slice(0, 4)).toEqual([second, third, fourth, first]);
    await page
      .getByRole('checkbox', { name: begins(es('content.bulk.selectOne', { title: '' })) })
      .nth(1)
      .check();
    await expect(
      page.getByRole('group', { name: es('ra.action.bulk_actions', { count: 1 }) }),
    ).toBeVisible();
    await lookAt(page, 'documents-phone');
    await page.getByRole('combobox', { name: es('content.filters.state') }).click();
    await page.getByRole('option', { name: es('content.versions.draft') }).click();
    await expect(page).toHaveURL(/filter=.*draft/);
    await expect(page.getByText(es('content.noMatch'))).toBeVisible();
  });

  await test.step('a new document says calmly what is missing, and marks it once it was left or published', async () => {
    await goWithin(page, '/admin/content/dailyMenu');
    const made: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && made.push(request.url()));
    await page.getByRole('button', { name: es('ra.action.add'), exact: true }).dblclick();
    const title = page.getByRole('textbox', { name: 'Título · español' });
    const publish = page.getByRole('button', { name: es('content.actions.publish'), exact: true });
    const wrong = page.locator('[aria-invalid="true"]');
    await expect(publish).toHaveAccessibleDescription(
      begins(es('content.missing.all', { names: '' })),
    );
    // Pressed twice, it is one.
    expect(made.filter((url) => url.endsWith('/content/dailyMenu'))).toHaveLength(1);
    await expect(wrong).toHaveCount(0);
    await expect(page.getByText(es('content.problems.title'))).toHaveCount(0);

    // Left empty it is marked, and no other one is; what that moves is not moved from under the press that left it.
    const shown = page.getByRole('switch', { name: 'Visible' });
    await title.focus();
    const { x = 0, y = 0 } = (await page.getByText('Visible', { exact: true }).boundingBox()) ?? {};
    await page.mouse.click(x + 10, y + 2, { delay: 120 });
    await expect(shown).not.toBeChecked();
    await expect(title).toHaveAccessibleDescription(es('content.problems.required'));
    await expect(wrong).toHaveCount(1);

    await publish.click();
    const said = page.getByText(es('content.problems.title'));
    await expect(said).toBeVisible();
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    expect(await wrong.count()).toBeGreaterThan(1);
    await expect(publish).not.toHaveAccessibleDescription(
      begins(es('content.missing.all', { names: '' })),
    );
    expect(await problemsOf(page)).toEqual([]);
    await expectRefusals(noise, 422, 1);
  });

  await test.step('its pages are turned in the language of the office', async () => {
    await page.setViewportSize(DESK.viewport);
    await goWithin(page, '/admin/content-words');
    const first = page.locator('#main-content').getByRole('listitem').first();
    const before = await first.textContent();
    await page.getByRole('button', { name: 'Ir a la página siguiente' }).first().click();
    await expect(page).toHaveURL(/page=2/);
    await expect(first).not.toHaveText(before ?? '');
    await expect(page.getByRole('button', { name: /^Go to/ })).toHaveCount(0);
  });
});
