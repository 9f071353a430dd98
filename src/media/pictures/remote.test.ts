import { expect, onTestFinished, test, vi } from 'vitest';
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
        expect(await media.listPictures()).toMatchObject([{ id: ID }]);
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
        expect(await media.listPictures()).toEqual([]);
      },
      { fetchOriginal: createSanityOriginals(base) },
    );
  });
});

test('an unreachable service is a 503, since it may have the picture', async () => {
  await withMedia(
    async (media) => {
      expect((await media.ask(signed(media, `${ID}-40x30.jpg`, 64))).status).toBe(503);
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
        expect(await media.listPictures()).toEqual([]);
      },
      { fetchOriginal: createSanityOriginals(base), store: { ...store, write: isFull } },
    );
  });
});

/** What the service answers: a status, with a header; nothing at all; or half of a body. */
type Refusal = { readonly status: number; readonly retryAfter?: string } | 'silence' | 'half';

/** A service that refuses until it is told to answer. */
async function withRefusingService(
  refusal: Refusal,
  run: (service: {
    readonly base: string;
    readonly calls: FakeHttpService['calls'];
    answer(): void;
  }) => Promise<void>,
) {
  const original = await drawPicture(400, 300).jpeg().toBuffer();
  let isRefusing = true;
  const service = await startFakeHttpService((_, response) => {
    if (!isRefusing) return void response.end(original);
    if (refusal === 'silence') return;
    if (refusal === 'half') {
      response.writeHead(200, { 'content-length': '9000' });
      response.write('half', () => response.destroy());
      return;
    }
    const { status, retryAfter } = refusal;
    response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
  });
  const answer = () => void (isRefusing = false);
  try {
    await run({ base: `${service.url}/images/p/d`, calls: service.calls, answer });
  } finally {
    await service.close();
  }
}

test.each<[name: string, refusal: Refusal, pause: number]>([
  ['is busy and says for how long', { status: 429, retryAfter: '120' }, 120],
  ['asks for more than five minutes', { status: 429, retryAfter: '86400' }, 300],
  ['fails', { status: 502 }, 5],
  ['breaks off', 'half', 5],
  ['says nothing', 'silence', 5],
])(
  'while the picture service %s its pictures are 503, nobody waits long, and it is left alone',
  async (_, refusal, pause) => {
    await withRefusingService(refusal, async ({ base, calls, answer }) => {
      const clock = Date.now.bind(Date);
      let later = 0;
      const dates = vi.spyOn(Date, 'now').mockImplementation(() => clock() + later);
      onTestFinished(() => dates.mockRestore());
      await withMedia(
        async (media) => {
          const startedAt = performance.now();
          const first = await media.ask(signed(media, `${ID}-400x300.jpg`, 320));
          expect(performance.now() - startedAt).toBeLessThan(8_000);
          expect([first.status, first.headers.get('retry-after')]).toEqual([503, String(pause)]);
          // Neither that picture nor another is asked for meanwhile.
          const other = `${'a'.repeat(40)}-400x300.jpg`;
          later += (pause - 1) * 1_000;
          const second = await media.ask(signed(media, other, 320));
          expect([second.status, second.headers.get('retry-after')]).toEqual([503, '1']);
          expect(calls).toHaveLength(1);
          answer();
          later += 2_000;
          const third = await media.ask(signed(media, `${ID}-400x300.jpg`, 320));
          expect(third.status).toBe(200);
        },
        { fetchOriginal: createSanityOriginals(base) },
      );
    });
  },
);
