import { expect, LANGUAGES, pathIn, test } from './support/fixtures.ts';
import { filled, WORDS } from './support/words.ts';

test.use({ environment: { DEBUG_PAGES: 'on' } });

for (const { language, prefix } of LANGUAGES) {
  const { debug, islands } = WORDS[language];

  test(`the upload screen, ${language}: pictures only, several, previews, and a word when there are none`, async ({
    page,
  }) => {
    await page.goto(pathIn(prefix, '/image-upload-test'));
    const picker = page.getByLabel(islands.upload.label);
    await expect(picker).toHaveAttribute('accept', 'image/*');
    await expect(picker).toHaveAttribute('multiple');
    const submit = page.getByRole('button', { name: islands.upload.submit, exact: true });
    await submit.click();
    await expect(page.getByRole('alert')).toHaveText(islands.upload.none);
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await picker.setInputFiles(
      ['one.png', 'two.png'].map((name) => ({ name, mimeType: 'image/png', buffer: png })),
    );
    const previews = page.getByRole('list', { name: islands.upload.chosen }).getByRole('img');
    await expect(previews).toHaveCount(2);
    await expect(previews.first()).toHaveAttribute('alt', 'one.png');
    await expect(page.getByRole('alert')).toBeEmpty();
  });

  test(`the unfinished screen, ${language}, has its fields and sends nothing`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/workshop-creation'));
    await expect(page.getByRole('img', { name: debug.workshop.image })).toBeVisible();
    for (const label of Object.values(debug.workshop.fields))
      await expect(page.getByLabel(label, { exact: true })).toBeEditable();
    await expect(page.getByRole('heading', { name: debug.workshop.request })).toBeVisible();
    await expect(page.getByText(debug.workshop.filler)).toBeVisible();
    await page.getByLabel(debug.workshop.fields.title, { exact: true }).fill('Gazpacho');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(pathIn(prefix, '/workshop-creation'));
    await expect(page.locator('main form, main [type="submit"]')).toHaveCount(0);
  });

  test(`the content screen, ${language}, lists the posts and the settings`, async ({ page }) => {
    await page.goto(pathIn(prefix, '/sanity-test'));
    const title = filled(debug.content.blogs, { count: 8 });
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expect(page.locator(`main a[href^="${prefix}/blog/"]`)).toHaveCount(8);
    const settings = await page.locator('pre').innerText();
    expect(JSON.parse(settings)).toMatchObject({ siteName: 'La Sobremesa' });
  });
}

test('no test page is offered to search engines', async ({ server }) => {
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  for (const path of ['/image-upload-test', '/workshop-creation', '/sanity-test']) {
    expect(sitemap).not.toContain(path);
    expect(await (await fetch(server.url + path)).text()).toContain('content="noindex"');
  }
});
