import AxeBuilder from '@axe-core/playwright';
import {
  expect,
  LANGUAGES,
  pathIn,
  seeAll,
  sidewaysScroll,
  test,
  WIDTHS,
} from './support/fixtures.ts';
import { pathsOfEachKind, sitemapPaths } from './support/paths.ts';

/** WCAG 2.2 AA and what came before it. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const { language, prefix } of LANGUAGES) {
  for (const width of WIDTHS) {
    test(`every page in ${language} at ${width} px: fits, and asks nobody else for anything`, async ({
      page,
      server,
    }) => {
      test.setTimeout(300_000);
      await page.setViewportSize({ width, height: 800 });
      for (const path of await pathsOfEachKind(server.url)) {
        const answer = await page.goto(pathIn(prefix, path), { waitUntil: 'load' });
        expect(answer?.status(), path).toBe(200);
        await seeAll(page);
        expect(await sidewaysScroll(page), `${path} scrolls sideways`).toBe(0);
      }
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every page in ${language}, ${colorScheme}: axe finds nothing`, async ({
      browser,
      server,
    }) => {
      test.setTimeout(300_000);
      const context = await browser.newContext({
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
      });
      const page = await context.newPage();
      for (const path of [...(await pathsOfEachKind(server.url)), '/no-existe']) {
        await page.goto(server.url + pathIn(prefix, path), { waitUntil: 'load' });
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
        );
        expect(found, path).toEqual([]);
      }
      await context.close();
    });
  }

  test(`every page in ${language} fits 320 px, and a desktop at 200 % zoom`, async ({
    page,
    server,
  }) => {
    test.setTimeout(300_000);
    for (const path of await pathsOfEachKind(server.url)) {
      // 1280 px at 200 % are 640.
      for (const width of [640, 320]) {
        await page.setViewportSize({ width, height: 640 });
        if (width === 640) await page.goto(pathIn(prefix, path), { waitUntil: 'load' });
        expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      }
    }
  });
}

test('every internal link and every picture answers', async ({ server }) => {
  test.setTimeout(300_000);
  const seen = new Set<string>();
  const broken: string[] = [];
  const pages = (await sitemapPaths(server.url)).flatMap((path) =>
    LANGUAGES.map(({ prefix }) => pathIn(prefix, path)),
  );
  for (const path of pages) {
    const html = await (await fetch(server.url + path)).text();
    const addresses = [...html.matchAll(/\b(?:href|src|poster|action)="(\/[^"#]*)/g)].map(
      ([, address = '']) => address.replaceAll('&amp;', '&'),
    );
    for (const address of addresses) {
      if (seen.has(address) || address.startsWith('/api/')) continue;
      seen.add(address);
      const answer = await fetch(server.url + address, { redirect: 'manual' });
      await answer.arrayBuffer();
      const isFine = answer.ok || (address.startsWith('/language/') && answer.status === 303);
      if (!isFine) broken.push(`${answer.status} ${address} on ${path}`);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(200);
});

test('every anchor of a page is there', async ({ server }) => {
  for (const path of await sitemapPaths(server.url)) {
    const html = await (await fetch(server.url + path)).text();
    const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    for (const id of anchors) expect(html, `#${id} on ${path}`).toContain(`id="${id}"`);
  }
});
