/** Allergies are taken only with consent, stored encrypted and kept nowhere else. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import {
  callsTo,
  field,
  fillIn,
  REQUEST_PAGE,
  requestForm,
  requestValues,
} from './support/filling.ts';
import { allergiesOf, filesWith, emailsUnderWay, submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const { prefix } = SPANISH;
const { request, errors } = WORDS.es.forms;

/** Text that occurs nowhere else in the data folder. */
const CANARY = 'allergy-canary-cacahuete';

test('allergies can be filled in from outside the form, by value and an input event, and are never kept as a draft', async ({
  page,
  server,
}) => {
  const sent = callsTo(page, '/api/requests');
  await page.goto(pathIn(prefix, REQUEST_PAGE));
  const form = requestForm(page);
  await fillIn(form, { firstName: 'Carmen' });
  await field(form, 'allergy').evaluate((area, text) => {
    (area as HTMLTextAreaElement).value = text;
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }, CANARY);
  const submit = form.getByRole('button', { name: request.submit });
  await submit.click();
  const consent = form.getByLabel(request.allergyConsent);
  await expect(consent).toHaveAttribute('aria-invalid', 'true');
  await consent.check();
  await fillIn(form, { company: 'Club de remo' });
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('draft:request')))
    .toContain('remo');
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
  );
  expect(kept).not.toContain(CANARY);
  expect(kept).not.toContain('allergyConsent');

  const values = requestValues();
  await test.step('without consent they are told of, and taken once it is given', async () => {
    await fillIn(form, values);
    await consent.uncheck();
    await submit.click();
    await expect(consent).toHaveAttribute('aria-invalid', 'true');
    await expect(consent).toHaveAccessibleDescription(new RegExp(errors.consentRequired));
    await expect(field(form, 'allergy')).toHaveValue(CANARY);
    expect(sent, 'without consent they do not even leave the browser').toEqual([]);
    await expect(consent).toBeFocused();
    // Clearing them is the other way.
    await fillIn(form, { allergy: '' });
    await expect(consent).not.toHaveAttribute('aria-invalid');
    await fillIn(form, { allergy: CANARY });
    await consent.check();
    await submit.click();
    await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
  });

  await test.step('they are stored with consent, encrypted, and nowhere in plain text', async () => {
    const stored = submissionsOf(server, values.email);
    expect(stored).toHaveLength(1);
    const [{ id } = { id: '' }] = stored;
    expect(allergiesOf(server, id)).toHaveLength(1);
    await expect.poll(() => emailsUnderWay(server, id)).toBe(0);
    // Finding the address proves that the whole folder is searched, emails included.
    const withAddress = await filesWith(server, values.email);
    expect(withAddress.some((path) => path.endsWith('.eml'))).toBe(true);
    expect(await filesWith(server, CANARY)).toEqual([]);
  });
});
