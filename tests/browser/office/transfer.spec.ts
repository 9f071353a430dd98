/** A Sanity export is checked, goes in and comes out whole. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../support/server.ts';
import { words } from '../../../src/office/screens/transfer/words.ts';
import { packFiles, unpackFiles } from '../../../src/files/testing/archives.ts';
import { lookAt } from './support/look-at.ts';
import { DESK, expect, forget, test } from './support/one-office.ts';

/** What Sanity writes beside the fields of a document. */
const SANITY = {
  _rev: 'uN3cRZ0bJ1qk2',
  _createdAt: '2023-04-01T10:00:00Z',
  _updatedAt: '2024-02-01T10:00:00Z',
  _system: { base: { id: 'b', rev: 'x' } },
};

const both = (es: string, en: string) => [
  { _key: 'a1b2', language: 'es', value: es },
  { _key: 'c3d4', language: 'en', value: en },
];

const picture = (file: string) => ({
  _type: 'image',
  _sanityAsset: `image@file://./images/${file}`,
  alt: both('Una cesta con verdura', 'A basket of vegetables'),
});

const DOCUMENTS = [
  {
    ...{ _id: 'blog-brought', _type: 'blog', ...SANITY },
    title: both('Traído de lejos', 'Brought from afar'),
    slug: { _type: 'slug', current: 'brought' },
    description: both('Una entrada que viene de otra web.', 'A post from another website.'),
    coverImage: picture('basket.webp'),
    publishedAt: '2024-02-01T10:00:00Z',
    content: both('', '').map((one) => ({
      ...one,
      value: [
        {
          ...{ _type: 'block', _key: 'p', style: 'normal', markDefs: [] },
          children: [{ _type: 'span', _key: 's', text: 'Hola', marks: [] }],
        },
      ],
    })),
    related: [{ _type: 'reference', _key: 'r', _ref: 'blog-that-is-gone' }],
  },
  { _id: 'drafts.blog-brought', _type: 'blog', ...SANITY, title: both('Borrador', 'Draft') },
  { _id: 'author-1', _type: 'author', ...SANITY, name: 'Equipo' },
  {
    ...{ _id: 'banner-lost', _type: 'banner', ...SANITY },
    image: picture('lost.webp'),
  },
];

async function madeExport(folder: string): Promise<string> {
  const file = join(folder, 'production-export.tar.gz');
  const basket = await readFile(join(ROOT, 'sample', 'images', 'blog-market.webp'));
  await packFiles(file, {
    'production-export-2024-02-02/data.ndjson': DOCUMENTS.map(
      (document) => `${JSON.stringify(document)}\n`,
    ).join(''),
    'production-export-2024-02-02/images/basket.webp': basket,
    'production-export-2024-02-02/assets.json': '{}',
  });
  return file;
}

test.use(DESK);

test('a Sanity export is checked, imported and taken out again', async ({
  page,
  office,
  noise,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-transfer-'));
  try {
    const said = words.en as unknown as typeof words.es & {
      import: Record<string, string>;
      report: Record<string, string> & { reasons: Record<string, string> };
      export: Record<string, string>;
      backup: Record<string, string>;
      errors: Record<string, string>;
    };
    const text = (value: string | undefined) => value ?? '';
    await page.goto('/admin/transfer');
    await expect(page.getByRole('button', { name: text(said.backup['start']) })).toBeVisible();

    // What is no export is refused in words.
    const field = page.locator('input[type=file]');
    await field.setInputFiles({
      ...{ name: 'foto.tar.gz', mimeType: 'application/gzip' },
      buffer: Buffer.from('no'),
    });
    await expect(page.getByText(text(said.errors['notAnExport']))).toBeVisible();

    // First what would happen; nothing has.
    await field.setInputFiles(await madeExport(folder));
    const report = page.getByRole('status');
    await expect(report.getByText(text(said.report['dry']))).toBeVisible();
    await expect(report.getByText('author · author-1')).toBeVisible();
    await expect(report.getByText('image@file://./images/lost.webp')).toBeVisible();
    await expect(report.getByText('blog-that-is-gone')).toBeVisible();
    expect((await fetch(`${office.url}/blog/brought`)).status).toBe(404);
    await lookAt(page, 'transfer-dry');

    await page.getByRole('button', { name: text(said.import['now']) }).click();
    await expect(report.getByText(text(said.report['done']), { exact: true })).toBeVisible();
    const post = await fetch(`${office.url}/en/blog/brought`);
    expect(await post.text()).toContain('Brought from afar');

    // And out again, with the picture.
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: text(said.export['button']) }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^la-sobremesa-\d{4}-\d\d-\d\d\.tar\.gz$/);
    const file = join(folder, 'out.tar.gz');
    await download.saveAs(file);
    const files = await unpackFiles(file);
    const lines = String(files.get('data.ndjson'));
    const [, name = ''] =
      /"_id":"blog-brought".*?image@file:\/\/\.\/(images\/[^"]+)/.exec(lines) ?? [];
    const basket = await readFile(join(ROOT, 'sample', 'images', 'blog-market.webp'));
    expect(files.get(name)).toEqual(basket);
    expect(lines).toContain('"_id":"drafts.blog-brought"');

    // What is no export.
    forget(noise, /status of 422 /);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
