/** What the owner does first works in Firefox as in Chromium, where the rest of the office is tested. */
import { describe, expect, it, onTestFinished } from 'vitest';
import { en } from '../browser/admin/support/says.ts';
import { requestValues } from '../browser/forms/support/filling.ts';
import { startSite } from '../browser/support/site-server.ts';
import { OWNER, setUpOwner } from '../support/owner.ts';
import { hasFirefox, launchFirefox } from './support/firefox.ts';
import { until, Visitor } from './support/visitor.ts';

/** Between two keys of a person, milliseconds. */
const KEY = 120;

const POST = { id: 'blog-terrace-event', path: '/blog/terrace-event', tab: 'Text' } as const;
const ADDED = 'Quedó sitio.';

describe.skipIf(!hasFirefox)('in Firefox, in the office on a phone', () => {
  it('the owner signs in, answers a request, and writes what is read on the blog', async () => {
    await using site = await startSite();
    await setUpOwner(site, 'en');
    const request = await fetch(`${site.url}/api/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...requestValues(), locale: 'es' }),
    });
    const { id } = (await request.json()) as { id: string };
    const firefox = await launchFirefox();
    onTestFinished(() => firefox.close());
    const visitor = await Visitor.in(firefox, site.url);
    const { page } = visitor;
    const find = (selector: string) => page.waitForSelector(selector, { visible: true });
    const press = async (text: string) => {
      const button = await find(`::-p-xpath(//button[normalize-space()="${text}"])`);
      // Not below a bar.
      await button?.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await button?.click();
    };
    const write = async (name: string, text: string) => {
      await (await find(`::-p-aria(${name}[role="textbox"])`))?.focus();
      await page.keyboard.type(text, { delay: KEY });
    };
    const reads = (text: string) => visitor.sees('body', text);

    await visitor.open('/admin');
    await write(en('shared.email'), OWNER.email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(OWNER.password, { delay: KEY });
    await page.keyboard.press('Enter');
    await reads(en('today.title'));

    await visitor.open(`/admin/inbox/${id}`);
    await press(en('inbox.answer.title'));
    await write(en('shared.text'), 'Os esperamos.');
    await reads(en('inbox.answer.saved'));
    await press(en('inbox.answer.review'));
    await press(en('ra.action.send'));
    await reads(en('inbox.answer.sent'));

    await visitor.open(`/admin/content/blog/${POST.id}`);
    await press(POST.tab);
    await write(`${POST.tab} · Spanish`, ADDED);
    await reads(en('office.saving.saved'));
    await press(en('content.actions.publish'));
    await reads(en('content.done.publish'));
    await until(async () =>
      expect(await fetch(site.url + POST.path).then((answer) => answer.text())).toContain(ADDED),
    );
    expect(visitor.errors).toEqual([]);
  });
});
