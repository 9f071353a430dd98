/** A toast is there for as long as it takes to read, and can be kept, reached and put away. */
import type { Locator, Page } from '@playwright/test';
import { MOVING } from '../support/fixtures.ts';
import { WORDS } from '../support/words.ts';
import { contactValues, fillIn, mainForm } from './support/filling.ts';
import { expect, refused, test } from './support/test.ts';

test.use({ ...MOVING, tolerated: refused(503), viewport: { width: 1280, height: 800 } });

const { contact, errors } = WORDS.es.forms;
const { toasts, close } = WORDS.es.islands;

/** Sends a message and returns the toast that follows, once its animation is over. */
async function toastAfterSending(page: Page, text: string): Promise<Locator> {
  const form = mainForm(page);
  await fillIn(form, contactValues());
  await form.getByRole('button', { name: contact.submit }).click();
  // The button may have been where the toast comes, which the mouse would then keep.
  await page.mouse.move(0, 700);
  const toast = page.locator('.Toastify__toast');
  await expect(toast).toHaveText(text);
  return toast;
}

/** The play state of the toast's progress bar, whose end closes it. */
function line(toast: Locator) {
  return toast
    .locator('.Toastify__progress-bar:not(.Toastify__progress-bar--bg)')
    .evaluate((bar) => {
      const { animationDuration, animationPlayState } = getComputedStyle(bar);
      return { animationDuration, animationPlayState };
    });
}

/** Drags a toast sideways by a share of its width. */
async function drag(page: Page, toast: Locator, part: number): Promise<void> {
  const { x, y, width, height } = (await toast.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  const start = { x: x + width * 0.1, y: y + height / 2 };
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + width * part, start.y, { steps: 8 });
  await page.mouse.up();
}

/** Lets its time be over: the end of the line closes it. */
function end(toast: Locator): Promise<void> {
  return toast.evaluate((one) => {
    for (const animation of one.getAnimations({ subtree: true }))
      if (animation.playState === 'running') animation.finish();
  });
}

test('a success toast is shown top centre for three seconds', async ({ page }) => {
  await page.goto('/contact');
  const toast = await toastAfterSending(page, contact.success);
  const { x = 0, y = Infinity, width = 0 } = (await toast.boundingBox()) ?? {};
  expect(Math.abs(x + width / 2 - 640)).toBeLessThanOrEqual(8);
  expect(y).toBeLessThan(200);
  expect((await line(toast)).animationDuration).toBe('3s');
  const announced = page.locator(
    ':is([role=status], [role=alert], [aria-live]:not([aria-live=off]))',
    { hasText: contact.success },
  );
  await expect(announced).toHaveCount(1);
  await expect(page.locator('section', { has: toast })).toHaveAttribute(
    'aria-label',
    new RegExp(toasts),
  );
  await end(toast);
  await expect(toast).toHaveCount(0);
  // A message that must be read stays open.
  await expect(mainForm(page).locator('.submit').getByRole('status')).toHaveText(contact.success);

  await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }));
  await test.step('an error toast stays five seconds, and longer while hovered; Alt+T moves the focus to it', async () => {
    await toastAfterSending(page, errors.somethingWentWrong);
    expect((await line(toast)).animationDuration).toBe('5s');
    await toast.hover();
    await expect.poll(async () => (await line(toast)).animationPlayState).toBe('paused');
    await page.keyboard.press('Alt+t');
    const hasFocus = () => toast.evaluate((one) => one.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.mouse.move(640, 700);
    await expect.poll(async () => (await line(toast)).animationPlayState).toBe('running');
    const shut = toast.getByRole('button', { name: close });
    const { width: wide, height } = (await shut.boundingBox()) ?? {};
    expect([wide, height]).toEqual([48, 48]);
    await shut.focus();
    await page.keyboard.press('Enter');
    await expect(toast).toHaveCount(0);
  });

  await test.step('a toast closes when it is dragged by more than 80 per cent of its width', async () => {
    // Paused, so that only the drag can close it.
    await page.evaluate(() => {
      const still = new CSSStyleSheet();
      still.replaceSync('.Toastify__progress-bar { animation-play-state: paused !important }');
      document.adoptedStyleSheets.push(still);
    });
    await toastAfterSending(page, errors.somethingWentWrong);
    await toast.hover();
    const { x: before } = (await toast.boundingBox()) ?? {};
    await drag(page, toast, 0.6);
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(before);
    await drag(page, toast, 0.85);
    await expect(toast).toHaveCount(0);
  });

  await test.step('three show at once, and a fourth in the place of one that goes', async () => {
    const form = mainForm(page);
    for (let sent = 1; sent <= 4; sent += 1) {
      const answered = page.waitForResponse('**/api/contact');
      await form.getByRole('button', { name: contact.submit }).click();
      await answered;
      await expect(toast).toHaveCount(Math.min(sent, 3));
    }
    const shown = () => toast.evaluateAll((all) => all.map(({ id }) => id));
    const before = await shown();
    await drag(page, toast.first(), 0.85);
    await expect.poll(async () => new Set(await shown()).difference(new Set(before)).size).toBe(1);
    await expect(toast).toHaveCount(3);
  });
});
