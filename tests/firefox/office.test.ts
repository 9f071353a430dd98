/** What the owner does first works in Firefox as in Chromium, where the rest of the office is tested. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSite } from '../browser/support/site-server.ts';
import { answerAndWrite, KEY } from '../support/owner-at-work.ts';
import { hasFirefox, launchFirefox } from './support/firefox.ts';
import { Visitor } from './support/visitor.ts';

describe.skipIf(!hasFirefox)('in Firefox, in the office on a phone', () => {
  it('the owner signs in, answers a request, and writes what is read on the blog', async () => {
    await using site = await startSite();
    const firefox = await launchFirefox();
    onTestFinished(() => firefox.close());
    const visitor = await Visitor.in(firefox, site.url);
    const { page } = visitor;
    const find = (selector: string) => page.waitForSelector(selector, { visible: true });
    await answerAndWrite(site, {
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
