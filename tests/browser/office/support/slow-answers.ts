/** What becomes of an answer, and of what stands beside it, on a slow line and on none. */
import type { Page } from '@playwright/test';
import { FORMS } from '../../../../src/requests/testing/submissions.ts';
import { goOnTyping, typeLikeAPerson } from '../../support/type-like-a-person.ts';
import { holdNextCall, loseNextAnswer } from './bad-line.ts';
import type { Office } from './office.ts';
import { expect, forget, goWithin } from './one-office.ts';
import { en } from './says.ts';
import { send } from './send.ts';

/** Written on a slow line, thrown away, taken back, left, lost on the way, and written on another device. */
export async function answerOnASlowLine(page: Page, office: Office, noise: string[]) {
  const id = await send(office, '/api/contact', FORMS.contact);
  const draft = async () => {
    const answer = await office.call('GET', `inbox/${id}`);
    return ((await answer.json()) as { draft: { body: string } | null }).draft?.body;
  };
  const text = { subject: 'Plazas', body: 'Está completo' };
  const texts = { name: 'Sin plazas', texts: { es: text, en: text } };
  expect((await office.call('POST', 'answer-texts', texts)).ok).toBe(true);
  const body = page.getByRole('textbox', { name: en('shared.text'), exact: true });
  /** Types, and goes on while that is being saved; answers what lets it arrive. */
  const typeWhileSaved = async (text: string, more: string) => {
    const arrive = await holdNextCall(page, `**/api/admin/inbox/${id}/draft`);
    const isBeingSaved = page.waitForRequest((request) => request.method() === 'PUT');
    await typeLikeAPerson(body, text);
    await isBeingSaved;
    await goOnTyping(page, more);
    return arrive;
  };
  await goWithin(page, `/admin/inbox/${id}`);
  // The request of before has such fields, too.
  await expect(page.getByText(FORMS.contact.message, { exact: true })).toBeVisible();
  let arrive = await typeWhileSaved('Hola', ' otra vez');
  arrive();
  await expect(page.getByText(en('office.saving.saved'))).toBeVisible();
  await expect.poll(draft).toBe('Hola otra vez');

  arrive = await typeWhileSaved(', y otra', '');
  await page.getByRole('button', { name: en('ra.action.discard') }).click();
  arrive();
  await expect(page.getByText(en('inbox.answer.discarded'))).toBeVisible();
  await expect(body).toHaveValue('');
  expect(await draft()).toBeUndefined();

  // Whatever takes what is written away gives it back: throwing it away, and a text in its place.
  await page.getByRole('button', { name: en('ra.action.undo') }).click();
  await expect(body).toHaveValue('Hola otra vez, y otra');
  await expect.poll(draft).toBe('Hola otra vez, y otra');
  await page.getByRole('combobox', { name: en('inbox.answer.text') }).click();
  await page.getByRole('option', { name: 'Sin plazas' }).click();
  await expect.poll(draft).toBe('Está completo');
  await expect(page.getByText(en('inbox.answer.replaced'))).toBeVisible();
  await page.getByRole('button', { name: en('ra.action.undo') }).click();
  await expect.poll(draft).toBe('Hola otra vez, y otra');
  await page.getByRole('button', { name: en('ra.action.discard') }).click();
  await expect(body).toHaveValue('');

  // Left while it is being saved, and opened again.
  arrive = await typeWhileSaved('Con', ' prisa');
  await page.goBack();
  await expect(body).toBeHidden();
  await page.goForward();
  arrive();
  await expect(body).toHaveValue('Con prisa');
  await page.getByRole('button', { name: en('ra.action.discard') }).click();
  await expect(body).toHaveValue('');

  // Pressed twice, whatever takes long is done once.
  const posted: string[] = [];
  await page.route(/\/(notes|resend)$/, async (route) => {
    posted.push(route.request().url().split('/').at(-1) ?? '');
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  await typeLikeAPerson(page.getByLabel(en('inbox.notes.new')), 'Llamar');
  await page.getByRole('button', { name: en('inbox.notes.add') }).dblclick();
  await expect(page.getByText('Llamar', { exact: true })).toHaveCount(1);
  await page
    .getByRole('button', { name: en('inbox.emails.again') })
    .first()
    .dblclick();
  await expect(page.getByText(en('inbox.emails.queued'))).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  expect(posted).toEqual(['notes', 'resend']);

  // A note whose answer got lost is no second one when it is sent again, and outlives a phone that gives out.
  const note = page.getByLabel(en('inbox.notes.new'));
  await typeLikeAPerson(note, 'Vuelve en mayo');
  await loseNextAnswer(page, /\/notes$/);
  await page.getByRole('button', { name: en('inbox.notes.add') }).click();
  await expect(page.getByText(en('errors.offline'))).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Vuelve en mayo');
  await page.getByRole('button', { name: en('inbox.notes.add') }).click();
  await expect(note).toHaveValue('');
  await expect(page.getByText('Vuelve en mayo', { exact: true })).toHaveCount(1);
  forget(noise, /ERR_FAILED/);

  // A tab from before an upgrade says so: nothing of an answer is kept on the device.
  const refusal = { status: 422, json: { error: 'outdated' } };
  await page.route(`**/inbox/${id}/draft`, (route) => route.fulfill(refusal), { times: 1 });
  await typeLikeAPerson(body, 'Sin');
  await expect(page.getByText(en('inbox.answer.outdated'))).toBeVisible();
  forget(noise, /status of 422/);

  await page.context().setOffline(true);
  await goOnTyping(page, ' cobertura');
  await expect(page.getByText(en('inbox.answer.failed'))).toBeVisible();
  // It stays unsaved while more is typed, and nobody leaves it unasked.
  await goOnTyping(page, ' aquí');
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: en('office.unsaved.typed.title') });
  await question.getByRole('button', { name: en('office.unsaved.typed.keep') }).click();
  // It has a button to discard, too.
  await expect(question).toHaveCount(0);
  await page.context().setOffline(false);
  await expect(page.getByText(en('office.saving.saved'))).toBeVisible();
  expect(await draft()).toBe('Sin cobertura aquí');

  // Written on another device meanwhile: it is asked about.
  const there = (await (await office.call('GET', `inbox/${id}`)).json()) as {
    draft: { language: string; subject: string; revision: string };
  };
  const { revision, language, subject } = there.draft;
  const onPhone = (words: object, seen: string) =>
    office.call(...(['PUT', `inbox/${id}/draft`, { language, subject, ...words }] as const), {
      'If-Match': `"${seen}"`,
    });
  const other = await onPhone({ subject: 'Desde el móvil', body: '' }, revision);
  const discard = page.getByRole('button', { name: en('ra.action.discard') });
  // Whoever discards the one here does not know the one there, though it has a subject alone.
  await discard.click();
  await expect(page.getByRole('alert').getByText('Desde el móvil')).toBeVisible();
  await expect(discard).toHaveCount(0);
  expect(await draft()).toBe('');
  await page.getByRole('button', { name: en('inbox.answer.mine') }).click();
  await expect.poll(draft).toBe('Sin cobertura aquí');
  const mine = (await (await office.call('GET', `inbox/${id}`)).json()) as typeof there;
  expect(other.ok).toBe(true);
  await onPhone({ body: 'Desde el móvil' }, mine.draft.revision);
  await body.press('Control+End');
  await goOnTyping(page, ' y ahora');
  await expect(page.getByRole('alert').getByText('Desde el móvil')).toBeVisible();
  expect(await draft()).toBe('Desde el móvil');
  await page.getByRole('button', { name: en('inbox.answer.mine') }).click();
  await expect.poll(draft).toBe('Sin cobertura aquí y ahora');
  forget(noise, /status of 409/);
  forget(noise, /ERR_INTERNET_DISCONNECTED|status of 404/);
}
