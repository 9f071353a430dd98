/** What a service offers and asks is the owner's: switched off while its page is open, or asking for a picture. */
import sharp from 'sharp';
import { test } from '../support/restartable.ts';
import { holdScript } from '../support/hold-script.ts';
import { WORDS } from '../support/words.ts';
import { field, fillIn, requestForm, requestValues } from './support/filling.ts';
import { picturesOf, submissionsOf } from './support/stored.ts';
import { expect, NO_ANSWER, refused } from './support/test.ts';

const { forms } = WORDS.es;
const { request } = forms;

test('a service that is switched off is refused to whoever has its page open, with everything typed kept', async ({
  page,
  site,
  noise,
}) => {
  const catering = site.read('service-catering');
  await page.goto('/catering');
  const form = requestForm(page);
  const values = { ...requestValues(), company: 'Club de remo', message: 'Somos veinte.' };
  await fillIn(form, values);
  await expect(field(form, 'service')).toHaveValue('catering');
  await site.publish({ ...catering, isActive: false });
  await form.getByRole('button', { name: forms.request.submit }).click();

  const service = field(form, 'service');
  await expect(service).toHaveAttribute('aria-invalid', 'true');
  const message = form.locator('.field', { has: page.locator('[name=service]') });
  await expect(message).toContainText(forms.errors.serviceOff);
  await expect(service).toHaveValue('catering');
  for (const [name, value] of Object.entries(values))
    await expect(field(form, name), name).toHaveValue(value);

  // Another one is taken.
  await service.selectOption('chef');
  await form.getByRole('button', { name: forms.request.submit }).click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(noise.splice(0).filter((entry) => !refused(422).test(entry))).toEqual([]);
});

test('a question that the owner adds while the form is open appears, with its message, when it is missed', async ({
  page,
  site,
  noise,
}) => {
  const question = { es: '¿Cuántas mesas?', en: 'How many tables?' };
  await page.goto('/catering');
  const form = requestForm(page);
  const values = requestValues();
  await fillIn(form, values);
  await page.waitForLoadState('networkidle');
  await site.publish({
    ...site.read('service-catering'),
    asks: { requestedDate: 'asked', requestedTime: 'asked', participants: 'asked' },
    questions: [{ _key: 'a', key: 'tables', kind: 'text', label: question, isRequired: true }],
  });
  const submit = form.getByRole('button', { name: request.submit });
  await submit.click();
  const tables = form.getByLabel(question.es);
  await expect(tables).toBeFocused();
  await expect(tables).toHaveAccessibleDescription(forms.errors.fieldRequired);
  await tables.fill('Cuatro');
  await submit.click();
  await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  expect(submissionsOf(site.server, values.email)).toMatchObject([
    { data: { own: [{ key: 'tables' }] } },
  ]);
  expect(noise.splice(0).filter((entry) => !refused(422).test(entry))).toEqual([]);
});

/** A photo of this width, with as much to see in it as a camera makes. */
const photo = (width: number) =>
  sharp({
    create: {
      ...{ width, height: (width * 3) / 4, channels: 3, background: '#7a5' },
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();

test.describe('a picture that a service asks for, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('is made small, waits for the connection with the rest, and arrives', async ({
    page,
    context,
    site,
    noise,
  }) => {
    const question = { es: 'Una foto de tu cocina', en: 'A photo of your kitchen' };
    await site.publish({
      ...site.read('service-catering'),
      asks: { requestedDate: 'asked', requestedTime: 'asked', participants: 'asked' },
      questions: [
        { _key: 'a', key: 'kitchen', kind: 'picture', label: question, isRequired: true },
      ],
    });
    const open = await holdScript(page, /RequestForm.*\.js$/);
    await page.goto('/catering');
    const form = requestForm(page);
    const choose = form.getByLabel(question.es, { exact: true });
    const shown = choose.locator('xpath=following-sibling::img');
    await test.step('chosen before the form’s script came, beside an extension of the browser, it stays chosen', async () => {
      await field(form, 'email').evaluate((email) => email.after(document.createElement('div')));
      const buffer = await photo(400);
      await choose.setInputFiles({ name: 'cocina.jpg', mimeType: 'image/jpeg', buffer });
      open();
      await expect(shown).toBeVisible();
      expect(noise.splice(0).join()).toContain('Minified React error #418');
    });
    await page.reload();
    const values = { firstName: 'Carmen', phone: '600 000 000' };
    const { email } = requestValues();
    for (const [name, text] of Object.entries({ ...values, email }))
      await field(form, name).fill(text);

    // What is no picture is said to be none, and chosen no longer; nothing else is lost.
    const song = { name: 'foto.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a song') };
    await choose.setInputFiles(song);
    await expect(choose).toHaveAttribute('aria-invalid', 'true');
    await expect(form.getByText(forms.errors.pictureUnreadable)).toBeVisible();
    await expect(choose).toHaveValue('');
    const submit = form.getByRole('button', { name: request.submit });
    await submit.click();
    await expect(form.getByText(forms.errors.fieldRequired)).toBeVisible();

    const buffer = await photo(400);
    await choose.setInputFiles({ name: 'cocina.jpg', mimeType: 'image/jpeg', buffer });
    await expect(shown).toBeVisible();
    await expect(choose).not.toHaveAttribute('aria-invalid');
    // No draft holds it.
    expect(await page.evaluate(() => sessionStorage.getItem('draft:request'))).not.toContain(
      'data:',
    );
    // Another one takes its place, larger than anybody looks at.
    await choose.setInputFiles({
      name: 'otra.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(1_700),
    });
    await expect(shown).toHaveCount(1);

    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await submit.click();
    const kept = page.getByRole('dialog', { name: request.kept.title });
    await kept.getByRole('button', { name: request.kept.ok }).click();

    await test.step('refused, it is corrected where it was written, with its picture', async () => {
      await page.route('**/api/requests', (route) =>
        route.fulfill({ status: 422, json: { errors: { email: 'invalidEmail' } } }),
      );
      await context.setOffline(false);
      await page.getByRole('button', { name: forms.outbox.edit }).click();
      await expect(shown).toBeVisible();
      await expect(field(form, 'firstName')).toHaveValue(values.firstName);
      await expect(page.getByText(forms.outbox.refused)).toBeVisible();
      await page.unroute('**/api/requests');
      await submit.click();
      const thanks = page.getByRole('dialog', { name: request.success.title });
      await thanks.getByRole('button', { name: request.success.ok }).click();
      await expect(page.getByText(forms.outbox.refused)).toBeHidden();
    });
    await expect
      .poll(() => submissionsOf(site.server, email))
      .toMatchObject([
        { data: { own: [{ key: 'kitchen', kind: 'picture', chosen: { es: 'Una foto' } }] } },
      ]);
    const [{ id } = { id: '' }] = submissionsOf(site.server, email);
    const sent = picturesOf(site.server, id);
    expect(sent).toHaveLength(1);
    expect(await sharp(sent[0]).metadata()).toMatchObject({ width: 1600, height: 1200 });
    await expect(shown).toHaveCount(0);
    await expect(choose).toHaveValue('');
    const expected = new RegExp(`${refused(422).source}|${NO_ANSWER.source}`);
    expect(noise.splice(0).filter((entry) => !expected.test(entry))).toEqual([]);
  });
});
