/** A visitor's ratings are kept, sent, stored and thanked for. */
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { rate, RATINGS, Widget } from './support/feedback.ts';
import { dayFromNow, field, mainForm, newEmail } from './support/filling.ts';
import { submissionsOf } from './support/stored.ts';
import { expect, refused, test } from './support/test.ts';

test.use({ tolerated: refused(503) });

const { language, prefix, width } = SPANISH;
const { feedback, errors } = WORDS[language].forms;

test('feedback: ratings are kept on the device and restored after a reload; a failure is shown, and nothing is lost', async ({
  page,
  server,
}) => {
  const widget = new Widget(page, language, prefix);
  const { panel } = widget;
  const toast = page.locator('.Toastify__toast');
  const email = newEmail();
  await page.setViewportSize({ width, height: 800 });
  await widget.open();
  await widget.toRatings();
  await widget.rate({ foodQuality: 1, facilitiesQuality: 4 });
  await widget.rate({ facilitiesQuality: 3 });
  const kept = { foodQuality: 1, serviceQuality: 0, priceQuality: 0, cleanliness: 0 };
  await expect.poll(() => widget.kept()).toEqual({ ...kept, facilitiesQuality: 3 });
  await widget.open();
  await field(panel, 'email').fill(email.toUpperCase());
  await widget.toRatings();
  await expect(widget.score('foodQuality', 1)).toBeChecked();
  await expect(widget.score('facilitiesQuality', 3)).toBeChecked();
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(2);

  await test.step('every category is required, and the step of what is missing is shown', async () => {
    await widget.rate({ serviceQuality: 2, priceQuality: 4 });
    await widget.button('next').click();
    await widget.button('submit').click();
    await expect(toast).toContainText(errors.pleaseCompleteAllCat);
    await expect(panel.getByRole('alert')).toHaveText(errors.pleaseCompleteAllCat);
    await expect(widget.score('cleanliness', 1)).toBeFocused();
    expect(submissionsOf(server, email)).toEqual([]);
    await widget.rate({ cleanliness: 5 });
    await widget.button('next').click();
  });

  await page.route('**/api/feedback', (route) => route.fulfill({ status: 503 }));
  await panel.getByRole('group', { name: feedback.willReturn }).getByLabel(feedback.yes).check();
  await panel.getByRole('group', { name: feedback.recommend }).getByLabel(feedback.no).check();
  await field(panel, 'comments').fill('Más sombra, por favor');
  await widget.button('submit').click();
  await expect(toast.filter({ hasText: errors.somethingWentWrong })).toBeVisible();
  await expect(panel.getByRole('status').last()).toContainText(errors.somethingWentWrong);
  await expect(field(panel, 'comments')).toHaveValue('Más sombra, por favor');
  expect(await widget.kept()).toMatchObject({ cleanliness: 5 });

  await test.step('then it is stored and thanked for', async () => {
    await page.unroute('**/api/feedback');
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

  await test.step('the feedback page does the same with JavaScript', async () => {
    const other = newEmail();
    await page.goto(pathIn(prefix, '/feedback'));
    const form = mainForm(page);
    await field(form, 'name').fill('Carmen');
    await field(form, 'email').fill(other);
    await field(form, 'terms').check();
    await rate(form, Object.fromEntries(RATINGS.map((rating) => [rating, 5])));
    await form.getByRole('button', { name: feedback.submit }).click();
    await expect(form.locator('.submit').getByRole('status')).toHaveText(feedback.thankYou);
    await expect(form.getByRole('button', { name: feedback.submit })).toBeFocused();
    expect(submissionsOf(server, other)).toHaveLength(1);
  });
});
