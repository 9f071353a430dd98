/** A visitor's ratings are kept, sent, stored and thanked for. */
import { SPANISH, ENGLISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { rate, RATINGS, Widget } from './support/feedback.ts';
import { dayFromNow, field, newEmail } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, refused, test } from './support/test.ts';

test.use({ tolerated: refused(503) });

const { language, prefix } = ENGLISH;
const { errors } = WORDS[language].forms;

test('feedback: ratings are kept on the device and restored after a reload; a failure is shown, and nothing is lost', async ({
  page,
}) => {
  await page.route('**/api/feedback', (route) => route.fulfill({ status: 503 }));
  const widget = new Widget(page, language, prefix);
  await widget.open();
  await widget.toRatings();
  await widget.rate({ foodQuality: 5, cleanliness: 3 });
  await widget.rate({ cleanliness: 4 });
  const kept = { foodQuality: 5, serviceQuality: 0, facilitiesQuality: 0, priceQuality: 0 };
  await expect.poll(() => widget.kept()).toEqual({ ...kept, cleanliness: 4 });
  await widget.open();
  await widget.toRatings();
  await expect(widget.score('foodQuality', 5)).toBeChecked();
  await expect(widget.score('cleanliness', 4)).toBeChecked();
  await expect(widget.panel.getByRole('radio', { checked: true })).toHaveCount(2);

  await widget.rate(Object.fromEntries(RATINGS.map((rating) => [rating, 4])));
  await widget.button('next').click();
  await field(widget.panel, 'comments').fill('Volveremos');
  await widget.button('submit').click();
  await expect(page.locator('.Toastify__toast')).toContainText(errors.somethingWentWrong);
  await expect(widget.panel.getByRole('status').last()).toContainText(errors.somethingWentWrong);
  await expect(field(widget.panel, 'comments')).toHaveValue('Volveremos');
  expect(await widget.kept()).toMatchObject({ cleanliness: 4 });
});

test('the feedback page does the same with JavaScript', async ({ page, server }) => {
  const { feedback } = WORDS.es.forms;
  const email = newEmail();
  await page.goto('/feedback');
  const form = page.locator('main form');
  await field(form, 'name').fill('Carmen');
  await field(form, 'email').fill(email);
  await field(form, 'terms').check();
  await rate(form, Object.fromEntries(RATINGS.map((rating) => [rating, 5])));
  await form.getByRole('button', { name: feedback.submit }).click();
  await expect(form.locator('.submit').getByRole('status')).toHaveText(feedback.thankYou);
  await expect(form.getByRole('button', { name: feedback.submit })).toBeFocused();
  expect(submissionsOf(server, email)).toHaveLength(1);
});

test('feedback: every category is required, then it is stored and thanked for', async ({
  page,
  server,
}) => {
  const { language, prefix, width } = SPANISH;
  const { feedback, errors } = WORDS[language].forms;
  const widget = new Widget(page, language, prefix);
  const email = newEmail();
  await page.setViewportSize({ width, height: 800 });
  await widget.open();
  await field(widget.panel, 'email').fill(email.toUpperCase());
  await widget.toRatings();
  await widget.rate({ foodQuality: 1, serviceQuality: 2, facilitiesQuality: 3, priceQuality: 4 });
  await widget.button('next').click();
  await widget.button('submit').click();
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toContainText(errors.pleaseCompleteAllCat);
  await expect(widget.panel.getByRole('status').last()).toHaveText(errors.pleaseCompleteAllCat);
  expect(submissionsOf(server, email)).toEqual([]);

  await widget.button('back').click();
  await widget.rate({ cleanliness: 5 });
  await widget.button('next').click();
  const { panel } = widget;
  await panel.getByRole('group', { name: feedback.willReturn }).getByLabel(feedback.yes).check();
  await panel.getByRole('group', { name: feedback.recommend }).getByLabel(feedback.no).check();
  await field(panel, 'comments').fill('Más sombra, por favor');
  await widget.button('submit').click();
  await expect(panel).toBeHidden();
  await expect(toast.filter({ hasText: feedback.thankYou })).toBeVisible();
  // A message that must be read stays open.
  const region = page.locator('[data-island="Feedback"]').getByRole('status');
  await expect(region).toHaveText(feedback.thankYou);
  await expect(widget.tab).toBeFocused();
  expect(await widget.kept()).toBeNull();
  const scores = Object.fromEntries(RATINGS.map((rating, index) => [rating, index + 1]));
  expect(submissionsOf(server, email)).toMatchObject([
    {
      kind: 'feedback',
      locale: language,
      data: {
        name: 'Carmen',
        date: dayFromNow(0),
        ratings: scores,
        willReturn: 'Yes',
        recommend: 'No',
        comments: 'Más sombra, por favor',
      },
    },
  ]);
  await widget.tab.click();
  await expect(field(panel, 'name')).toHaveValue('');
});
