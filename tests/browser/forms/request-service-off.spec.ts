/** A service that is switched off is refused to whoever has its page open, with everything typed kept. */
import { pathIn, WITH_AND_WITHOUT_SCRIPT } from '../support/fixtures.ts';
import { test } from '../support/restartable.ts';
import { WORDS } from '../support/words.ts';
import { field, fillIn, requestForm, requestValues } from './support/filling.ts';
import { expect, refused } from './support/test.ts';

for (const { language, prefix, javaScriptEnabled } of WITH_AND_WITHOUT_SCRIPT) {
  const { forms } = WORDS[language];

  test.describe(`a service that is switched off, JavaScript ${javaScriptEnabled}`, () => {
    test.use({ javaScriptEnabled });

    test('is refused to whoever has its page open, with everything typed kept', async ({
      page,
      site,
      noise,
    }) => {
      const catering = site.read('service-catering');
      await page.goto(pathIn(prefix, '/catering'));
      const form = requestForm(page);
      const values = { ...requestValues(), company: 'Club de remo', message: 'Somos veinte.' };
      await fillIn(form, values);
      await expect(field(form, 'service')).toHaveValue('catering');
      await site.publish({ ...catering, isActive: false });
      await form.getByRole('button', { name: forms.request.submit }).click();

      const service = field(form, 'service');
      await expect(service).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const message = form.locator('.field', { has: page.locator('[name=service]') });
      await expect(message).toContainText(forms.errors.serviceOff);
      await expect(service).toHaveValue('catering');
      for (const [name, value] of Object.entries(values))
        await expect(field(form, name), name).toHaveValue(value);

      // Another one is taken.
      await service.selectOption('chef');
      await form.getByRole('button', { name: forms.request.submit }).click();
      const sent = javaScriptEnabled
        ? page.getByRole('dialog', { name: forms.request.success.title })
        : page.getByRole('heading', { level: 1, name: forms.request.success.title });
      await expect(sent).toBeVisible();

      // Who comes now is not offered it.
      await page.goto(pathIn(prefix, '/menu'));
      const offered = field(requestForm(page), 'service').locator('option');
      await expect(offered.and(page.locator('[value=chef]'))).toHaveCount(1);
      await expect(offered.and(page.locator('[value=catering]'))).toHaveCount(0);
      expect(noise.splice(0).filter((entry) => !refused(422).test(entry))).toEqual([]);
    });
  });
}
