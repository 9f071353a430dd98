/** The main flows of a visitor, and what the owner does first, work in Firefox as in Chromium, where the rest is tested. */
import type { Browser } from 'puppeteer-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answerAndWrite, KEY } from '../support/owner-at-work.ts';
import type { BuiltServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { contactValues, newEmail, requestValues } from '../browser/forms/support/filling.ts';
import { RATINGS } from '../browser/forms/support/feedback.ts';
import { submissionsOf } from '../browser/forms/support/stored.ts';
import { startFront } from '../browser/support/front.ts';
import { startSite } from '../browser/support/site-server.ts';
import { WORDS } from '../browser/support/words.ts';
import { hasFirefox, launchFirefox } from './support/firefox.ts';
import { Visitor } from './support/visitor.ts';

let browser: Browser;
let server: BuiltServer;

beforeAll(async () => {
  if (hasFirefox) [browser, server] = await Promise.all([launchFirefox(), startSite()]);
});
afterAll(async () => {
  await Promise.all([browser?.close(), server?.stop()]);
});

/** A new visitor, who leaves at the end of the test; no page may have complained by then. */
async function visit(path: string, site = server.url): Promise<Visitor> {
  const visitor = await Visitor.in(browser, site);
  onTestFinished(() => visitor.leave());
  await visitor.open(path);
  return visitor;
}

describe.skipIf(!hasFirefox)('in Firefox, in Spanish', () => {
  const { common, forms, offline } = WORDS.es;

  it('the language is chosen, kept and told', async () => {
    const visitor = await visit('/about');
    await visitor.click('.bar .languages a[data-language="en"]');
    await visitor.page.waitForSelector('html[lang="en"]');
    expect(visitor.path).toBe('/en/about');
    const kept = await visitor.page.evaluate(() => [
      localStorage.getItem('language'),
      document.cookie,
    ]);
    expect(kept).toEqual(['en', 'language=en']);
    // An address without a language is in the one that was chosen.
    await visitor.open('/contact');
    expect(visitor.path).toBe('/en/contact');
    expect(visitor.errors).toEqual([]);
  });

  it('the small menu leads to the menu, whose tabs work', async () => {
    const visitor = await visit('/about');
    await visitor.click('details[data-menu] > summary');
    await visitor.click('details[data-menu] a[href="/menu"]');
    await until(async () => expect(visitor.path).toBe('/menu'));
    const tab = '[role=tablist] [role=tab]:nth-of-type(3)';
    await visitor.click(tab);
    await visitor.page.waitForSelector(`${tab}[aria-selected=true]`);
    const panel = await visitor.page.$eval(tab, (one) => one.getAttribute('aria-controls'));
    const dishes = await visitor.page.waitForSelector(`[id="${panel}"] .dish`, { visible: true });
    expect(dishes).not.toBeNull();
    await visitor.page.keyboard.press('ArrowLeft');
    await visitor.page.waitForSelector('[role=tab]:nth-of-type(2)[aria-selected=true]:focus');
    expect(visitor.errors).toEqual([]);
  });

  it('without a connection the menu is a copy that says so, and a request waits until it is sent and stored', async () => {
    const front = await startFront(server.url);
    onTestFinished(() => front.close());
    const visitor = await visit('/about', front.url);
    const { page } = visitor;
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    front.isCut = true;
    await visitor.open('/menu');
    await visitor.sees('main > .offline[role=status]', offline.title);
    expect(await page.title()).toMatch(new RegExp(`^${offline.title} · `));
    const values = requestValues();
    await visitor.fill('#form form', values);
    await visitor.click('#form form button[type=submit]');
    await visitor.sees('dialog[open]', forms.request.kept.text);

    await visitor.open('/gallery');
    await visitor.sees('h1', offline.title);
    await visitor.sees('main', common.tryAgain);
    expect(submissionsOf(server, values.email)).toEqual([]);
    front.isCut = false;
    await visitor.open('/menu');
    await visitor.seesNo('main > .offline');
    await visitor.sees('.outbox', forms.outbox.sent);
    expect(submissionsOf(server, values.email)).toMatchObject([
      { kind: 'request', locale: 'es', data: values },
    ]);
  });
});

describe.skipIf(!hasFirefox)('in Firefox, in English', () => {
  const { forms } = WORDS.en;

  it('a workshop opens in a dialog, and Escape gives the focus back', async () => {
    const visitor = await visit('/en/gastronomic');
    const card = 'a[data-workshop="turmeric"]';
    await visitor.click(card);
    await visitor.page.waitForSelector('dialog.workshop[open] .workshop-facts', {
      visible: true,
    });
    await visitor.page.keyboard.press('Escape');
    await visitor.seesNo('dialog.workshop[open]');
    await visitor.page.waitForSelector(`${card}:focus`);
    expect(visitor.errors).toEqual([]);
  });

  it('a message is sent and stored', async () => {
    const visitor = await visit('/en/contact');
    const values = contactValues();
    await visitor.fill('main form', values);
    await visitor.click('main form button[type=submit]');
    await visitor.sees('.Toastify__toast', forms.contact.success);
    expect(submissionsOf(server, values.email)).toMatchObject([{ kind: 'contact', locale: 'en' }]);
    expect(visitor.errors).toEqual([]);
  });

  it('feedback is given, step by step', async () => {
    const visitor = await visit('/en');
    const email = newEmail();
    const { feedback } = forms;
    await visitor.click('.feedback-tab');
    const panel = '.feedback-panel';
    // By its text: looking for a role and a name takes Firefox seconds.
    const press = (name: string) =>
      visitor.click(`::-p-xpath(//*[@role="dialog"]//button[normalize-space()="${name}"])`);
    await visitor.fill(panel, { name: 'Carmen', email });
    await visitor.click(`${panel} [name=terms]`);
    await press(feedback.next);
    for (const rating of RATINGS) {
      await visitor.click(`${panel} label:has([name="ratings.${rating}"][value="4"])`);
    }
    await press(feedback.next);
    await press(feedback.submit);
    await visitor.sees('.Toastify__toast', feedback.thankYou);
    await visitor.seesNo(panel);
    expect(submissionsOf(server, email)).toMatchObject([{ kind: 'feedback', locale: 'en' }]);
    expect(visitor.errors).toEqual([]);
  });
});

describe.skipIf(!hasFirefox)('in Firefox, in the office on a phone', () => {
  it('the owner signs in, answers a request, and writes what is read on the blog', async () => {
    const visitor = await Visitor.in(browser, server.url);
    onTestFinished(() => visitor.leave());
    const { page } = visitor;
    const find = (selector: string) => page.waitForSelector(selector, { visible: true });
    await answerAndWrite(server, {
      async open(url) {
        await page.goto(url, { waitUntil: 'domcontentloaded' });
      },
      async press(button) {
        const found = await find(`::-p-xpath(//button[normalize-space()="${button}"])`);
        // Not below a bar.
        await found?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await found?.click();
      },
      enter: async (field) => (await find(field))?.focus(),
      type: (text) => page.keyboard.type(text, { delay: KEY }),
      sees: (text) => visitor.sees('body', text),
    });
    expect(visitor.errors).toEqual([]);
  });
});
