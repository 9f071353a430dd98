/** The test page of uploads does what it is for. */
import sharp from 'sharp';
import { pathIn, SPANISH } from '../support/fixtures.ts';
import { filled, WORDS } from '../support/words.ts';
import { test } from './support/everything-on.ts';
import { expect, refused } from './support/test.ts';

test.use({ tolerated: refused(503) });

/** A picture file to choose. */
async function picture(name: string, width: number, height: number) {
  const create = { width, height, channels: 3 as const, background: 'teal' };
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

const { prefix } = SPANISH;
const { debug, islands } = WORDS.es;
const { upload } = islands;

test('upload test: none chosen, then thumbnails, then uploaded, then a failure', async ({
  page,
}) => {
  await page.goto(pathIn(prefix, '/image-upload-test'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(debug.upload.title);
  const form = page.locator('main form');
  const picker = form.getByLabel(upload.label, { exact: true });
  await expect(picker).toHaveAttribute('accept', 'image/*');
  expect(await picker.evaluate((input) => (input as HTMLInputElement).multiple)).toBe(true);
  const submit = form.getByRole('button', { name: upload.submit });
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText(upload.none);

  const broken = { name: 'nota.png', mimeType: 'image/png', buffer: Buffer.from('no picture') };
  await picker.setInputFiles([
    await picture('uno.png', 60, 40),
    await picture('dos.png', 30, 50),
    broken,
  ]);
  await expect(form.getByRole('alert')).toBeEmpty();
  const previews = form.getByRole('list', { name: upload.chosen }).getByRole('img');
  await expect(previews).toHaveCount(3);
  await expect
    .poll(() => previews.first().evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBe(60);

  await submit.click();
  await expect(form.getByRole('alert')).toHaveText(upload.done);
  await expect(form).toContainText('60 × 40');
  await expect(form).toContainText('30 × 50');
  await expect(form).toContainText(
    filled(upload.refused, { name: 'nota.png', reason: upload.problems.notAPicture }),
  );
  const address = await form.locator('a[href^="/images/"]').first().getAttribute('href');
  expect((await page.request.get(address ?? '')).headers()['content-type']).toMatch(/^image\//);

  // None of them was taken: nothing was uploaded.
  await picker.setInputFiles([broken]);
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText(upload.failed);
  await expect(form).toContainText(upload.problems.notAPicture);

  const logged: string[] = [];
  page.on('console', (line) => logged.push(line.text()));
  await picker.setInputFiles([await picture('uno.png', 60, 40)]);
  await page.route('**/api/image-upload', (route) => route.fulfill({ status: 503 }));
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText(upload.failed);
  expect(logged.join('\n')).toContain('Image upload failed: Error: HTTP 503');
});
