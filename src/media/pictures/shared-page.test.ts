import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { SharedTitle } from '../shared-title.ts';
import { drawPicture, look, withMedia, type TestMedia } from '../testing/media.ts';

const NAME = 'La Sobremesa';
const LONG =
  'Fiestas de cumpleaños con taller de cocina para niñas y niños a orillas del mar de Alborán '.repeat(
    3,
  );

/** A stored picture, and the addresses that show it with words. */
async function storePicture(media: TestMedia, width = 800, height = 600) {
  const bytes = await drawPicture(width, height).webp({ quality: 95 }).toBuffer();
  const { ref } = await media.registerPicture(bytes, 'halves.webp');
  return (words: SharedTitle) => media.addresses.sharedPage({ asset: { _ref: ref } }, words) ?? '';
}

async function draw(media: TestMedia, address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await media.ask(address, { headers: { accept: '*/*' } });
  expect([address, response.status]).toEqual([address, 200]);
  return new Uint8Array(await response.arrayBuffer());
}

/** The column of the title, as dark (1) and light (0) pixels. */
async function inkOf(picture: Uint8Array): Promise<{ rows: number[]; columns: number[] }> {
  const box = { left: 40, top: 130, width: 570, height: 440 };
  const { data, info } = await sharp(picture)
    .extract(box)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const rows = Array.from({ length: info.height }, () => 0);
  const columns = Array.from({ length: info.width }, () => 0);
  data.forEach((level, index) => {
    if (level > 120) return;
    const row = Math.floor(index / info.width);
    const column = index % info.width;
    rows[row] = (rows[row] ?? 0) + 1;
    columns[column] = (columns[column] ?? 0) + 1;
  });
  return { rows, columns };
}

/** First and last place that has ink. */
function extent(ink: number[]): [number, number] {
  return [ink.findIndex((count) => count > 0), ink.findLastIndex((count) => count > 0)];
}

describe('the picture of a shared page', () => {
  test('is a JPEG of 1200 by 630, whatever the size of its picture', async () => {
    await withMedia(async (media) => {
      for (const [width, height] of [
        [800, 600],
        [90, 300],
        [1400, 400],
      ] as const) {
        const address = await storePicture(media, width, height);
        const response = await media.ask(address({ title: 'Carta de hoy', name: NAME }));
        expect(response.headers.get('content-type')).toBe('image/jpeg');
        const bytes = new Uint8Array(await response.arrayBuffer());
        const drawn = await look(bytes);
        expect([drawn.width, drawn.height, drawn.format]).toEqual([1200, 630, 'jpeg']);
        expect(bytes.byteLength).toBeLessThan(280_000);
        // The square beside the words shows the middle of the picture: half red, half blue.
        expect([drawn.colourAt(0.6, 0.4), drawn.colourAt(0.95, 0.4)]).toEqual(['red', 'blue']);
      }
    });
  });

  test('shows the title: another in each language, the same for the same words', async () => {
    await withMedia(async (media) => {
      const address = await storePicture(media);
      const spanish = address({ title: 'Catering en Málaga', name: NAME });
      const english = address({ title: 'Catering in Málaga', name: NAME });
      expect(spanish).not.toBe(english);
      expect(address({ title: 'Catering en Málaga', name: NAME })).toBe(spanish);
      const one = await draw(media, spanish);
      expect(Buffer.from(await draw(media, english)).equals(one)).toBe(false);
      const { rows } = await inkOf(one);
      expect(rows.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(3_000);
      const other = await draw(media, address({ title: 'Catering en Málaga', name: 'Otra casa' }));
      expect(Buffer.from(other).equals(one)).toBe(false);
    });
  });

  test('a title of any length stays in its column and in three lines', async () => {
    await withMedia(async (media) => {
      const address = await storePicture(media);
      const titles = [
        'Té',
        LONG,
        'Desoxirribonucleoproteínas'.repeat(4),
        `${'Ñ'.repeat(30)} ${LONG}`,
      ];
      for (const title of titles) {
        const { rows, columns } = await inkOf(await draw(media, address({ title, name: NAME })));
        const [left, right] = extent(columns);
        const [top, bottom] = extent(rows);
        expect([title, left >= 15, right <= 20 + 506 + 4]).toEqual([title, true, true]);
        expect([title, top > 20, bottom < 420]).toEqual([title, true, true]);
        // Three lines of the largest letters.
        expect(bottom - top, title).toBeLessThan(84 * 3.4);
      }
    });
  });

  test('markup in a title is text', async () => {
    await withMedia(async (media) => {
      const address = await storePicture(media);
      const plain = await draw(media, address({ title: 'Pan & vino', name: NAME }));
      for (const title of ['Pan <b>&</b> vino', '</span>Pan &amp; vino <tt>', '&']) {
        const drawn = await draw(media, address({ title, name: '<i>&</i>' }));
        expect(Buffer.from(drawn).equals(plain), title).toBe(false);
        expect((await look(drawn)).width).toBe(1200);
      }
    });
  });

  test('is drawn with its own fonts, not those of the system', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-fonts-'));
    try {
      const drawWith = (environment: Record<string, string>) => {
        const program = `
          import sharp from 'sharp';
          import { drawShared } from ${JSON.stringify(join(import.meta.dirname, '../encoder/shared-picture.server.ts'))};
          const blank = sharp({ create: { width: 9, height: 9, channels: 3, background: '#b4472b' } });
          const drawn = await drawShared(blank.png(), { title: 'Queso de cabra Ł', name: 'La Sobremesa' });
          process.stdout.write(await drawn.jpeg().toBuffer());`;
        const { stdout, stderr } = spawnSync(
          process.execPath,
          ['--input-type=module', '--eval', program],
          { cwd: join(import.meta.dirname, '../../..'), env: environment },
        );
        expect(stderr.toString()).toBe('');
        return stdout;
      };
      const here = drawWith({});
      expect((await look(here)).width).toBe(1200);
      const bare = drawWith({ FONTCONFIG_PATH: folder, HOME: folder });
      expect(bare.equals(here)).toBe(true);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});

describe('its address', () => {
  test('is refused when it is not signed for just these words', async () => {
    await withMedia(async (media) => {
      const at = await storePicture(media);
      const address = at({ title: 'Carta', name: NAME });
      const others = [
        address.replace('title=Carta', 'title=Cartas'),
        address.replace('title=Carta', 'title='),
        address.replace(/&title=[^&]*/, ''),
        address.replace(/&name=[^&]*/, ''),
        address.replace(/&title=.*/, ''),
        address.replace(/s=[^&]*/, 's=AAAAAAAA'),
        address.replace(/[?]s=[^&]*&/, '?'),
        address.replace('fm=jpg', 'fm=png'),
        address.replace(/&w=1200&h=630/, '&w=640&h=336'),
        `${address}&title=Carta`,
        `${address}${'x'.repeat(2_000)}`,
      ];
      for (const other of others) {
        expect(other).not.toBe(address);
        expect([other, (await media.ask(other)).status]).toEqual([other, 404]);
      }
      // Nor does the signature of a plain picture draw words.
      const ref = { asset: { _ref: 'image-0123456789abcdef0123-800x600-webp' } };
      const plain = media.addresses.url(ref, { width: 1200, ratio: 'sharedPage', format: 'jpg' });
      expect((await media.ask(`${plain}&title=Carta&name=La+Sobremesa`)).status).toBe(404);
    });
  });

  test('has another picture when hotspot or picture change, and is never too long to be read', async () => {
    await withMedia(async (media) => {
      const bytes = await drawPicture(800, 600).webp().toBuffer();
      const { ref } = await media.registerPicture(bytes, 'halves.webp');
      const words = { title: '—“€”'.repeat(60), name: '“”'.repeat(60) };
      const at = (x: number) =>
        media.addresses.sharedPage(
          { asset: { _ref: ref }, hotspot: { x, y: 0.5, width: 0.2, height: 0.2 } },
          words,
        ) ?? '';
      expect(at(0.1)).not.toBe(at(0.9));
      expect((await media.ask(at(0.1))).status).toBe(200);
    });
  });

  test('has no words that the fonts cannot write', async () => {
    await withMedia(async (media) => {
      const address = await storePicture(media);
      const titleOf = (title: string) =>
        new URLSearchParams(address({ title, name: NAME }).split('?')[1]).get('title');
      expect(titleOf('Halloween 🎃👨‍🍳 en la cocina')).toBe('Halloween en la cocina');
      expect(titleOf('Dos\nlíneas\u0000 y un cafe\u0301')).toBe('Dos líneas y un café');
      expect(titleOf('\ud800Media')).toBe('Media');
      expect(titleOf('مرحبا')).toBeNull();
      expect(titleOf('Łódź')).toBeNull();
      expect(titleOf(' ')).toBeNull();
      // The picture is then shown without words.
      const bytes = await draw(media, address({ title: 'مرحبا', name: NAME }));
      expect((await look(bytes)).colourAt(0.2, 0.4)).toBe('red');
    });
  });
});
