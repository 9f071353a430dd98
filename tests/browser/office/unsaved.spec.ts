/** What is typed is not dropped without a question, whichever way somebody leaves it. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { addDays, businessDay } from '../../../src/i18n/index.ts';
import type { Office } from './support/office.ts';
import { comeBack, expect, goWithin, PHONE, test } from './support/one-office.ts';
import { es } from './support/says.ts';

/** A Tuesday, far enough ahead for every notice. */
function aTuesday(): string {
  let day = addDays(businessDay(new Date()), 14);
  while (new Date(day).getUTCDay() !== 2) day = addDays(day, 1);
  return day;
}
const DAY = aTuesday();

/** A request as the site's form sends it; answers its id. */
async function request(office: Office): Promise<string> {
  const answer = await fetch(`${office.url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ locale: 'es', firstName: 'Lola', service: 'catering', email: 'lola@example.com' },
      ...{ phone: '+34 600 000 000', requestedDate: DAY, requestedTime: 'afternoon' },
      participants: '11-15',
    }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: es('office.unsaved.typed.title') });

/** What is typed is still there when somebody goes on, and gone once they say so. */
async function expectAsked(page: Page, field: Locator, text: string, close: () => Promise<void>) {
  await expectDropped(page, field, text, close);
  await expect(field).toHaveCount(0);
}

/** The same where other fields of that name stand there afterwards. */
async function expectDropped(page: Page, field: Locator, text: string, close: () => Promise<void>) {
  await close();
  await question(page)
    .getByRole('button', { name: es('inbox.answer.back') })
    .click();
  await expect(question(page)).toHaveCount(0);
  await expect(field).toHaveValue(text);
  await close();
  await question(page)
    .getByRole('button', { name: es('ra.action.discard') })
    .click();
}

test.use(PHONE);

test('what is typed is asked about', async ({ page, office }) => {
  await test.step('a notice in own words, by the cross or by a tap on one that is ready, and a price by Escape; not the search for the dish', async () => {
    await page.goto('/admin/');
    const notice = page.getByRole('button', { name: /^Aviso/ });
    const before = await notice.innerText();
    await notice.click();
    const field = page.getByRole('textbox', { name: `${es('today.notice.title')} · Español` });
    await field.fill('Hoy hay callos');
    await page.getByRole('button', { name: 'Volvemos en un rato.' }).click();
    await question(page)
      .getByRole('button', { name: es('inbox.answer.back') })
      .click();
    await expect(field).toHaveValue('Hoy hay callos');
    const close = () => page.getByRole('button', { name: es('shared.done') }).click();
    await expectAsked(page, field, 'Hoy hay callos', close);
    await expect(notice).toHaveText(before, { useInnerText: true });

    await page.getByRole('button', { name: /^Platos/ }).click();
    const search = page.getByRole('searchbox');
    await search.fill('serra');
    await page.getByRole('button', { name: es('shared.done') }).click();
    await expect(search).toHaveCount(0);
    await page.getByRole('button', { name: /^Platos/ }).click();
    await page.getByRole('button', { name: /el precio de Serranito$/ }).click();
    const price = page.getByRole('textbox', { name: 'Precio nuevo de Serranito' });
    await price.fill('7,05');
    const typed = await price.inputValue();
    await expectAsked(page, price, typed, () => page.keyboard.press('Escape'));
  });

  await test.step('a note on a screen, and what is typed in a dialog, by the way back and by a link', async () => {
    await goWithin(page, '/admin/inbox');
    await page
      .getByRole('link', { name: es('calendar.title') })
      .last()
      .click();
    await expect(page).toHaveURL(/\/admin\/calendar$/);
    await page.getByRole('button', { name: es('calendar.add') }).click();
    const name = page.getByRole('dialog').getByLabel(es('calendar.name'));
    await name.fill('Peña');
    await page.goBack();
    await question(page)
      .getByRole('button', { name: es('inbox.answer.back') })
      .click();
    await expect(page).toHaveURL(/\/admin\/calendar$/);
    await expect(name).toHaveValue('Peña');
    await page.goBack();
    await question(page)
      .getByRole('button', { name: es('ra.action.discard') })
      .click();
    await expect(page).toHaveURL(/\/admin\/inbox/);
    await expect(name).toHaveCount(0);

    await request(office);
    const lola = page.getByRole('link', { name: /Lola/ }).first();
    // A list that is being read when the page is come back to is not read again.
    await expect(async () => {
      await comeBack(page);
      await expect(lola).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await lola.click();
    const note = page.getByRole('textbox', { name: es('inbox.notes.new') });
    await note.fill('Llamar');
    await expectAsked(page, note, 'Llamar', async () => void (await page.goBack()));
    await page.goForward();
    await note.fill('Luego');
    const leave = () =>
      page
        .getByRole('link', { name: es('calendar.title') })
        .last()
        .click();
    await expectAsked(page, note, 'Luego', leave);
    await expect(page).toHaveURL(/\/admin\/calendar/);
  });

  await test.step('an invitation and a time to publish that was not set, by their close buttons; a text for answers, by a link', async () => {
    await goWithin(page, '/admin/people');
    await page.getByRole('button', { name: es('account.team.invite') }).click();
    const dialog = page.getByRole('dialog');
    const email = dialog.getByRole('textbox');
    await email.fill('ana@ex');
    const close = (name: string) => () => dialog.getByRole('button', { name }).click();
    await expectAsked(page, email, 'ana@ex', close(es('ra.action.cancel')));

    await goWithin(page, '/admin/content/openingHours/openingHours');
    await page.getByRole('button', { name: es('content.actions.more') }).click();
    await page.getByRole('menuitem', { name: es('content.actions.schedule') }).click();
    const at = dialog.getByLabel(es('content.schedule.publishAt'));
    const set = dialog.getByRole('button', { name: es('content.actions.schedule') }).first();
    // What is past, or too far ahead, is said to be so beside its field.
    await at.fill('2020-01-01T10:00');
    await expect(dialog.getByText(es('content.schedule.past'))).toBeVisible();
    await expect(set).toBeDisabled();
    await at.fill('2190-01-01T10:00');
    await expect(dialog.getByText(es('content.problems.far'))).toBeVisible();
    const day = `${addDays(DAY, 7)}T09:00`;
    await at.fill(day);
    await expect(set).toBeEnabled();
    await expectAsked(page, at, day, close(es('ra.action.close')));

    await goWithin(page, '/admin/answer-texts/create');
    const name = page.getByRole('textbox', { name: es('inbox.texts.name') });
    await name.fill('Gracias');
    const leave = () =>
      page
        .getByRole('link', { name: es('calendar.title') })
        .last()
        .click();
    await expectAsked(page, name, 'Gracias', leave);
  });

  await test.step('a word of the site, by what narrows the list', async () => {
    await goWithin(page, '/admin/content-words');
    const word = page.getByRole('textbox', { name: 'En su lugar (Español)' }).first();
    await word.fill('Ven a vernos');
    const narrow = () => page.getByRole('switch', { name: es('content.wordings.changed') }).click();
    // What was not searched for after all is not in the field, nor in what narrows the list next.
    const search = page.getByRole('searchbox', { name: es('content.wordings.search') });
    await search.fill('mesa');
    await question(page)
      .getByRole('button', { name: es('office.unsaved.typed.keep') })
      .click();
    await expect(search).toHaveValue('');
    await expect(word).toHaveValue('Ven a vernos');
    await expectDropped(page, word, 'Ven a vernos', narrow);
    await expect(word).toHaveValue('Tu mensaje ya está en la cocina.');
    expect(new URL(page.url()).searchParams.get('filter')).toBe('{"changed":"true"}');
  });

  await test.step('what was dropped is not asked about again while the next screen is still loading', async () => {
    await goWithin(page, '/admin/answer-texts/create');
    // By its name: until it has come, the screen before is still there.
    await page.getByRole('textbox', { name: es('inbox.texts.name') }).fill('Nos vemos');
    await page.route('**/admin/assets/**', async (route) => {
      await wait(1_500);
      await route.continue();
    });
    await goWithin(page, '/admin/feedback');
    await question(page)
      .getByRole('button', { name: es('ra.action.discard') })
      .click();
    await goWithin(page, '/admin/people');
    await expect(page.getByRole('button', { name: es('account.team.invite') })).toBeVisible();
    await expect(question(page)).toHaveCount(0);
  });
});
