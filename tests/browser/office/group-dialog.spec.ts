/** A group's plan and allergies are saved as they were typed, or whoever typed them is told and keeps them. */
import type { Locator } from '@playwright/test';
import { addDays } from '../../../src/i18n/index.ts';
import { goOnTyping, typeLikeAPerson } from '../support/type-like-a-person.ts';
import {
  button,
  DAY,
  expectNeeds,
  field,
  fillNeeds,
  group,
  keptId,
  NEEDS,
  open,
  PLAN,
  words,
} from './support/groups.ts';
import { takeDrawn, watchDrawing } from './support/drawn.ts';
import { lookAt } from './support/look-at.ts';
import { comeBack, expect, expectRefusals, goWithin, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

test.use(PHONE);

test('the dialog of a group', async ({ page, office, context, noise }) => {
  for (const name of ['Lejos', 'Distinto', 'Dudas']) await group(office, name);
  const shared = await group(office, 'Entre dos');
  await watchDrawing(page);
  await page.goto('/admin/calendar');
  const saved = page.getByText(words.saved, { exact: true });
  const save = async (dialog: Locator) => {
    await button(dialog, words.save).click();
    await expect(dialog).toHaveCount(0);
  };
  await test.step('loses nothing without a connection, and saves it once there is one', async () => {
    const dialog = await open(page, 'Lejos');
    await fillNeeds(dialog);
    await context.setOffline(true);
    await button(dialog, words.save).click();
    await expect(page.getByText(words.offline)).toBeVisible();
    expect(await saved.count()).toBe(0);
    await expect(field(dialog, words.nuts)).toHaveValue('1');
    await context.setOffline(false);
    noise.splice(0);
    // Opened again at once it shows what was saved, however late the calendar hears of it.
    await page.route(
      /calendar\?from=/,
      async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        await route.continue();
      },
      { times: 1 },
    );
    await save(dialog);
    await expect(saved).toBeVisible();
    await expectNeeds(page, 'Lejos');
  });

  await test.step('says so when the allergies were not kept as they were typed', async () => {
    const dialog = await open(page, 'Distinto');
    await fillNeeds(dialog);
    // What was said before is gone.
    await expect(saved).toHaveCount(0);
    await page.route(
      /calendar\/groups\/[\w-]+$/,
      async (route) => {
        const response = await route.fetch();
        const answer = (await response.json()) as { needs: object };
        const json = { ...answer, needs: { ...answer.needs, allergens: {} } };
        await route.fulfill({ response, json });
      },
      { times: 1 },
    );
    await button(dialog, words.save).click();
    await expect(dialog.getByRole('alert')).toHaveText(words.notKept);
    expect(await saved.count()).toBe(0);
    await save(dialog);
    await expectNeeds(page, 'Distinto');
  });

  await test.step('keeps what two people have changed at the same time', async () => {
    const { id, revision } = shared;
    const dialog = await open(page, 'Entre dos');
    await fillNeeds(dialog);
    const theirs = {
      plan: { ...PLAN, name: 'Entre dos', people: 15, note: 'En la sala' },
      needs: { diets: { vegan: 3 }, allergens: { nuts: 4 }, note: '' },
    };
    const first = await office.call('PUT', `calendar/groups/${id}`, theirs, {
      'If-Match': `"${revision}"`,
    });
    expect(first.status).toBe(200);
    await button(dialog, words.save).click();
    const said = dialog.getByRole('alert');
    await expect(said).toContainText(words.stale);
    await expect(said.getByRole('listitem')).toHaveText([
      `${words.note}: En la sala`,
      `${words.nuts}: 4`,
    ]);
    await expect(field(dialog, words.people)).toHaveValue('15');
    await expect(field(dialog, words.note)).toHaveValue('Terraza');
    await expectRefusals(noise, 409, 1);
    await save(dialog);
    const read = await office.call('POST', `calendar/groups/${id}/needs/read`);
    expect(await read.json()).toMatchObject({
      diets: { vegan: 3, glutenFree: 2 },
      allergens: { nuts: 1 },
    });
    const kept = await office.call('GET', `calendar/groups/${id}`);
    expect(await kept.json()).toMatchObject({ people: 15, note: 'Terraza' });
  });

  await test.step('keeps the plan and the allergies of a new one by its one button', async () => {
    await button(page, words.add).click();
    const dialog = page.getByRole('dialog');
    await field(dialog, words.name).focus();
    await takeDrawn(page);
    await typeLikeAPerson(field(dialog, words.name), 'Nueva');
    const drawn = await takeDrawn(page);
    expect(drawn).toContain(words.name);
    expect(drawn).not.toContain(words.people);
    // Its plan outlives a phone that gives out; what is about somebody's health is not left on it.
    await button(dialog, words.begin).click();
    await typeLikeAPerson(field(dialog, words.glutenFree), '3');
    const id = await keptId(page);
    expect(id).toBeTruthy();
    expect(JSON.stringify(await page.context().storageState())).not.toContain('glutenFree');
    await page.reload();
    await button(page, words.add).click();
    await expect(field(dialog, words.name)).toHaveValue('Nueva');
    expect(await keptId(page)).toBe(id);
    await button(dialog, words.begin).click();
    for (const [name, text] of NEEDS) await typeLikeAPerson(field(dialog, name), text);
    await expect(button(dialog, words.save)).toHaveCount(1);
    await lookAt(page, 'group-dialog');
    // Saved, and not heard of, it is saved again.
    await page.route(
      /calendar\/groups$/,
      async (route) => {
        // What is typed until it closes would be lost: nothing is.
        await expect(dialog.locator('[inert]')).toHaveCount(1);
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await button(dialog, words.save).click();
    await expect(page.getByText(words.offline).last()).toBeVisible();
    await expect(dialog.locator('[inert]')).toHaveCount(0);
    noise.splice(0);
    await save(dialog);
    await expectRefusals(noise, 409, 1);
    await expectNeeds(page, 'Nueva');
    const answer = await office.call('GET', `calendar?from=${DAY}&to=${DAY}`);
    const { groups } = (await answer.json()) as { groups: { name: string }[] };
    expect(groups.filter(({ name }) => name === 'Nueva')).toHaveLength(1);
  });

  await test.step('asks before it drops what is typed, and nothing where nothing is', async () => {
    const name = 'Dudas';
    let dialog = await open(page, name);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    dialog = await open(page, name);
    await typeLikeAPerson(field(dialog, words.note), 'Ter');
    const asked = page.getByRole('alertdialog', { name: words.ask });
    await page.keyboard.press('Escape');
    await expect(asked).toBeVisible();
    await button(asked, words.keep).click();
    await expect(asked).toHaveCount(0);
    // The keys go on where they were.
    await goOnTyping(page, 'raza');
    await expect(field(dialog, words.note)).toHaveValue('Terraza');
    await button(dialog, words.close).click();
    await expect(asked).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(asked).toHaveCount(0);
    await expect(field(dialog, words.note)).toHaveValue('Terraza');
    // On a wide screen there is something beside the dialog to tap on.
    await page.setViewportSize({ width: 1280, height: 844 });
    await expect.poll(async () => (await dialog.boundingBox())?.x).toBeGreaterThan(50);
    await page.mouse.click(5, 5);
    await expect(asked).toBeVisible();
    await button(asked, words.keep).click();
    await expect(asked).toHaveCount(0);
    await button(dialog, words.close).click();
    await button(asked, words.discard).click();
    await expect(dialog).toHaveCount(0);
    dialog = await open(page, name);
    await expect(field(dialog, words.note)).toHaveValue('');
  });

  await test.step('goes at once when it is called off or deleted, comes back while it can, and closes nothing else', async () => {
    const there = page.getByText('· Se cae');
    const { id } = await group(office, 'Se cae');
    await page.setViewportSize({ width: 390, height: 844 });
    await button(page.getByRole('dialog'), words.close).click();
    await comeBack(page);
    let dialog = await open(page, 'Se cae');
    await dialog.getByRole('combobox', { name: words.state }).click();
    await page.getByRole('option', { name: words.calledOff }).click();
    await save(dialog);
    await expect(there).toHaveCount(0);
    await button(page, words.undo).click();
    await expect(there).toBeVisible();

    const erase = async () => {
      await button(await open(page, 'Se cae'), words.erase).click();
      await expect(there).toHaveCount(0);
    };
    await erase();
    await button(page, words.undo).click();
    await expect(there).toBeVisible();
    await erase();
    dialog = await open(page, 'Dudas');
    await typeLikeAPerson(field(dialog, words.note), 'Fuera');
    // It is deleted once its way back is gone, and the calendar read anew.
    await page.waitForResponse(
      (answer) => answer.url().endsWith(id) && answer.request().method() === 'DELETE',
    );
    await page.waitForResponse(/calendar\?from=/);
    await goOnTyping(page, ' mejor');
    await expect(field(dialog, words.note)).toHaveValue('Fuera mejor');
    await button(dialog, words.close).click();
    await button(page, words.discard).click();
    expect((await office.call('GET', `calendar/groups/${id}`)).status).toBe(404);
  });

  await test.step('is found on the day that a phone leads to, however early it comes', async () => {
    const day = addDays(DAY, 90);
    await group(office, 'Desayuno', { day, startsAt: '06:30', endsAt: '07:45' });
    await goWithin(page, '/admin/quotes');
    await goWithin(page, `/admin/calendar?day=${day}`);
    await page.getByRole('tab', { name: words.day }).click();
    await expect(page.getByText('· Desayuno')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Día anterior' })).toBeVisible();
    // Who goes on to another day, and away, finds that day again.
    await page.getByRole('button', { name: /^(Siguiente|Día siguiente)/ }).click();
    const next = new RegExp(`/calendar\\?day=${addDays(day, 1)}$`);
    await expect(page).toHaveURL(next);
    await goWithin(page, '/admin/quotes');
    await page.goBack();
    await expect(page).toHaveURL(next);
    await page.getByRole('tab', { name: words.day }).click();
    await expect(page.getByRole('link', { name: /hoja/i })).toHaveAttribute(
      'href',
      `/admin/kitchen/${addDays(day, 1)}`,
    );
    // The menu leads to today, and so does the calendar.
    const read = page.waitForRequest((asked) => asked.url().includes(`calendar?from=${DAY}`));
    await page
      .getByRole('navigation', { name: 'Lo más usado' })
      .getByRole('link', { name: es('calendar.title') })
      .click();
    await read;
    await expect(page).toHaveURL(/\/calendar$/);
    await expect(page.getByRole('link', { name: /hoja/i })).toHaveAttribute(
      'href',
      `/admin/kitchen/${DAY}`,
    );
  });
});
