/**
 * The engine of Safari shows whole pages, and has the main flows. It is no part of `npm test`: Debian's package of it takes
 * longer to install than all else: `apt-get install webkit2gtk-driver xvfb`.
 */
import { describe, expect, it } from 'vitest';
import { requestValues } from '../browser/forms/support/filling.ts';
import { submissionsOf } from '../browser/forms/support/stored.ts';
import { startSite } from '../browser/support/site-server.ts';
import { WORDS } from '../browser/support/words.ts';
import { answerAndWrite } from '../support/owner-at-work.ts';
import { until } from '../support/until.ts';
import { hasWebKit, WebKit } from './support/webkit.ts';

if (!hasWebKit) console.warn('WebKit is not installed. Its tests are skipped.');

/** The most that a dialog of one line takes, pixels: a third of the window. */
const LINE = 300;

describe.skipIf(!hasWebKit)('in WebKit', () => {
  it('what is below the fold is shown, and a request is sent and said to be', async () => {
    await using site = await startSite();
    await using webkit = await WebKit.start();
    for (const path of ['/', '/menu', '/gallery', '/birthday', '/contact', '/catering']) {
      await webkit.open(site.url + path);
      await until(async () => expect(await webkit.run(hiddenParts), path).toEqual([]));
    }
    const { request } = WORDS.es.forms;
    const values = requestValues();
    for (const [name, value] of Object.entries(values)) {
      if (name.startsWith('requested') || name === 'participants')
        await webkit.run(choose, name, value);
      else {
        await webkit.enter(`#form [name="${name}"]`);
        await webkit.type(value);
      }
    }
    await webkit.press(request.submit);
    await webkit.sees(request.success.text);
    expect(await webkit.run(heightOfDialog)).toBeLessThan(LINE);
    expect(submissionsOf(site, values.email)).toMatchObject([{ kind: 'request', data: values }]);
  });

  it('Back finds a page as it was, with its menu closed', async () => {
    await using site = await startSite({}, '/about');
    await using webkit = await WebKit.start();
    const comesTo = (path: string) =>
      until(async () => expect(await webkit.run(() => location.pathname)).toBe(path));
    await webkit.open(`${site.url}/about`);
    await webkit.run(() => void (document.body.id = 'as-it-was'));
    await webkit.enter('details[data-menu] > summary');
    await webkit.enter('details[data-menu] a[href="/menu"]');
    await comesTo('/menu');
    await webkit.run(() => history.back());
    await comesTo('/about');
    const isOpen = () => document.querySelector('#as-it-was details[data-menu]')?.matches('[open]');
    expect(await webkit.run(isOpen)).toBe(false);
  });

  it('the owner signs in, answers a request, and writes what is read on the blog', async () => {
    await using site = await startSite();
    await using webkit = await WebKit.start();
    await answerAndWrite(site, webkit);
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
