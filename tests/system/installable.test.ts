import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseHtml } from '../support/html.ts';
import { sharedSite } from './support/shared-site.ts';

const PUBLIC = join(import.meta.dirname, '..', '..', 'public');

interface Manifest {
  readonly id: string;
  readonly name: string;
  readonly short_name: string;
  readonly start_url: string;
  readonly scope: string;
  readonly display: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose?: string;
  }[];
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
}

const site = await sharedSite();

/** What browsers ask of a site before they offer to install it. */
describe.each(['', '/en'])('the app of %j', (prefix) => {
  let manifest: Manifest;
  beforeAll(async () => {
    const $ = parseHtml(await (await site.get(prefix || '/')).text());
    const address = $('link[rel=manifest]').attr('href') ?? '';
    manifest = (await (await site.get(address)).json()) as Manifest;
  });

  it('has a name, an identity and a scope that holds all it leads to', async () => {
    expect(manifest).toMatchObject({
      id: prefix || '/',
      start_url: prefix || '/',
      scope: '/',
      display: 'minimal-ui',
    });
    expect(manifest.name).not.toBe('');
    expect(manifest.short_name).not.toBe('');
    for (const { url } of [...manifest.shortcuts, { url: manifest.start_url }]) {
      expect((await site.get(url)).status, url).toBe(200);
    }
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
      `${prefix}/menu`,
      `${prefix}/contact`,
    ]);
  });

  it('has icons of the sizes that it says, one of which may be cut to any shape', async () => {
    for (const { src, sizes, type } of manifest.icons) {
      const { width, height, format } = await sharp(await readFile(join(PUBLIC, src))).metadata();
      expect([`${width}x${height}`, `image/${format}`], src).toEqual([sizes, type]);
    }
    const whole = manifest.icons.filter(({ purpose }) => !purpose).map(({ sizes }) => sizes);
    expect(whole).toEqual(['192x192', '512x512']);
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  });
});
