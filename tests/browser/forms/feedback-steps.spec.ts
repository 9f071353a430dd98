/** The three steps of the feedback can be gone through and back, and left without losing them. */
import { ENGLISH, pathIn } from '../support/fixtures.ts';
import { compose } from '../support/type-like-a-person.ts';
import { filled, WORDS } from '../support/words.ts';
import { Widget } from './support/feedback.ts';
import { dayFromNow, field } from './support/filling.ts';
import { expect, test } from './support/test.ts';

const { language, prefix } = ENGLISH;
const { feedback, errors } = WORDS[language].forms;

test('feedback: on a phone the tab is large enough to tap, and leaves the fields alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const widget = new Widget(page, language, prefix);
  await page.goto(pathIn(prefix, '/'));
  await expect(widget.panel).toBeHidden();
  expect((await widget.tab.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await page.locator('#form [name="firstName"]').focus();
  await expect(widget.tab).toHaveCSS('opacity', '0');
  await expect(widget.tab).toHaveCSS('pointer-events', 'none');
  await page.locator('#form [name="firstName"]').blur();
  await expect(widget.tab).toHaveCSS('opacity', '1');

  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(widget.tab).toBeInViewport();
  await widget.tab.click();
  const step = (number: number, name: keyof typeof feedback.steps) =>
    expect(widget.panel.getByRole('status').first()).toHaveText(
      `${filled(feedback.step, { step: number, steps: 3 })}: ${feedback.steps[name]}`,
    );
  await step(1, 'contact');
  await expect(widget.button('back')).toHaveCount(0);
  await expect(field(widget.panel, 'date')).toHaveValue(dayFromNow(0));

  await test.step('a name and the terms are required, a wrong email is only pointed out', async () => {
    await widget.button('next').click();
    const name = field(widget.panel, 'name');
    const terms = field(widget.panel, 'terms');
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(errors.nameIsRequired);
    await expect(terms).toHaveAccessibleDescription(errors.mustAcceptTerms);
    await name.fill('Carmen');
    await expect(name).toHaveAccessibleDescription('');
    await widget.button('next').click();
    await expect(terms).toBeFocused();

    const email = field(widget.panel, 'email');
    await email.pressSequentially('CARMEN@Exa');
    await expect(email).toHaveValue('carmen@exa');
    await expect(email).toHaveAccessibleDescription(feedback.invalidEmail);
    await email.press('Home');
    await email.press('X');
    await email.pressSequentially('Y');
    await expect(email).toHaveValue('xycarmen@exa');
    // A phone's keyboard would write once more what is taken from under it while it composes.
    await email.clear();
    await compose(page, 'CARMEN@Exa');
    await expect(email).toHaveValue('carmen@exa');
    await terms.check();
    // Every field is checked here: in a later step nobody would see what is wrong with it.
    const phone = field(widget.panel, 'phone');
    await phone.fill('6'.repeat(41));
    await widget.button('next').click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(filled(errors.tooLong, { count: 1 }));
    await phone.clear();
    await widget.button('next').click();
    await expect(widget.score('foodQuality', 1)).toBeAttached();
    await widget.button('back').click();
    await expect(email).toHaveAccessibleDescription(feedback.invalidEmail);
    await email.fill('carmen@example.com');
    await expect(email).toHaveAccessibleDescription('');
  });

  await test.step('the side tab opens the first step, Next and Back move between steps; closing resets everything, Escape does not', async () => {
    await widget.button('next').click();
    await step(2, 'ratings');
    await widget.button('next').click();
    await step(3, 'answers');
    await expect(widget.button('next')).toHaveCount(0);
    await widget.button('back').click();
    await step(2, 'ratings');
    await widget.button('back').click();
    await step(1, 'contact');
    await expect(field(widget.panel, 'name')).toHaveValue('Carmen');
    await expect(field(widget.panel, 'terms')).toBeChecked();

    await widget.button('next').click();
    await widget.rate({ foodQuality: 2 });
    await page.keyboard.press('Escape');
    await expect(widget.panel).toBeHidden();
    await expect(widget.tab).toBeFocused();
    await widget.tab.click();
    await expect(field(widget.panel, 'name')).toHaveValue('Carmen');

    // Also from the page that it covers, where the focus stays.
    const logo = page.locator('header .logo');
    await logo.focus();
    await page.keyboard.press('Escape');
    await expect(widget.panel).toBeHidden();
    await expect(logo).toBeFocused();
    await widget.tab.click();

    // Not where the menu or a keyboard that composes takes the key.
    const menu = page.locator('details[data-menu]');
    await menu.evaluate((details) => details.setAttribute('open', ''));
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await page.evaluate(() =>
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true }),
      ),
    );
    await expect(widget.panel).toBeVisible();

    await widget.button('close').click();
    await expect(widget.panel).toBeHidden();
    await expect(widget.tab).toBeFocused();
    expect(await widget.kept()).toBeNull();
    await widget.tab.click();
    await expect(field(widget.panel, 'name')).toHaveValue('');
    await expect(field(widget.panel, 'terms')).not.toBeChecked();
    await widget.toRatings();
    await expect(widget.score('foodQuality', 2)).not.toBeChecked();
  });
});
