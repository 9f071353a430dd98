import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, test } from 'vitest';
import { createEncoder } from '../encoder/encoder.server.ts';
import { withMedia, type TestMedia } from '../testing/media.ts';
import { storePicture } from '../testing/stored-picture.ts';

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
