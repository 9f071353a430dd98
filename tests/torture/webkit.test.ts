/**
 * The engine of Safari shows whole pages, and has the main flows. It is no part of `npm test`: Debian's package of it takes
 * longer to install than all else: `apt-get install webkit2gtk-driver xvfb`.
 */
import { describe, expect, it } from 'vitest';
import { en } from '../browser/admin/support/says.ts';
import { requestValues } from '../browser/forms/support/filling.ts';
import { submissionsOf } from '../browser/forms/support/stored.ts';
import { startSite } from '../browser/support/site-server.ts';
import { OWNER, setUpOwner } from '../support/owner.ts';
import { hasWebKit, until, WebKit } from './support/webkit.ts';

if (!hasWebKit) console.warn('WebKit is not installed. Its tests are skipped.');

/** The most that a dialog of one line takes, pixels: a third of the window. */
const LINE = 300;

const POST = { id: 'blog-terrace-event', path: '/blog/terrace-event', tab: 'Text' } as const;

describe.skipIf(!hasWebKit)('in WebKit', () => {
  it('what is below the fold is shown, and a request is sent and said to be', async () => {
    await using site = await startSite();
    await using webkit = await WebKit.start();
    for (const path of ['/', '/menu', '/gallery', '/birthday', '/contact', '/catering']) {
      await webkit.open(site.url + path);
      await until(async () => expect(await webkit.run(hiddenParts), path).toEqual([]));
    }
    const values = requestValues();
    for (const [name, value] of Object.entries(values)) {
      const field = `//*[@id="form"]//*[@name="${name}"]`;
      if (name.startsWith('requested') || name === 'participants')
        await webkit.run(choose, name, value);
      else {
        await webkit.click(field);
        await webkit.type(value);
      }
    }
    await webkit.click('//*[@id="form"]//button[@type="submit"]');
    await webkit.sees('Te responderemos lo antes posible.');
    expect(await webkit.run(heightOfDialog)).toBeLessThan(LINE);
    expect(submissionsOf(site, values.email)).toMatchObject([{ kind: 'request', data: values }]);
  });

  it('the owner signs in, answers a request, and writes what is read on the blog', async () => {
    await using site = await startSite();
    await setUpOwner(site, 'en');
    const values = requestValues();
    const sent = await fetch(`${site.url}/api/requests`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...values, locale: 'es' }),
    });
    const { id } = (await sent.json()) as { id: string };
    await using webkit = await WebKit.start();

    await webkit.open(`${site.url}/admin`);
    await webkit.click('//input[@type="email"]');
    await webkit.type(OWNER.email);
    await webkit.click('//input[@type="password"]');
    await webkit.type(OWNER.password);
    await webkit.click('//button[@type="submit"]');
    await webkit.sees(en('today.title'));

    await webkit.open(`${site.url}/admin/inbox/${id}`);
    await webkit.press(en('inbox.answer.title'));
    await until(async () =>
      expect(await webkit.run(() => document.activeElement?.tagName)).toBe('TEXTAREA'),
    );
    await webkit.type('Os esperamos.');
    await webkit.sees(en('inbox.answer.saved'));
    await webkit.press(en('inbox.answer.review'));
    await webkit.press(en('ra.action.send'));
    await webkit.sees(en('inbox.answer.sent'));

    await webkit.open(`${site.url}/admin/content/blog/${POST.id}`);
    await webkit.press(POST.tab);
    await webkit.click('//*[@role="textbox" and @contenteditable="true"]');
    await webkit.type('Quedó sitio.');
    await webkit.sees(en('office.saving.saved'));
    await webkit.press(en('content.actions.publish'));
    await until(async () =>
      expect(await (await fetch(site.url + POST.path)).text()).toContain('Quedó sitio.'),
    );
  });
});

/** Runs in the page: the parts that are not drawn although they are near, or would be. */
function hiddenParts(): string[] {
  return [...document.querySelectorAll('main > .section > *, body > footer > *')]
    .filter((one) => one.getClientRects().length > 0)
    .filter((one) => !one.checkVisibility({ contentVisibilityAuto: true }))
    .map((one) => one.className);
}

/** Runs in the page: takes a choice or a day, as its picker does. */
function choose(name: string, value: string): void {
  const field = document.querySelector<HTMLInputElement>(`#form [name="${name}"]`);
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  for (const type of ['input', 'change']) field?.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Runs in the page. */
function heightOfDialog(): number {
  return document.querySelector('dialog[open]')?.getBoundingClientRect().height ?? NaN;
}
