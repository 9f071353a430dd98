/** A visitor whose browser translates the page fills in its form, keeps what was typed, and is answered. */
import type { Page } from '@playwright/test';
import { bar, keep } from '../support/diner.ts';
import { ENGLISH, pathIn } from '../support/fixtures.ts';
import { holdScript } from '../support/hold-script.ts';
import { translatePage } from '../support/translator.ts';
import { goOnTyping } from '../support/type-like-a-person.ts';
import { filled, WORDS } from '../support/words.ts';
import { Widget } from './support/feedback.ts';
import { field, fillIn, REQUEST_PAGE, requestForm, requestValues } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, test } from './support/test.ts';

const { prefix } = ENGLISH;
const { forms } = WORDS.en;
const { errors, request } = forms;

/** The page, once all that is in it is translated. */
const translated = (page: Page) => page.locator('html[data-translated=true]');

/** How long somebody presses who is in no hurry, milliseconds. */
const PRESS = 1_000;

for (const browser of ['chrome', 'safari'] as const)
  test(`a page that ${browser} translates: its form is taken over in the middle of a word, says what is missing, and is sent`, async ({
    page,
    server,
  }) => {
    await page.addInitScript(translatePage, browser);
    const open = await holdScript(page, /RequestForm.*\.js$/);
    const values = requestValues();
    await page.goto(pathIn(prefix, REQUEST_PAGE));
    const form = requestForm(page);
    await expect(translated(page)).toBeAttached();
    const name = field(form, 'firstName');
    await name.click();
    await goOnTyping(page, values.firstName.slice(0, 2));
    open();
    await goOnTyping(page, values.firstName.slice(2));
    await expect(name).toHaveValue(values.firstName);
    await form.getByRole('button', { name: request.submit }).click();
    await expect(field(form, 'email')).toBeFocused();
    await expect(form.getByRole('alert').first()).toHaveText(errors.formEmailRequired);
    await fillIn(form, values);
    await expect(form.getByRole('alert')).toHaveCount(0);
    await form.getByRole('button', { name: request.submit }).click();
    await expect(page.getByRole('dialog', { name: request.success.title })).toBeVisible();
    expect(submissionsOf(server, values.email)).toMatchObject([{ locale: 'en', data: values }]);

    await test.step('what React changes is seen: the step of the feedback', async () => {
      const widget = new Widget(page, 'en', prefix);
      const step = (number: number, name: keyof typeof forms.feedback.steps) =>
        expect(widget.panel.getByRole('status').first()).toHaveText(
          `${filled(forms.feedback.step, { step: number, steps: 3 })}: ${forms.feedback.steps[name]}`,
        );
      const openWidget = await holdScript(page, /Feedback-.*\.js$/);
      await page.goto(pathIn(prefix, '/'));
      await expect(translated(page)).toBeAttached();
      // It comes awake while it is pressed: the translation of its words goes, and comes back.
      const press = widget.tab.click({ delay: PRESS });
      await expect(page.locator('.feedback-tab:active')).toBeAttached();
      openWidget();
      await press;
      await step(1, 'contact');
      await expect(translated(page)).toBeAttached();
      await field(widget.panel, 'name').fill('Carmen');
      await field(widget.panel, 'terms').check();
      await widget.button('next').click();
      await step(2, 'ratings');
    });

    await test.step('the filter of dishes and the other language lead to pages that there are', async () => {
      await keep(page, 'milk');
      await page.goto(pathIn(prefix, '/menu'));
      await expect(translated(page)).toBeAttached();
      await expect(bar(page).locator('a').first()).toHaveAttribute(
        'href',
        pathIn(prefix, '/menu/filter'),
      );
      await page.locator('header a[data-language="es"]').first().click();
      await expect(page).toHaveURL('/menu');
    });
  });
