/** Shared test helpers: a media module with its own folder, and generated pictures. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { migrate, openDatabase } from '../../database/index.server.ts';
import { silentLog } from '../../log/index.server.ts';
import { createMedia, mediaMigrations, type Media, type MediaOptions } from '../index.server.ts';
import type { MediaTables, PictureRow } from '../pictures/tables.server.ts';
import { TEST_ENCODER } from './encoder.ts';

export interface TestMedia extends Media {
  readonly folder: string;
  /** The pictures that are stored. */
  listPictures(): Promise<PictureRow[]>;
  /** Requests an address from the module's routes. */
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** The kinds of the statements sent to the database since it was opened. */
  statements(): readonly string[];
}

/** Runs a test with a media module, and removes it and its folder afterwards. */
export async function withMedia(
  test: (media: TestMedia) => Promise<void>,
  options: Partial<MediaOptions> = {},
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-media-'));
  const database = await openDatabase<MediaTables>({ dataDirectory: folder });
  try {
    await migrate(database.db, mediaMigrations);
    const statements: string[] = [];
    const db = database.db.withPlugin({
      transformQuery({ node }) {
        statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const media = createMedia({
      db,
      dataDirectory: folder,
      sampleDirectory: join(folder, 'sample'),
      log: silentLog,
      signingKey: Buffer.alloc(32, 1),
      siteUrl: 'http://localhost:3000',
      findSender: () => ({ address: '', network: '', neighbourhood: '' }),
      isUploadAllowed: () => true,
      encoder: TEST_ENCODER,
      ...options,
    });
    const ask = async (path: string, init?: RequestInit) =>
      media.routes.request(`http://localhost:3000${path}`, init);
    try {
      const listPictures = () => database.db.selectFrom('pictures').selectAll().execute();
      await test({ ...media, folder, ask, listPictures, statements: () => statements });
    } finally {
      await media.stop();
    }
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A picture whose left half is red and right half blue, with a fine pattern that costs bytes. */
export function drawPicture(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < width * height; index += 1) {
    const x = index % width;
    const y = Math.floor(index / width);
    const pattern = (x * 7 + y * 13 + ((x * y) % 31)) % 40;
    pixels[index * 3] = x < width / 2 ? 200 + pattern : 20;
    pixels[index * 3 + 1] = pattern;
    pixels[index * 3 + 2] = x < width / 2 ? 20 : 200 + pattern;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Decodes a picture: its width, height, format, and the colour of any point. */
export async function look(bytes: ArrayBuffer | Uint8Array) {
  const picture = sharp(bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes));
  const { width, height, format } = await picture.metadata();
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** The colour at a point, given as shares of width and height. */
  const colourAt = (x: number, y: number) => {
    const column = Math.min(info.width - 1, Math.floor(x * info.width));
    const row = Math.min(info.height - 1, Math.floor(y * info.height));
    const offset = (row * info.width + column) * info.channels;
    const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3);
    if (red > 150 && blue < 100) return 'red';
    if (blue > 150 && red < 100) return 'blue';
    return red > 240 && green > 240 && blue > 240 ? 'white' : 'other';
  };
  return { width, height, format: format === 'heif' ? 'avif' : format, colourAt };
}
