/** What is written in a request survives a reload, another page and another language. */
import { holdScript } from '../support/hold-script.ts';
import { goOnTyping, typeLikeAPerson } from '../support/type-like-a-person.ts';
import { WORDS } from '../support/words.ts';
import {
  field,
  fillIn,
  REQUEST_PAGE,
  requestForm,
  requestValues,
  written,
} from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, NO_ANSWER, test } from './support/test.ts';

test.use({ tolerated: NO_ANSWER });

test('a draft survives a reload, another page, going back and a change of language, and is sent in the new one', async ({
  page,
  server,
}) => {
  await page.goto(REQUEST_PAGE);
  const form = requestForm(page);
  const service = field(form, 'service');
  const values = {
    ...requestValues(),
    firstName: 'Lucía «L.» Ñ.',
    message: 'Somos doce\n<b>y un perro</b>',
  };
  await fillIn(form, values);
  await service.selectOption('chef');
  const names = Object.keys(values);
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:request')))
    .toMatch(/chef.*perro|perro.*chef/);

  await page.reload();
  await expect.poll(() => written(form, names)).toEqual(values);
  await expect(service).toHaveValue('chef');

  await page.goto('/daily#form');
  await expect.poll(() => written(form, names)).toEqual(values);
  await test.step('a service chosen by hand says nothing of another page', async () => {
    await expect(form.locator('[name=requestedDate][min]')).toHaveCount(1);
    await expect(service).toHaveValue('daily');
  });

  await page.goto('/gallery');
  await page.goBack();
  await expect.poll(() => written(form, names)).toEqual(values);

  await page.locator('header a[data-language="en"]').first().click();
  await expect(page).toHaveURL('/en/daily#form');
  await expect.poll(() => written(form, names)).toEqual(values);
  const { request } = WORDS.en.forms;
  await service.selectOption('catering');
  await form.getByRole('button', { name: request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(server, values.email)).toMatchObject([{ locale: 'en', data: values }]);
});

test('input before hydration is kept, and an early click counts; without the script it is sent as plain HTML', async ({
  page,
  server,
  noise,
}) => {
  const { request } = WORDS.es.forms;
  const script = /RequestForm.*\.js$/;
  const form = requestForm(page);
  const openSlowly = async () => {
    const open = await holdScript(page, script);
    await page.goto(REQUEST_PAGE);
    return open;
  };
  const send = () => form.getByRole('button', { name: request.submit }).click();
  const thanks = page.getByRole('dialog', { name: request.success.title });
  const open = await openSlowly();
  const values = requestValues();
  await fillIn(form, values);
  await send();
  expect(await field(form, 'firstName').inputValue()).toBe(values.firstName);
  open();
  await expect(thanks).toBeVisible();
  expect(submissionsOf(server, values.email)).toMatchObject([{ data: values }]);

  await test.step('what an extension of the browser puts beside a field costs nothing that was typed, not the focus and no click', async () => {
    const extend = () =>
      field(form, 'email').evaluate((email) =>
        email.after(document.createElement('button'), document.createElement('input')),
      );
    // React says that it has rendered the form anew.
    const renderedAnew = () =>
      expect.poll(() => noise.splice(0).join()).toContain('Minified React error #418');
    const more = requestValues();
    const openAgain = await openSlowly();
    await extend();
    await fillIn(form, more);
    const message = field(form, 'message');
    await typeLikeAPerson(message, 'Somos ');
    openAgain();
    await goOnTyping(page, 'doce, y uno más');
    await renderedAnew();
    await goOnTyping(page, ' que no come carne');
    await expect(message).toHaveValue('Somos doce, y uno más que no come carne');
    expect(await written(form, Object.keys(more))).toEqual(more);

    const openOnceMore = await openSlowly();
    await extend();
    await fillIn(form, more);
    await send();
    openOnceMore();
    await renderedAnew();
    await expect(thanks).toBeVisible();
    expect(submissionsOf(server, more.email)).toMatchObject([{ data: more }]);
  });

  await test.step('a request form whose script cannot be loaded is sent as plain HTML', async () => {
    await page.unroute(script);
    await page.route(script, (route) => route.abort());
    await page.goto(REQUEST_PAGE);
    const plain = requestValues();
    await fillIn(form, plain);
    await send();
    await expect(page).toHaveURL('/thanks?kind=request');
    expect(submissionsOf(server, plain.email)).toMatchObject([{ data: plain }]);
  });
});
