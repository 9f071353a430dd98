/** Nobody is told to Google before they ask for its map, on any page that has one. */
import { expect, pathIn, test, ENGLISH } from './support/fixtures.ts';
import { SAMPLE, WORDS } from './support/words.ts';

test('the map is a drawing until the visitor asks for Google’s', async ({ page, noise }) => {
  const { language, prefix } = ENGLISH;
  const { islands } = WORDS[language];
  // Google is faked here, so that no request leaves the computer.
  const asked: string[] = [];
  await page.route(/^https?:\/\/([^/]+\.)?(google|gstatic|googleapis)\.com\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Google</p>' });
  });
  await page.goto(pathIn(prefix, '/contact'));
  const show = page.getByRole('link', { name: islands.map.show });
  await show.scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: SAMPLE.map[language] })).toBeVisible();
  await expect(page.getByText(islands.map.notice)).toBeVisible();
  await expect(show).toHaveAttribute('href', /^https:\/\/www\.google\.com\/maps\/search\//);
  await show.hover();
  expect(asked).toEqual([]);
  expect(noise).toEqual([]);
  await show.focus();
  await page.keyboard.press('Enter');
  const frame = page.locator('iframe.map');
  await expect(frame).toBeFocused();
  await expect(frame).toHaveAttribute('title', islands.map.title);
  const source = new URL((await frame.getAttribute('src')) ?? '');
  expect(source.searchParams.get('hl')).toBe(language);
  expect(source.searchParams.get('q')).toContain('Málaga');
  await expect.poll(() => asked.length).toBe(1);
  expect(noise.splice(0)).toEqual([`called: ${source.href}`]);
});
