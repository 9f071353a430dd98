/** Every screen of the office is reached by its menu, fits, says its words, and comes back after a lost server. */
import { FORMS } from '../../../src/requests/testing/submissions.ts';
import { MOVING, sidewaysScroll } from '../support/fixtures.ts';
import { typeLikeAPerson } from '../support/type-like-a-person.ts';
import { hiddenFocus } from './support/hidden-focus.ts';
import { lookAt } from './support/look-at.ts';
import { followMenu } from './support/menu.ts';
import { playBack } from './support/play-back.ts';
import type { Office } from './support/office.ts';
import { DESK, expect, forget, goWithin, PHONE, test } from './support/one-office.ts';
import { writeQuote } from './support/quotes.ts';
import { en, es } from './support/says.ts';

/** What a phone cannot put into one line, nor divide between two words. */
const ENDLESS = {
  lastName: 'Ñ'.repeat(48),
  message: `https://example.com/${'a'.repeat(200)}`,
} as const;

/** A request with a quote; answers its id. */
async function receive(office: Office): Promise<string> {
  const answer = await fetch(`${office.url}/api/requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      ...{ ...FORMS.request, locale: 'es', service: 'catering' },
      ...{ firstName: 'Lucía', email: 'lucia@example.com', ...ENDLESS },
    }),
  });
  expect(answer.status).toBe(201);
  const { id } = (await answer.json()) as { id: string };
  await writeQuote(office, id);
  return id;
}

/** Runs in the page: notes how many parts a screen has as soon as it is there. */
function noteWhatComesFirst(): void {
  new MutationObserver((_, observer) => {
    const main = document.querySelector('main');
    if (!main) return;
    observer.disconnect();
    Object.assign(globalThis, { partsAtFirst: main.childElementCount });
  }).observe(document, { childList: true, subtree: true });
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the screens of the office on a phone', async ({ page, office, noise }) => {
    await test.step('the first screen is Today, which leads to a request, its quote and back; the audit says it in words', async () => {
      const requestId = await receive(office);
      const atRequest = new RegExp(`/admin/inbox/${requestId}$`);
      await page.addInitScript(noteWhatComesFirst);
      await page.goto('/admin');
      await expect(page).toHaveURL(/\/admin\/?$/);
      // React keeps back for 300 ms whatever comes after what stood in its place.
      await expect.poll(() => page.evaluate('partsAtFirst'), 'it comes with the bar').toBeTruthy();
      const bar = page.getByRole('navigation', { name: 'Lo más usado' });
      await expect(bar.getByRole('link')).toHaveText(['Hoy', 'Bandeja', 'Calendario', 'Cartas']);
      // The link goes with its screen: the next one takes the focus.
      await page.getByRole('link', { name: /^Solicitud nueva: Lucía/ }).press('Enter');
      await expect(page).toHaveURL(atRequest);
      await expect(page.locator('#main-content')).toBeFocused();
      await expect(page.getByRole('heading', { name: es('quotes.title') })).toBeVisible();
      await lookAt(page, 'inbox-request');
      const answer = page.getByRole('button', { name: es('inbox.answer.title') }).first();
      await expect(answer.or(bar)).toHaveCount(2);
      await page.emulateMedia({ media: 'print' });
      await expect(bar, 'on paper').toBeHidden();
      await expect(answer, 'on paper').toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      // A desk has room for more of what can be done.
      await page.setViewportSize(DESK.viewport);
      await expect(
        page.getByRole('toolbar').getByRole('link', { name: es('shared.quote') }),
      ).toHaveAttribute('href', `/admin/quotes/new/${requestId}`);
      await page.getByRole('link', { name: /^\d{4}-0001$/ }).click();
      await expect(page).toHaveURL(/\/admin\/quotes\/[\w-]{36}$/);
      await expect(page.getByText(ENDLESS.message)).toBeVisible();
      await page.setViewportSize(PHONE.viewport);
      // The screen follows the width a moment later.
      await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0);
      await page.getByRole('link', { name: es('ra.action.open_request') }).click();
      await expect(page).toHaveURL(atRequest);
      await goWithin(page, '/admin/audit');
      await expect(page.getByText('Empezó un presupuesto').first()).toBeVisible();
      await expect(page.getByText('Estrenó la trastienda').first()).toBeVisible();
      await expect(page.getByText(/\b[a-z]+\.[a-z]{3,}|\{"/)).toHaveCount(0);

      // An address without a screen says so, and leads back.
      await goWithin(page, '/admin/nowhere');
      await expect(page.getByText('Aquí no hay nada')).toBeVisible();
      await page
        .locator('#main-content')
        .getByRole('link', { name: es('today.title') })
        .click();
      await expect(page).toHaveURL(/\/admin\/?$/);
    });

    await test.step('the menu leads to its screens on a phone', async () => {
      await page.setViewportSize(PHONE.viewport);
      await followMenu(page);
    });

    await test.step('what the keys lead to is not hidden by a bar', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      const tabThrough = async () => {
        for (const key of ['Tab', 'Shift+Tab'])
          for (let step = 0; step < 25; step += 1) {
            await page.keyboard.press(key);
            expect(await hiddenFocus(page), `${page.url()} ${key}`).toBeNull();
          }
      };
      await goWithin(page, '/admin');
      await tabThrough();
      // Selected rows have a bar besides.
      await goWithin(page, '/admin/content/question');
      await page.getByRole('checkbox').nth(5).check();
      await tabThrough();
      // A window of 1280 × 1024 at four times its size: nothing but the screen itself has room in it.
      await page.setViewportSize({ width: 320, height: 256 });
      await goWithin(page, '/admin/content/question/question-parking');
      await expect(page.getByRole('textbox').first()).toBeVisible();
      await tabThrough();
      await page.setViewportSize(PHONE.viewport);
    });

    await test.step('what is at the thumb fits with text of twice the size', async () => {
      const session = await page.context().newCDPSession(page);
      const sizeText = (size: number) =>
        session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
      await sizeText(32);
      const bar = page.getByRole('navigation', { name: 'Lo más usado' });
      const room = async () =>
        bar.getByRole('link').evaluateAll((all) =>
          all.map((link) => {
            const text = (link.lastElementChild ?? link).getBoundingClientRect();
            return text.width <= link.clientWidth && text.bottom <= innerHeight;
          }),
        );
      await expect.poll(room).toEqual([true, true, true, true]);
      await sizeText(16);

      // On its side, what is at the edges is not behind the notch.
      const notch = 59;
      const insets = { left: notch, right: notch };
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await page.setViewportSize({ width: 844, height: 390 });
      const behindNotch = () =>
        page.locator(':is(header, main, nav) :is(a, button, h1, h2)').evaluateAll(
          (all, side) =>
            all.flatMap((one) => {
              const { left, right, width } = one.getBoundingClientRect();
              const isClear = left >= side && right <= innerWidth - side;
              return isClear || width === 0 ? [] : one.textContent;
            }),
          notch,
        );
      await expect.poll(behindNotch).toEqual([]);
      await session.send('Emulation.setSafeAreaInsetsOverride', { insets: {} });
      await page.setViewportSize(PHONE.viewport);
    });

    await test.step('Back of an Android phone closes what lies over a screen, and asks before what is typed', async () => {
      const back = await playBack(page);
      await page.goto('/admin');
      const hours = page.getByRole('dialog', { name: 'Horario y cierres' });
      await page.getByRole('button', { name: /^Horario y cierres/ }).click();
      await expect(hours).toBeVisible();
      await back();
      await expect(hours).toBeHidden();
      await page.getByRole('button', { name: es('office.more'), exact: true }).click();
      await expect(page.getByRole('navigation', { name: /^Men[uú]$/ })).toBeVisible();
      await back();
      await expect(page.getByRole('navigation', { name: /^Men[uú]$/ })).toBeHidden();

      await page.getByRole('button', { name: /^Aviso/ }).click();
      const notice = page.getByRole('dialog').getByRole('textbox').first();
      await typeLikeAPerson(notice, 'Hoy no');
      await back();
      const question = page.getByRole('alertdialog', { name: es('office.unsaved.typed.title') });
      await expect(question).toBeVisible();
      await back();
      await expect(question).toBeHidden();
      await expect(notice).toHaveValue('Hoy no');
      // Escape is one request, not two.
      await page.keyboard.press('Escape');
      await expect(question).toBeVisible();
      await question.getByRole('button', { name: es('ra.action.discard') }).click();
      await expect(notice).toBeHidden();
      await expect(page).toHaveURL(/\/admin\/?$/);
    });

    await test.step('a browser that has no room to keep anything shows the office all the same', async () => {
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('No room', 'QuotaExceededError');
        };
      });
      await page.goto('/admin');
      await expect(page.getByRole('heading', { name: es('today.quick.title') })).toBeVisible();
      // What cannot be saved is not called safe there, and not dropped without a question.
      await goWithin(page, '/admin/content/globalSettings/globalSettings');
      const note = page.getByRole('textbox').first();
      await expect(note).toBeVisible();
      const calls = '**/api/admin/content/**';
      await page.route(calls, (route) => route.abort());
      await note.fill('Esto no cabe');
      await expect(page.getByText(es('office.saving.unkept'))).toBeVisible();
      // Nor while more is typed.
      await note.fill('Esto tampoco cabe');
      await page.goBack();
      await page.getByRole('button', { name: es('office.unsaved.typed.keep') }).click();
      await page.unroute(calls);
      await expect(page.getByText(es('office.saving.saved'))).toBeVisible();
      forget(noise, /ERR_FAILED/);
    });

    await test.step('a browser that refuses to keep anything is told after a while what the office needs', async () => {
      const why = page.getByText('necesita JavaScript, cookies y un navegador actualizado');
      await expect(why).toHaveCount(0);
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('Access is denied for this document', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(globalThis, name, { get: refuse });
      });
      await page.goto('/admin');
      await expect(why).toBeHidden();
      await page.evaluate(() => document.getAnimations().forEach((one) => one.finish()));
      await expect(why).toBeVisible();
      forget(noise, /^thrown: .*Access is denied/);
    });
  });
});

test.describe('at a desk', () => {
  test.use({ ...DESK, ...MOVING });

  test('the screens of the office at a desk', async ({ page, office, noise }) => {
    await receive(office);
    await page.goto('/admin');
    await test.step('the menu leads to its screens at a desk', () => followMenu(page));

    await test.step('while the server is away, a list is not empty and a screen can be had again', async () => {
      const main = page.locator('#main-content');
      const retry = main.getByRole('button', { name: en('office.tryAgain') });
      await page.waitForLoadState('networkidle');

      // The screen comes, its list does not.
      const calls = /\/api\/admin\/(?:quotes|feedback)/;
      await page.route(calls, (route) => route.abort());
      for (const path of ['/feedback', '/quotes']) {
        const failed = page.waitForEvent('requestfailed', (request) =>
          request.url().includes(`/api/admin${path}`),
        );
        await goWithin(page, `/admin${path}`);
        await failed;
        await expect(main.getByText(en('errors.offline'))).toBeVisible();
      }
      await page.unroute(calls);
      await retry.click();
      await expect(main.getByText(/2\d{3}-0001/)).toBeVisible();

      // Nothing comes, which a browser that knows it says at once, and what is asked for again is there in the end.
      await page.context().setOffline(true);
      await goWithin(page, '/admin/feedback');
      await expect(main.getByText(en('errors.offline'))).toBeVisible();
      await goWithin(page, '/admin/audit');
      await expect(main.getByText(en('office.screenAway'))).toBeVisible();
      await retry.click();
      await expect(main.getByText(en('office.stillAway'))).toBeVisible();
      await page.context().setOffline(false);
      await retry.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('audit.title'));
      await expect(main.getByRole('combobox').first()).toBeVisible();
      forget(noise, /ERR_FAILED|ERR_INTERNET_DISCONNECTED|dynamically imported/);
    });

    await test.step('an answer that is lost on the way is asked for again, whatever the screen', async () => {
      const asked = new Set<string>();
      await page.route(/\/api\/admin\//, (route, request) => {
        if (request.method() !== 'GET' || asked.has(request.url())) return route.fallback();
        asked.add(request.url());
        return route.abort();
      });
      const main = page.locator('#main-content');
      await goWithin(page, '/admin/quotes');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(en('quotes.title'));
      await main.getByText(/2\d{3}-0001/).click();
      await expect(page.getByRole('button', { name: en('quotes.send') })).toBeVisible();
      await goWithin(page, '/admin/content/look');
      await expect(main.getByRole('textbox').first()).toBeVisible();
      await page.unrouteAll({ behavior: 'wait' });
      forget(noise, /ERR_FAILED/);
    });
  });
});
