import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawPicture, withMedia } from '../testing/media.ts';
import { AVIF, storePicture } from '../testing/stored-picture.ts';

describe('an address that the site has not signed', () => {
  test('is refused before anything is read', async () => {
    let looks = 0;
    const store = {
      read: async () => ((looks += 1), null),
      open: async () => ((looks += 1), null),
      has: async () => ((looks += 1), false),
      write: async () => {},
      copy: async () => {},
      remove: async () => {},
    };
    const fetchOriginal = async () => ((looks += 1), null);
    await withMedia(
      async (media) => {
        const { original, signed } = await storePicture(media);
        const address = signed({ width: 320, ratio: '4:3' });
        const others = [
          `${original}?w=320`,
          `${original}?w=2000&h=3556&fit=scale&fm=png&q=100`,
          `${original}?s=AAAAAAAA&w=320&fit=max&auto=format`,
          address.replace('w=320&h=240', 'w=320&h=320'),
          `${address}&q=90`,
          address.replace('/images/', '/images/0'),
          '/images/0123456789abcdef0123-800x600.webp?w=320',
        ];
        for (const other of others) {
          const response = await media.ask(other, AVIF);
          expect([other, response.status]).toEqual([other, 404]);
          expect(response.headers.get('cache-control')).toBe('no-store');
        }
        expect(looks).toBe(0);
        // Anybody could make these addresses up, so nothing is fetched for them.
        expect((await media.ask('/images/0123456789abcdef0123-800x600.webp')).status).toBe(404);
        expect(looks).toBe(0);
      },
      { store, fetchOriginal },
    );
  });

  test('made-up names cost few statements, however many they are', async () => {
    await withMedia(async (media) => {
      const { original } = await storePicture(media);
      const names = Array.from({ length: 300 }, (_, n) => `/images/${n}0123456789-8x8.webp`);
      const answers = await Promise.all([...names, original].map((name) => media.ask(name)));
      expect(answers.map(({ status }) => status)).toEqual([...names.map(() => 404), 200]);
      expect(media.statements().length).toBeLessThan(20);
    });
  });
});

describe('faults', () => {
  test('a damaged variant is encoded again', async () => {
    await withMedia(async (media) => {
      const { signed } = await storePicture(media);
      const address = signed({ width: 320 });
      const good = Buffer.from(await (await media.ask(address)).arrayBuffer());
      const folder = join(media.folder, 'cache', 'pictures');
      const file = join(folder, (await readdir(folder))[0] ?? '');
      await writeFile(file, (await readFile(file)).fill(0, 100, 200));
      const again = Buffer.from(await (await media.ask(address)).arrayBuffer());
      expect(again.equals(good)).toBe(true);
      expect((await readFile(file)).equals(good)).toBe(true);
    });
  });

  test('pictures are served even if nothing can be written', async () => {
    await withMedia(async (media) => {
      const { signed } = await storePicture(media);
      await writeFile(join(media.folder, 'cache'), 'a file where a folder is to be');
      for (const width of [320, 320, 640] as const) {
        expect((await media.ask(signed({ width }))).status).toBe(200);
      }
    });
  });
});

describe('HTTP', () => {
  test('responses are immutable, conditional requests get 304, HEAD gets no body', async () => {
    await withMedia(async (media) => {
      const { original, signed } = await storePicture(media);
      for (const url of [original, signed({ width: 320 })]) {
        const first = await media.ask(url, AVIF);
        expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
        const tag = first.headers.get('etag') ?? '';
        expect(tag).toMatch(/^"[0-9a-f]{24}"$/);
        const size = (await first.arrayBuffer()).byteLength;
        expect(first.headers.get('content-length')).toBe(String(size));

        const known = await media.ask(url, {
          headers: { ...AVIF.headers, 'if-none-match': `"other", W/${tag}` },
        });
        expect([known.status, await known.text()]).toEqual([304, '']);
        expect(known.headers.get('etag')).toBe(tag);

        const head = await media.ask(url, { ...AVIF, method: 'HEAD' });
        expect([head.status, await head.text()]).toEqual([200, '']);
        expect(head.headers.get('content-length')).toBe(String(size));
      }
    });
  });

  test('the plain address serves the original byte for byte', async () => {
    await withMedia(async (media) => {
      const bytes = await drawPicture(100, 50).png().toBuffer();
      const { id, ref } = await media.registerPicture(bytes, 'original.png');
      expect(ref).toBe(`image-${id}-100x50-png`);
      const response = await media.ask(`/images/${id}-100x50.png`);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect(response.headers.get('content-type')).toBe('image/png');
    });
  });

  test('serves only stored pictures, by their exact names, and only to GET and HEAD', async () => {
    await withMedia(async (media) => {
      const { original: address } = await storePicture(media);
      const others = [
        '/images/0123456789abcdef0123-800x600.webp',
        address.replace('800x600', '600x800'),
        address.replace('.webp', '.png'),
        address.replace('.webp', '.svg'),
        '/images/',
        '/images/..%2f..%2fsobremesa.sqlite',
        '/images/a/b.webp',
        '/images/%00',
      ];
      for (const other of others)
        expect([other, (await media.ask(other)).status]).toEqual([other, 404]);
      const post = await media.ask(address, { method: 'POST' });
      expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });
  });
});

test('sample pictures are stored under their names and served', async () => {
  await withMedia(async (media) => {
    const folder = join(media.folder, 'sample', 'images');
    await mkdir(folder, { recursive: true });
    const bytes = await drawPicture(320, 200).webp().toBuffer();
    await writeFile(join(folder, 'hero-1.webp'), bytes);
    await writeFile(join(folder, 'pictures.json'), '[]');
    for (const round of ['first start', 'next start']) {
      const samples = await media.registerSamples();
      expect([round, [...samples.keys()]]).toEqual([round, ['hero-1.webp']]);
      const { id, fileName } = samples.get('hero-1.webp') ?? {};
      expect(fileName).toBe('hero-1.webp');
      expect((await media.ask(`/images/${id}-320x200.webp`)).status).toBe(200);
    }
    expect(await media.listPictures()).toHaveLength(1);
  });
});

test('addresses that are warmed in the smallest format only are cached in that one', async () => {
  await withMedia(async (media) => {
    const { signed } = await storePicture(media);
    media.warm([signed({ width: 320 })], 'smallest');
    media.warm([signed({ width: 480 })]);
    media.warm([signed({ width: 480 })], 'smallest');
    await media.warmed();
    const folder = join(media.folder, 'cache', 'pictures');
    const formats = (await readdir(folder)).map((name) => name.split('.').pop());
    expect(formats.sort()).toEqual(['avif', 'avif', 'webp']);
  });
});

test('warmed addresses are cached when they are requested', async () => {
  await withMedia(async (media) => {
    const { original, signed } = await storePicture(media);
    media.warm([signed({ width: 320 }), '/images/nothing', `${original}?w=320`, original]);
    await media.warmed();

    const folder = join(media.folder, 'cache', 'pictures');
    const formats = (await readdir(folder)).map((name) => name.split('.').pop());
    expect(formats.sort()).toEqual(['avif', 'webp']);
  });
});
