import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseHtml } from '../support/html.ts';
import { ROOT } from '../support/server.ts';
import { listedPages, sharedSite } from './support/shared-site.ts';

/** Attributes that contain addresses. */
const ADDRESSES = ['href', 'src', 'poster', 'action'];

/** Texts of links that say nothing outside their sentence, to a screen reader or a search engine. */
const SAYS_NOTHING = new Set([
  ...['here', 'click here', 'this', 'more', 'more info', 'more information', 'learn more'],
  ...['read more', 'see more', 'view more', 'go', 'start', 'information'],
  ...['aquí', 'pincha aquí', 'haz clic aquí', 'este', 'enlace', 'este enlace', 'más', 'ver más'],
  ...['leer más', 'saber más', 'más información', 'empezar'],
]);

const { get } = await sharedSite();
/** Every page of the site, in each language, by path. */
const pages = new Map([...(await listedPages())].map(([path, html]) => [path, parseHtml(html)]));

/** Every address of this site on a page, without its anchor. */
function addressesOf($: ReturnType<typeof parseHtml>): string[] {
  return ADDRESSES.flatMap((name) =>
    $(`[${name}^="/"]`)
      .toArray()
      .map((element) => ($(element).attr(name) ?? '').replace(/#.*$/, '')),
  ).filter((address) => address !== '');
}

describe('every page', () => {
  it('has no broken links', async () => {
    const seen = new Set<string>();
    const broken: string[] = [];
    for (const [path, $] of pages) {
      for (const address of addressesOf($)) {
        if (seen.has(address) || address.startsWith('/api/')) continue;
        seen.add(address);
        // Pictures are requested in picture-addresses.test.ts; what was built, by any browser test; what lies in `public/` is there.
        if (/^\/(?:images|assets|fonts)\//.test(address)) continue;
        if (existsSync(join(ROOT, 'public', address))) continue;
        const answer = await get(address);
        await answer.arrayBuffer();
        const isFine = answer.ok || (address.startsWith('/language/') && answer.status === 303);
        if (!isFine) broken.push(`${answer.status} ${address} on ${path}`);
      }
    }
    expect(broken).toEqual([]);
    expect(seen.size).toBeGreaterThan(200);
  });

  it('says in each link where it leads', () => {
    for (const [path, $] of pages) {
      const vague = $('a[href]')
        .toArray()
        .map((element) => $(element).text().trim().toLowerCase())
        .filter((text) => SAYS_NOTHING.has(text));
      expect(vague, path).toEqual([]);
    }
  });

  it('has the anchors that its links lead to', () => {
    let count = 0;
    for (const [path, $] of pages) {
      const ids = new Set(
        $('[id]')
          .toArray()
          .map((element) => $(element).attr('id')),
      );
      for (const element of $('[href^="#"]').toArray()) {
        const id = ($(element).attr('href') ?? '').slice(1);
        if (id === '') continue;
        count += 1;
        expect(ids.has(id), `#${id} on ${path}`).toBe(true);
      }
    }
    expect(count).toBeGreaterThan(50);
  });
});
