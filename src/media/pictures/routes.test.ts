import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { drawPicture, look, withMedia, type TestMedia } from '../testing/media.server.ts';

async function storePicture(media: TestMedia, width = 800, height = 600): Promise<string> {
  const bytes = await drawPicture(width, height).webp({ quality: 95 }).toBuffer();
  const { id, format } = await media.registerPicture(bytes, 'halves.webp');
  return `/images/${id}-${width}x${height}.${format}`;
}

const AVIF = { headers: { accept: 'image/avif,image/webp,image/apng,*/*;q=0.8' } };

describe('sizes', () => {
  const cases = [
    ['w=400h', 400, 'w is not a number'],
    ['w=401', 400, 'w is not'],
    ['w=320&h=200&fit=crop', 200, { width: 320, height: 200 }],
    ['w=320&h=201', 400, 'h is not'],
    ['h=240', 400, 'h needs w'],
    ['w=320&h=240&fit=clip', 200, { width: 320, height: 240 }],
    ['w=320&h=320&fit=clip', 200, { width: 320, height: 240 }],
    ['w=320&h=320&fit=max', 200, { width: 320, height: 240 }],
    ['w=1200&h=1200&fit=max', 200, { width: 800, height: 600 }],
    ['w=1200&fit=max', 200, { width: 800, height: 600 }],
    ['w=1200', 200, { width: 1200, height: 900 }],
    ['w=320&h=320&fit=crop', 200, { width: 320, height: 320 }],
    ['w=1200&h=1200&fit=min', 200, { width: 600, height: 600 }],
    ['w=320&h=320&fit=min', 200, { width: 320, height: 320 }],
    ['w=320&h=320&fit=scale', 200, { width: 320, height: 320 }],
    ['w=320&h=320&fit=fill', 200, { width: 320, height: 320 }],
    ['w=1024&h=1024&fit=fillmax', 200, { width: 1024, height: 1024 }],
    ['w=320&h=320&fit=crop&crop=entropy', 200, { width: 320, height: 320 }],
    ['w=160&dpr=2', 200, { width: 320, height: 240 }],
    ['w=160&h=160&fit=crop&dpr=2', 200, { width: 320, height: 320 }],
    ['w=160&dpr=1.7', 400, 'w is not'],
    ['rect=400,0,400,600&w=320', 200, { width: 320, height: 480 }],
    ['rect=401,0,400,600&w=320', 400, 'beyond'],
    ['rect=0,0,8,600&w=2000', 400, 'longer than'],
    ['rect=-1,0,8,8&w=320', 400, 'rect must'],
    ['rect=1.5,0,80,80&w=320', 400, 'rect must'],
    ['w=320&fp-x=2', 400, 'fp-x'],
    ['w=320&fp-x=0.5&fp-y=NaN', 400, 'fp-y'],
    ['w=320&q=0', 400, 'q is not'],
    ['w=320&q=80', 200, { width: 320 }],
    ['w=320&fit=squash', 400, 'fit must be one of'],
    ['w=320&crop=faces', 400, 'crop must be one of'],
    ['w=320&fm=bmp', 400, 'fm must be one of'],
    ['w=320&auto=compress', 400, 'auto must be'],
    ['w=320&w=640', 400, 'Repeated parameter: w'],
    ['w=320&blur=5', 400, 'Unknown parameter: blur'],
    ['w=%E0%A4%A', 400, 'w is not'],
  ] as const;

  test('every parameter does what it says, or is refused in words', async () => {
    await withMedia(async (media) => {
      const address = await storePicture(media);
      for (const [query, status, result] of cases) {
        const response = await media.ask(`${address}?${query}`);
        expect([query, response.status]).toEqual([query, status]);
        expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        if (status === 400) {
          expect(response.headers.get('content-type')).toContain('text/plain');
          expect(await response.text()).toContain(result);
        } else {
          const { width, height } = await look(await response.arrayBuffer());
          expect([query, { width, height }]).toMatchObject([query, result]);
        }
      }
    });
  }, 60_000);

  test('what is kept of a cut picture is what was asked for', async () => {
    await withMedia(async (media) => {
      const address = await storePicture(media);
      const kept = async (query: string) => {
        const response = await media.ask(`${address}?w=240&h=427&fit=crop&${query}`);
        expect(response.status).toBe(200);
        const { colourAt } = await look(await response.arrayBuffer());
        return [colourAt(0.1, 0.5), colourAt(0.9, 0.5)];
      };
      expect(await kept('crop=left')).toEqual(['red', 'red']);
      expect(await kept('crop=right')).toEqual(['blue', 'blue']);
      expect(await kept('crop=center')).toEqual(['red', 'blue']);
      expect(await kept('crop=focalpoint&fp-x=0.1&fp-y=0.5')).toEqual(['red', 'red']);
      expect(await kept('fp-x=1&fp-y=0')).toEqual(['blue', 'blue']);
      expect(await kept('rect=0,0,400,600&crop=right')).toEqual(['red', 'red']);
    });
  }, 30_000);

  test('a ground is white where the format knows no transparency', async () => {
    await withMedia(async (media) => {
      const address = await storePicture(media);
      const response = await media.ask(`${address}?w=320&h=320&fit=fill&fm=jpg`);
      const { colourAt, format } = await look(await response.arrayBuffer());
      expect(format).toBe('jpeg');
      expect([colourAt(0.5, 0.02), colourAt(0.25, 0.5), colourAt(0.5, 0.98)]).toEqual([
        'white',
        'red',
        'white',
      ]);
    });
  });
});

describe('formats', () => {
  test('AVIF or WebP by Accept, else what everything reads', async () => {
    await withMedia(async (media) => {
      const webp = await storePicture(media);
      const jpeg = await drawPicture(640, 480).jpeg({ quality: 95 }).toBuffer();
      const { id } = await media.registerPicture(jpeg, 'halves.jpg');
      const jpg = `/images/${id}-640x480.jpg`;
      const asked = async (address: string, query: string, accept?: string) => {
        const response = await media.ask(`${address}?w=320${query}`, {
          headers: accept ? { accept } : {},
        });
        const { format } = await look(await response.arrayBuffer());
        expect(response.headers.get('content-type')).toBe(`image/${format}`);
        return [format, response.headers.get('vary')];
      };
      const auto = '&auto=format';
      expect(await asked(webp, auto, AVIF.headers.accept)).toEqual(['avif', 'Accept']);
      expect(await asked(webp, auto, 'image/webp,*/*')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, auto, 'image/avif;q=0, image/webp')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, auto, 'image/png,image/*;q=0.8')).toEqual(['jpeg', 'Accept']);
      expect(await asked(webp, auto, '*/*')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, auto)).toEqual(['webp', 'Accept']);
      expect(await asked(jpg, auto)).toEqual(['jpeg', 'Accept']);
      expect(await asked(jpg, auto, 'image/webp')).toEqual(['webp', 'Accept']);
      expect(await asked(webp, '', AVIF.headers.accept)).toEqual(['webp', null]);
      expect(await asked(webp, '&fm=jpg', AVIF.headers.accept)).toEqual(['jpeg', null]);
      expect(await asked(webp, '&fm=png')).toEqual(['png', null]);
    });
  }, 30_000);

  test('an answer is never larger than the original', async () => {
    await withMedia(async (media) => {
      const poor = await drawPicture(1200, 900).webp({ quality: 5 }).toBuffer();
      const { id, bytes } = await media.registerPicture(poor, 'poor.webp');
      expect(bytes).toBe(poor.byteLength);
      const queries = ['w=1200&auto=format', 'w=1200&q=100', 'w=1024&q=100', 'w=640&fm=jpg&q=100'];
      for (const query of queries) {
        for (const accept of ['image/avif', 'image/webp']) {
          const response = await media.ask(`/images/${id}-1200x900.webp?${query}`, {
            headers: { accept },
          });
          const size = (await response.arrayBuffer()).byteLength;
          expect([query, accept, size <= bytes]).toEqual([query, accept, true]);
        }
      }
    });
  }, 60_000);
});

describe('HTTP', () => {
  test('answers are kept for ever, known ones are not sent again, HEAD sends none', async () => {
    await withMedia(async (media) => {
      const address = await storePicture(media);
      for (const url of [address, `${address}?w=320&auto=format`]) {
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

  test('the bare address answers the original byte for byte', async () => {
    await withMedia(async (media) => {
      const bytes = await drawPicture(100, 50).png().toBuffer();
      const { id, ref } = await media.registerPicture(bytes, 'original.png');
      expect(ref).toBe(`image-${id}-100x50-png`);
      const response = await media.ask(`/images/${id}-100x50.png`);
      expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
      expect(response.headers.get('content-type')).toBe('image/png');
    });
  });

  test('only stored pictures, by their exact names, and only by GET and HEAD', async () => {
    await withMedia(async (media) => {
      const address = await storePicture(media);
      const others = [
        '/images/0123456789abcdef0123-800x600.webp?w=320',
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

test('sample pictures are stored under their names and answered', async () => {
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

test('addresses that are warmed are at hand when they are asked for', async () => {
  await withMedia(async (media) => {
    const address = await storePicture(media);
    media.warm([`${address}?w=320&auto=format`, '/images/nothing', `${address}?w=1`]);
    await media.warmed();

    const folder = join(media.folder, 'cache', 'pictures');
    const formats = (await readdir(folder)).map((name) => name.split('.').pop());
    expect(formats.sort()).toEqual(['avif', 'webp']);
  });
});
