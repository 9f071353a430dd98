/** The words of the site and of its emails are the owner's to change, seen at once, and to take back. */
import { holdNextCall, loseNextAnswer } from './support/bad-line.ts';
import { lookAt } from './support/look-at.ts';
import {
  DESK,
  expect,
  expectRefusals,
  forget,
  goWithin,
  publicHtml,
  publish,
  test,
} from './support/one-office.ts';
import { en } from './support/says.ts';

const words = {
  search: en('content.wordings.search'),
  own: 'In its place (English)',
  save: en('ra.action.save'),
  ...{ back: en('content.wordings.back'), saved: en('content.wordings.saved'), key: 'English' },
  ...{ isBack: en('content.wordings.isBack'), original: 'Contact', changed: 'Come and see us' },
  path: '/en/blog',
  otherPath: '/blog',
  undo: en('ra.action.undo'),
  mark: en('content.originals.changed'),
  ...{ field: 'Request: the notice · English', preview: en('content.actions.preview') },
  text: 'Tell us [Days of notice] days before and we’ll be ready.',
  filled: 'Tell us 3 days before',
  without: 'Tell us in good time.',
  problem: 'It leaves out [Days of notice], which this text has to name.',
  frame: en('content.preview.frame'),
  figure: 'Days of notice',
  publish: en('content.actions.publish'),
  anyway: en('content.doubts.publishAnyway'),
  theirs: 'Talk to us',
  meanwhile: 'Meanwhile it has come to say “Talk to us”. Save again to put yours in its place.',
  offline: en('errors.offline'),
  ...{ refused: en('errors.invalid'), saving: en('office.saving.saved') },
} as const;

test.use(DESK);

test('words of the site and of its emails', async ({ page, office, noise }) => {
  await test.step('an email’s text keeps its figures, is seen in the preview, and goes back to its original', async () => {
    await page.goto('/admin/content/emailTexts/emailTexts');
    const text = page.getByRole('textbox', { name: words.field });
    const original = page.getByRole('group', { name: new RegExp(`${words.field}$`) });
    const shipped = await text.inputValue();
    expect(shipped).toContain('[Days of notice|');
    await expect(page.getByText('{{')).toHaveCount(0);
    await expect(original).toContainText(words.figure);
    await expect(original.getByText(words.mark)).toHaveCount(0);

    // A figure is put in where the cursor is, which stays behind it.
    await text.fill('Tell us  before.');
    await text.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(8, 8));
    const cell = text.locator('xpath=ancestor::*[.//button][1]');
    await cell.getByRole('button', { name: en('content.figures.insert') }).click();
    await page.getByRole('menuitem', { name: words.figure }).click();
    await expect(text).toHaveValue(`Tell us [${words.figure}] before.`);
    const cursor = await text.evaluate((field: HTMLTextAreaElement) => field.selectionStart);
    expect(cursor).toBe(`Tell us [${words.figure}]`.length);

    await text.fill(words.without);
    await expect(text).toHaveAccessibleDescription(words.problem);
    await page.getByRole('button', { name: words.publish, exact: true }).click();
    // Whoever goes on typing while the form looks what the server knows loses nothing of it.
    const { promise: isTyped, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/api/admin/content/emailTexts/emailTexts', async (route) => {
      if (route.request().method() === 'GET') await isTyped;
      await route.continue();
    });
    const looked = page.waitForResponse(
      (answer) => answer.url().endsWith('/emailTexts') && answer.request().method() === 'GET',
    );
    await page.getByRole('button', { name: words.anyway }).click();
    await expect(page.getByText(words.refused)).toBeVisible();
    await expectRefusals(noise, 422, 1);

    await text.fill(words.text);
    release();
    await looked;
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(words.text);
    await expect(text).not.toHaveAccessibleDescription(words.problem);
    await expect(original).toContainText(shipped);
    await expect(original.getByText(words.mark)).toBeVisible();
    await lookAt(page, 'email-text');
    await page.getByRole('button', { name: words.preview }).click();
    const content = page.locator('#main-content');
    await content.getByRole('button', { name: words.key, exact: true }).click();
    const email = page.frameLocator(`iframe[title="${words.frame}"]`);
    await expect(email.getByText(words.filled)).toBeVisible();
    await page.getByRole('button', { name: words.preview }).click();
    await publish(page, 'en');

    await original.getByRole('button', { name: words.back }).click();
    await expect(text).toHaveValue(shipped);
    await page.getByRole('button', { name: words.undo }).click();
    await expect(text).toHaveValue(words.text);
    await original.getByRole('button', { name: words.back }).click();
    await expect(original.getByText(words.mark)).toHaveCount(0);
    await publish(page, 'en');
  });

  await test.step('a word of the interface is changed, seen on the public page in its language, and put back; refused without its figure', async () => {
    await goWithin(page, '/admin/content-words');
    await page.getByRole('searchbox', { name: words.search }).fill('common:nav.contact');
    const word = page
      .getByRole('listitem')
      .filter({ has: page.getByText(words.original, { exact: true }) });
    const own = word.getByRole('textbox', { name: words.own });
    // It outlives a phone that gives out.
    await own.fill('Esc');
    await expect(page).toHaveURL(/nav\.contact/);
    await page.reload();
    await expect(own).toHaveValue('Esc');
    // What is typed on while it is being saved, on a slow line, stays and is saved next.
    const goOn = await holdNextCall(page, '**/api/admin/content-words');
    const isBeingSaved = page.waitForRequest((request) => request.method() === 'PUT');
    await own.fill('Escrí');
    await word.getByRole('button', { name: words.save }).click();
    const script = page.locator('script[type=module]').last();
    const { 'x-office-script': sentBy } = (await isBeingSaved).headers();
    expect(sentBy).toBe(await script.getAttribute('src'));
    await own.fill(words.changed);
    goOn();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(own).toHaveValue(words.changed);
    // Somebody else has saved another meanwhile, which is said; and the answer to the next is lost.
    const body = { key: 'common:nav.contact', language: 'en', before: 'Escrí', text: words.theirs };
    await office.call('PUT', 'content-words', body);
    await word.getByRole('button', { name: words.save }).click();
    await expect(own).toHaveAccessibleDescription(words.meanwhile);
    await expect(own).toHaveValue(words.changed);
    await expectRefusals(noise, 409, 1);
    await loseNextAnswer(page, '**/api/admin/content-words');
    await word.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.offline)).toBeVisible();
    forget(noise, /ERR_FAILED/);
    await word.getByRole('button', { name: words.save }).click();
    await expect(word.getByRole('button', { name: words.save })).toHaveCount(0);
    await expectRefusals(noise, 409, 1);
    await expect.poll(() => publicHtml(office, words.path)).toContain(words.changed);
    expect(await publicHtml(office, words.otherPath)).not.toContain(words.changed);

    await word.getByRole('button', { name: words.back }).click();
    await expect(page.getByText(words.isBack)).toBeVisible();
    await expect(word.getByRole('textbox', { name: words.own })).toHaveValue('');
    await expect.poll(() => publicHtml(office, words.path)).not.toContain(words.changed);
    // By a slip of the thumb it is not lost: it is on the site again.
    await page.getByRole('button', { name: words.undo }).click();
    await expect(word.getByRole('textbox', { name: words.own })).toHaveValue(words.changed);
    await expect.poll(() => publicHtml(office, words.path)).toContain(words.changed);

    await page.getByRole('searchbox', { name: words.search }).fill('common:from');
    const needing = page.locator('#main-content').getByRole('listitem');
    await expect(page.getByText(words.original, { exact: true })).toHaveCount(0);
    await expect(needing).toHaveCount(1);
    await needing.getByRole('textbox', { name: words.own }).fill('x');
    await needing.getByRole('button', { name: words.save }).click();
    await expect(needing.getByRole('textbox', { name: words.own })).toHaveAccessibleDescription(
      words.problem.replace('[Days of notice]', 'price'),
    );
    await expectRefusals(noise, 422, 1);
  });
});
