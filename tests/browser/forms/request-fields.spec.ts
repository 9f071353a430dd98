import { LANGUAGES, pathIn } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { REQUEST_PAGE, field, requestForm } from './support/filling.ts';
import { expect, test } from './support/test.ts';

/** The fields in order, with their hints for autofill and on-screen keyboards. */
const FIELDS = [
  { name: 'service', required: false },
  { name: 'firstName', required: true, autocomplete: 'given-name' },
  { name: 'lastName', required: false, autocomplete: 'family-name' },
  { name: 'email', required: true, autocomplete: 'email', inputmode: 'email', type: 'email' },
  { name: 'phone', required: true, autocomplete: 'tel', inputmode: 'tel', type: 'tel' },
  { name: 'requestedDate', required: true, type: 'date' },
  { name: 'requestedTime', required: true },
  { name: 'participants', required: true },
  { name: 'company', required: false, autocomplete: 'organization' },
  { name: 'allergy', required: false },
  { name: 'message', required: false },
] as const;

for (const { language, prefix } of LANGUAGES) {
  const { forms } = WORDS[language];
  const { request } = forms;

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`request form, ${language}, JavaScript ${javaScriptEnabled}`, () => {
      test.use({ javaScriptEnabled });

      test('has its fields in order, labelled, with input modes and options', async ({ page }) => {
        await page.goto(pathIn(prefix, REQUEST_PAGE));
        const form = requestForm(page);
        const names = await form
          .locator('.fields :is(input:not([type=checkbox]), select, textarea)')
          .evaluateAll((fields) => fields.map((one) => one.getAttribute('name')));
        expect(names).toEqual(FIELDS.map(({ name }) => name));
        for (const { name, required, ...attributes } of FIELDS) {
          const label = required ? request[name] : `${request[name]} (${forms.optional})`;
          const labelled = form.getByLabel(label, { exact: true });
          await expect(labelled).toHaveAttribute('name', name);
          expect(await labelled.evaluate((one) => (one as HTMLInputElement).required)).toBe(
            required,
          );
          for (const [attribute, value] of Object.entries(attributes))
            await expect(labelled).toHaveAttribute(attribute, value);
        }
        const { morning, afternoon, evening } = request.times;
        await expect(field(form, 'requestedTime').locator('option')).toHaveText([
          forms.choose,
          `${morning} (9:00-12:00)`,
          `${afternoon} (13:00-16:00)`,
          `${evening} (17:00-20:00)`,
        ]);
        await expect(field(form, 'participants').locator('option')).toHaveText([
          forms.choose,
          '1-5',
          '6-10',
          '11-15',
          '15+',
        ]);
        const consent = form.getByLabel(request.allergyConsent);
        await expect(consent).not.toBeChecked();
        await expect(consent).toHaveAccessibleDescription(request.allergyHint);
      });
    });
  }
}
