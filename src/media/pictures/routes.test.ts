import { once } from 'node:events';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import { createEncoder } from '../encoder/encoder.server.ts';
import type { PictureUrlOptions } from '../picture-address.ts';
import { drawPicture, look, withMedia, type TestMedia } from '../testing/media.ts';

let drawn: Buffer | undefined;

/** A stored picture: the address of its original, and those that the site builds for its variants. */
async function storePicture(media: TestMedia) {
  drawn ??= await drawPicture(800, 600).webp({ quality: 95 }).toBuffer();
  return addressesOf(media, await media.registerPicture(drawn, 'halves.webp'));
}

function addressesOf(media: TestMedia, stored: Awaited<ReturnType<TestMedia['registerPicture']>>) {
  const { id, ref, width, height, format } = stored;
  const signed = (options: PictureUrlOptions, crop?: object) =>
    media.addresses.url({ asset: { _ref: ref }, ...crop }, options) ?? '';
  return { original: `/images/${id}-${width}x${height}.${format}`, signed };
}

const AVIF = { headers: { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' } };

describe('sizes', () => {
  test('are as requested, but never larger than the part that is shown', async () => {
    await withMedia(async (media) => {
      const { signed } = await storePicture(media);
      const sizeOf = async (address: string) => {
        const response = await media.ask(address);
        expect(response.status).toBe(200);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        const { width, height } = await look(await response.arrayBuffer());
        return [width, height];
      };
      const rightHalf = { crop: { left: 0.5, right: 0, top: 0, bottom: 0 } };
      expect(await sizeOf(signed({ width: 320 }))).toEqual([320, 240]);
      expect(await sizeOf(signed({ width: 1200 }))).toEqual([800, 600]);
      expect(await sizeOf(signed({ width: 320, ratio: '8:5' }))).toEqual([320, 200]);
      expect(await sizeOf(signed({ width: 1200, ratio: '1:1' }))).toEqual([600, 600]);
      expect(await sizeOf(signed({ width: 320 }, rightHalf))).toEqual([320, 480]);
      expect(await sizeOf(signed({ width: 2000 }, rightHalf))).toEqual([400, 600]);
    });
  });

  test('cropping keeps to the crop and around the hotspot', async () => {
    await withMedia(async (media) => {
      const { signed } = await storePicture(media);
      const kept = async (crop?: object) => {
        const response = await media.ask(signed({ width: 240, ratio: '9:16' }, crop));
        const { colourAt } = await look(await response.arrayBuffer());
        return [colourAt(0.1, 0.5), colourAt(0.9, 0.5)];
      };
      const at = (x: number) => ({ hotspot: { x, y: 0.5, width: 0.1, height: 0.1 } });
      expect(await kept()).toEqual(['red', 'blue']);
      expect(await kept(at(0.1))).toEqual(['red', 'red']);
      expect(await kept(at(1))).toEqual(['blue', 'blue']);
      const left = { crop: { left: 0, right: 0.5, top: 0, bottom: 0 }, ...at(1) };
      expect(await kept(left)).toEqual(['red', 'red']);
    });
  });
});

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

describe('formats', () => {
  test('AVIF or WebP by Accept, else a format that everything can show', async () => {
    await withMedia(async (media) => {
      const webp = await storePicture(media);
      const jpeg = await drawPicture(640, 480).jpeg({ quality: 95 }).toBuffer();
      const jpg = addressesOf(media, await media.registerPicture(jpeg, 'halves.jpg'));
      const asked = async (
        { signed }: typeof webp,
        accept?: string,
        format?: PictureUrlOptions['format'],
      ) => {
        const response = await media.ask(signed({ width: 320, format }), {
          headers: accept ? { accept } : {},
        });
        const answered = await look(await response.arrayBuffer());
        expect(response.headers.get('content-type')).toBe(`image/${answered.format}`);
        return [answered.format, response.headers.get('vary')];
      };
      expect(await asked(webp, AVIF.headers.accept)).toEqual(['avif', 'Accept']);
      expect(await asked(webp, 'image/webp,*/*')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, 'image/avif;q=0, image/webp')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, 'image/png,image/*;q=0.8')).toEqual(['jpeg', 'Accept']);
      expect(await asked(webp, '*/*')).toEqual(['webp', 'Accept']);
      expect(await asked(webp)).toEqual(['webp', 'Accept']);
      expect(await asked(jpg)).toEqual(['jpeg', 'Accept']);
      expect(await asked(jpg, 'image/webp')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, AVIF.headers.accept, 'jpg')).toEqual(['jpeg', null]);
      expect(await asked(webp, AVIF.headers.accept, 'png')).toEqual(['png', null]);
    });
  });

  test('transparency becomes white in JPEG', async () => {
    await withMedia(async (media) => {
      const clear = await drawPicture(320, 240).ensureAlpha(0).png().toBuffer();
      const { signed } = addressesOf(media, await media.registerPicture(clear, 'clear.png'));
      const response = await media.ask(signed({ width: 320, format: 'jpg' }));
      const { colourAt, format } = await look(await response.arrayBuffer());
      expect([format, colourAt(0.5, 0.5)]).toEqual(['jpeg', 'white']);
    });
  });

  test('a variant is never larger than the original', async () => {
    await withMedia(async (media) => {
      const poor = await drawPicture(640, 480).webp({ quality: 5 }).toBuffer();
      const stored = await media.registerPicture(poor, 'poor.webp');
      expect(stored.bytes).toBe(poor.byteLength);
      const { signed } = addressesOf(media, stored);
      for (const options of [{ width: 640 }, { width: 512 }, { width: 320, format: 'jpg' }]) {
        for (const accept of ['image/avif', 'image/webp']) {
          const address = signed(options as PictureUrlOptions);
          const response = await media.ask(address, { headers: { accept } });
          const size = (await response.arrayBuffer()).byteLength;
          expect([address, accept, size <= stored.bytes]).toEqual([address, accept, true]);
        }
      }
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

describe('visitors who hang up', () => {
  /** The media module behind a real server, with a slow encoder that counts its jobs. */
  async function withServer(
    run: (parts: { media: TestMedia; url: string; jobs(): Promise<string[]> }) => Promise<void>,
  ) {
    await withMedia(async (outer) => {
      const program = join(outer.folder, 'slow.mjs');
      const list = join(outer.folder, 'jobs');
      await writeFile(list, '');
      await writeFile(
        program,
        `import { appendFileSync } from 'node:fs';
        process.on('disconnect', () => process.exit());
        process.on('message', ({ id, encode }) => {
          appendFileSync(${JSON.stringify(list)}, encode.geometry.width + '\\n');
          const picture = { bytes: new Uint8Array(10), width: 1, height: 1 };
          setTimeout(() => process.send({ id, picture }), 250);
        });`,
      );
      await withMedia(
        async (media) => {
          const listener = getRequestListener(media.routes.fetch, { overrideGlobalObjects: false });
          const server = createServer((asked, answer) => void listener(asked, answer));
          server.listen(0, '127.0.0.1');
          await once(server, 'listening');
          try {
            const { port } = server.address() as AddressInfo;
            const jobs = async () => (await readFile(list, 'utf8')).split('\n').filter(Boolean);
            await run({ media, url: `http://127.0.0.1:${port}`, jobs });
          } finally {
            server.closeAllConnections();
            server.close();
          }
        },
        { encoder: createEncoder({ program }) },
      );
    });
  }

  test('leave no work behind, and make nobody wait', async () => {
    await withServer(async ({ media, url, jobs }) => {
      const { signed } = await storePicture(media);
      const widths = [96, 128, 160, 192, 240, 320, 412, 476, 480, 512, 640, 720] as const;
      const greedy = widths.map((width) => {
        const asked = request(url + signed({ width }), { agent: false });
        asked.on('error', () => {});
        return asked.end();
      });
      while ((await jobs()).length < 2) await wait(10);
      await wait(50);
      for (const asked of greedy) asked.destroy();
      await wait(50);
      const answer = await fetch(url + signed({ width: 64 }));
      expect(answer.status).toBe(200);
      await wait(300);
      // The two that had started were finished; none of the other ten was started.
      const done = await jobs();
      expect(done).toHaveLength(3);
      expect(done.at(-1)).toBe('64');
      // The finished ones were cached.
      const begun = Number(done[0]) as 96;
      expect((await fetch(url + signed({ width: begun }))).status).toBe(200);
      expect(await jobs()).toHaveLength(3);
    });
  });

  test('do not cancel the work for others who still wait', async () => {
    await withServer(async ({ media, url, jobs }) => {
      const { signed } = await storePicture(media);
      for (const width of [96, 128] as const) void fetch(url + signed({ width }));
      while ((await jobs()).length < 2) await wait(10);
      const gone = request(url + signed({ width: 160 }), { agent: false });
      gone.on('error', () => {});
      gone.end();
      await wait(50);
      const staying = fetch(url + signed({ width: 160 }));
      await wait(50);
      gone.destroy();
      expect((await staying).status).toBe(200);
      expect((await jobs()).filter((width) => width === '160')).toHaveLength(1);
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
    expect(await media.listPictures({ offset: 0, limit: 10 })).toHaveLength(1);
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
