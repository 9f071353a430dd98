import { expect, test } from './support/fixtures.ts';

test.use({ environment: { DEBUG_PAGES: 'on' } });

test('no test page is offered to search engines', async ({ server }) => {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  for (const path of ['/image-upload-test', '/workshop-creation', '/sanity-test']) {
    expect(sitemap).not.toContain(path);
    expect(await (await fetch(server.url + path)).text()).toContain('content="noindex"');
  }
});
