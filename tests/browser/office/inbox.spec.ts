/** What a visitor sends is found, read, answered by email, counted and, when they ask for it, erased. */
import { errorWords } from '../../../src/office/app/office.ts';
import { FORMS } from '../../../src/requests/testing/submissions.ts';
import { goOnTyping, lookAway, typeLikeAPerson } from '../support/type-like-a-person.ts';
import { loseNextAnswer } from './support/bad-line.ts';
import { colleagueAnswers } from './support/colleague.ts';
import { takeDrawn, watchDrawing } from './support/drawn.ts';
import { lookAt } from './support/look-at.ts';
import { emailsWith } from './support/mail-folder.ts';
import { byMenu, DESK, expect, forget, goWithin, test } from './support/one-office.ts';
import { en } from './support/says.ts';
import { send } from './support/send.ts';
import { answerOnASlowLine } from './support/slow-answers.ts';

const words = {
  search: /Search by name/,
  answer: en('inbox.answer.title'),
  subject: en('inbox.answer.subject'),
  body: en('shared.text'),
  saved: en('office.saving.saved'),
  review: en('inbox.answer.review'),
  send: en('ra.action.send'),
  sent: en('inbox.answer.sent'),
  answered: en('inbox.statuses.answered'),
  status: en('shared.status'),
  confirmed: en('inbox.statuses.confirmed'),
  undo: en('ra.action.undo'),
  show: en('inbox.allergies.show'),
  unknown: 'This doesn’t fill itself in: precio',
  back: en('inbox.answer.back'),
  ...{ email: en('shared.email'), find: en('ra.action.search'), erase: en('privacy.erase.button') },
  ...{ forGood: en('privacy.erase.confirm'), erased: 'Erased: 1 submission' },
} as const;

test.use(DESK);

test('requests, privacy and feedback', async ({ page, office, noise }) => {
  await test.step('a request is found, read, answered and its status taken back', async () => {
    const name = 'Íñigo';
    const email = 'inigo@example.com';
    const id = await send(office, '/api/requests', {
      ...FORMS.request,
      ...{ firstName: name, email, locale: 'es', service: 'catering' },
      ...{ allergy: 'Nueces', allergyConsent: true, message: 'Somos doce' },
    });
    await page.clock.install();
    await watchDrawing(page);
    await page.goto('/admin/inbox');
    await page.getByRole('searchbox', { name: words.search }).fill('inigo');
    const link = page.getByRole('link', { name: new RegExp(name) });
    await expect(link).toHaveCount(1);
    await expect(page).toHaveURL(/inigo/);
    await lookAt(page, 'inbox');
    // Its screen says why it cannot be read, and shows nothing of what the list knew of it.
    await page.route(`**/api/admin/inbox/${id}`, (route) =>
      route.fulfill({ status: 429, json: { error: 'busy' } }),
    );
    await link.click();
    await expect(page.getByText(en('errors.busy'))).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    await page.goBack();
    await link.click();
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('searchbox', { name: words.search })).toHaveValue('inigo');
    await page.goForward();

    await expect(page.getByText('Nueces')).toHaveCount(0);
    await page.getByRole('button', { name: words.show }).click();
    await expect(page.getByText('Nueces')).toBeVisible();

    await page.getByRole('button', { name: words.answer, exact: true }).click();
    const body = page.getByRole('textbox', { name: words.body, exact: true });
    await expect(body).toBeFocused();
    // Nobody has to say what it is about; our words for it are in the language of the email.
    const subject = page.getByRole('textbox', { name: words.subject });
    await expect(subject).toHaveValue(/^Tu solicitud para el \d/);
    await page.getByRole('combobox', { name: en('inbox.answer.language') }).click();
    await page.getByRole('option', { name: 'English' }).click();
    await expect(subject).toHaveValue(/^Your request for \d/);
    await subject.fill('Para [first name]');
    await page.getByRole('combobox', { name: en('inbox.answer.language') }).click();
    await page.getByRole('option', { name: 'Español' }).click();
    await expect(subject).toHaveValue('Para [first name]');
    // A detail goes where the cursor is, and what is typed next behind it.
    await takeDrawn(page);
    await typeLikeAPerson(body, 'Hola,:');
    // No key draws them anew.
    const drawn = await takeDrawn(page);
    expect(drawn).toContain(words.body);
    expect(drawn).not.toContain(en('inbox.placeholders.firstName'));
    await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: en('inbox.placeholders.firstName') }).click();
    await expect(body).toBeFocused();
    await page.keyboard.type(' y familia');
    await expect(body).toHaveValue('Hola,[first name] y familia:');
    await body.fill('Hola, [first name]: {{precio}}');
    await expect(page.getByText(words.saved)).toBeVisible();
    // What was typed survives a closed tab.
    await page.reload();
    await expect(body).toHaveValue('Hola, [first name]: {{precio}}');
    await page.getByRole('button', { name: words.review }).click();
    const preview = page.getByRole('dialog');
    await expect(preview.getByText(words.unknown)).toBeVisible();
    await expect(preview.getByRole('button', { name: words.send })).toBeDisabled();
    await preview.getByRole('button', { name: words.back }).click();
    // Nor does whoever leaves after the last key lose it: it is saved before the pause is over.
    await body.clear();
    await typeLikeAPerson(body, 'Hola, [first name]: ');
    await lookAway(page);
    // Its time stands still: what is saved now is not saved by a timer.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2_000);
    await goOnTyping(page, 'os esperamos');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const kept = async () => (await page.request.get(`/api/admin/inbox/${id}`)).text();
    await expect.poll(kept).toContain('os esperamos');
    await page.clock.resume();
    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/inbox\?/);
    await page.goForward();
    await expect(body).toHaveValue('Hola, [first name]: os esperamos');
    await page.getByRole('button', { name: words.review }).click();
    const frame = preview.frameLocator('iframe');
    await expect(frame.locator('p', { hasText: `Hola, ${name}: os esperamos` })).toBeVisible();
    await expect(preview.getByText(email)).toBeVisible();
    // Somebody else answers meanwhile: nothing is sent until that was seen, and what was typed stays.
    await colleagueAnswers(office, id, 'No podemos ese día');
    await preview.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'No podemos ese día' })).toBeVisible();
    await expect(body).toHaveValue('Hola, [first name]: os esperamos');
    await page.getByRole('button', { name: words.review }).click();
    // It is sent, and the answer to that is lost: whoever presses again sends no second one.
    await loseNextAnswer(page, '**/api/admin/inbox/*/answers');
    await preview.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(errorWords.en.offline as string)).toBeVisible();
    forget(noise, /ERR_FAILED/);
    await preview.getByRole('button', { name: words.send }).click();
    // Nothing runs in the frame of an email, the test's clock neither.
    forget(noise, /Blocked script execution .*preview/);
    await expect(page.getByText(words.sent)).toBeVisible();
    await expect(page.locator('header').getByText(words.answered)).toBeVisible();

    await expect
      .poll(async () => (await emailsWith(office, `Hola, ${name}: os esperamos`)).length)
      .toBe(1);
    const [sent = ''] = await emailsWith(office, `Hola, ${name}: os esperamos`);
    expect(sent).toMatch(new RegExp(`^To: .*<${email}>`, 'm'));

    await page.getByRole('button', { name: words.status, exact: true }).click();
    await page.getByRole('menuitem', { name: words.confirmed }).click();
    await expect(page.locator('header').getByText(words.confirmed)).toBeVisible();
    await page.getByRole('button', { name: words.undo }).click();
    await expect(page.locator('header').getByText(words.answered)).toBeVisible();
    forget(noise, /status of 4(09|29)/);
  });

  await test.step('on a slow line an answer is saved in the order in which it was typed, stays thrown away, and is asked about before it is lost', () =>
    answerOnASlowLine(page, office, noise));

  await test.step('what is selected is let go once the list is another, or opened again', async () => {
    await byMenu(page, '/admin/inbox');
    const one = page.getByRole('row').last().getByRole('checkbox');
    const bar = page.getByRole('group', { name: en('ra.action.bulk_actions', { count: 1 }) });
    await one.check();
    await expect(bar).toBeVisible();
    await goWithin(page, '/admin/inbox?filter={"kind":"contact"}');
    await expect(bar).toHaveCount(0);
    await one.check();
    await page.reload();
    await expect(one).toBeVisible();
    await expect(bar).toHaveCount(0);
  });

  await test.step('a person is found by their address and erased', async () => {
    const erased = 'borrada@example.com';
    await send(office, '/api/contact', { ...FORMS.contact, email: erased });
    await byMenu(page, '/admin/privacy');
    const address = page.getByRole('textbox', { name: words.email });
    const kept = page.getByRole('link', { name: /2026|20\d\d/ });
    await address.fill(erased);
    const find = () => page.getByRole('button', { name: words.find, exact: true }).click();
    // What comes of one person is nothing of another, who is typed meanwhile.
    await page.route(
      '**/privacy/find',
      async (route) => {
        await address.fill('otra@example.com');
        await route.continue();
      },
      { times: 1 },
    );
    const late = page.waitForResponse('**/privacy/find');
    await find();
    await (await late).finished();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
    await expect(kept).toHaveCount(0);
    await address.fill(erased);
    await find();
    await expect(kept).toBeVisible();
    await lookAt(page, 'privacy');
    await page.getByRole('button', { name: words.erase }).click();
    await page.getByRole('dialog').getByRole('button', { name: words.forGood }).click();
    await expect(page.getByText(words.erased)).toBeVisible();
  });

  await test.step('feedback is shown as tables with bars, and answers have texts', async () => {
    await send(office, '/api/feedback', { ...FORMS.feedback, comments: 'De diez ' });
    await byMenu(page, '/admin/feedback');
    await expect(page.getByRole('table')).toHaveCount(2);
    await expect(page.getByText('De diez ')).toBeVisible();
    await lookAt(page, 'feedback');

    // What keeps a comment from becoming a testimonial is marked, once its author has agreed.
    await page
      .getByRole('button', { name: en('feedback.make') })
      .first()
      .click();
    const testimonial = page.getByRole('dialog');
    await testimonial.getByRole('checkbox').check();
    const kind = testimonial.getByRole('combobox', { name: en('feedback.testimonial.kind') });
    await expect(kind).toHaveAccessibleDescription(en('ra.validation.required'));
    await kind.click();
    await page.getByRole('option').first().click();
    await testimonial.getByRole('button', { name: en('feedback.testimonial.save') }).click();
    await expect(page.getByText(en('feedback.testimonial.saved'))).toBeVisible();
    await goWithin(page, '/admin/answer-texts/create');
    // A text of some length outlives a phone that gives out, and is still to be saved then.
    const subject = page.getByRole('textbox', { name: en('inbox.answer.subject') }).first();
    await typeLikeAPerson(subject, 'Gracias');
    await page.reload();
    await expect(subject).toHaveValue('Gracias');
    await typeLikeAPerson(page.getByLabel(en('inbox.texts.name')), 'Gracias');
    await expect(page.getByRole('group', { name: 'Español' })).toBeVisible();
    const body = page.getByRole('textbox', { name: en('shared.text') }).first();
    await typeLikeAPerson(body, 'Hasta pronto.');
    await page.getByRole('button', { name: en('ra.action.save') }).click();
    await expect(page.getByText('Gracias', { exact: true })).toBeVisible();
    await page.goBack();
    await expect(subject).toHaveValue('');
  });
});
