import { expect, test } from 'vitest';
import {
  startFakeHttpService,
  type FakeHttpService,
} from '../../http/testing/fake-http-service.ts';
import type { PictureWidth } from '../picture-sizes.ts';
import { drawPicture, withMedia, type TestMedia } from '../testing/media.ts';
import { createFolderStore } from './picture-store.server.ts';
import { createSanityOriginals } from './remote.server.ts';

const ID = '0123456789abcdef0123456789abcdef01234567';

/** The signed address of a picture, from its file name. */
function signed(media: TestMedia, fileName: string, width: PictureWidth): string {
  const _ref = `image-${fileName.replace('.', '-')}`;
  return media.addresses.url({ asset: { _ref } }, { width }) ?? '';
}

/** A fake of Sanity's picture service that counts the requests for each file. */
async function withService(
  files: Readonly<Record<string, Buffer>>,
  run: (base: string, calls: FakeHttpService['calls']) => Promise<void>,
) {
  const service = await startFakeHttpService(({ path }, response) => {
    const file = files[path.split('/').at(-1) ?? ''];
    if (file) response.end(file);
    else response.writeHead(404).end();
  });
  try {
    await run(`${service.url}/images/project/production`, service.calls);
  } finally {
    await service.close();
  }
}

test('a picture that only the content service has is fetched once, stored and served', async () => {
  const original = await drawPicture(400, 300).jpeg().toBuffer();
  await withService({ [`${ID}-400x300.jpg`]: original }, async (base, calls) => {
    await withMedia(
      async (media) => {
        const name = `${ID}-400x300.jpg`;
        const answers = await Promise.all([
          media.ask(signed(media, name, 320)),
          media.ask(signed(media, name, 160)),
        ]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
        expect((await media.ask(signed(media, name, 240))).status).toBe(200);
        const bytes = Buffer.from(await (await media.ask(`/images/${name}`)).arrayBuffer());
        expect(bytes.equals(original)).toBe(true);
        expect(calls).toHaveLength(1);
        expect(await media.listPictures({ offset: 0, limit: 9 })).toMatchObject([{ id: ID }]);
      },
      { fetchOriginal: createSanityOriginals(base) },
    );
  });
});

test('a missing file, another file or another picture is a 404, and not fetched again', async () => {
  const files = {
    [`${ID}-10x10.jpg`]: Buffer.from('<html>not a picture</html>'),
    [`${ID}-20x20.jpg`]: await drawPicture(40, 30).jpeg().toBuffer(),
    [`${ID}-40x30.webp`]: await drawPicture(40, 30).jpeg().toBuffer(),
  };
  await withService(files, async (base, calls) => {
    await withMedia(
      async (media) => {
        for (const name of [...Object.keys(files), `${ID}-30x30.jpg`]) {
          for (const round of [1, 2]) {
            const { status } = await media.ask(signed(media, name, 64));
            expect([name, round, status]).toEqual([name, round, 404]);
          }
        }
        expect(calls).toHaveLength(4);
        expect(await media.listPictures({ offset: 0, limit: 9 })).toEqual([]);
      },
      { fetchOriginal: createSanityOriginals(base) },
    );
  });
});

test('an unreachable service is a 404', async () => {
  await withMedia(
    async (media) => {
      expect((await media.ask(signed(media, `${ID}-40x30.jpg`, 64))).status).toBe(404);
    },
    { fetchOriginal: createSanityOriginals('http://127.0.0.1:1/images/project/production') },
  );
});

test('a picture that cannot be stored is served nevertheless, and fetched only once', async () => {
  const original = await drawPicture(400, 300).jpeg().toBuffer();
  await withService({ [`${ID}-400x300.jpg`]: original }, async (base, calls) => {
    const store = createFolderStore('/nowhere');
    const isFull = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    };
    await withMedia(
      async (media) => {
        for (const width of [320, 160, 320] as const) {
          expect((await media.ask(signed(media, `${ID}-400x300.jpg`, width))).status).toBe(200);
        }
        expect(calls).toHaveLength(1);
        expect(await media.listPictures({ offset: 0, limit: 9 })).toEqual([]);
      },
      { fetchOriginal: createSanityOriginals(base), store: { ...store, write: isFull } },
    );
  });
});
