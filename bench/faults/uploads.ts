import { setTimeout as pause } from 'node:timers/promises';
import { LONGEST_WAIT, openBystander, pagesOf } from '../support/bystander.ts';
import {
  allOf,
  atLeast,
  atMost,
  isSo,
  MEGABYTE,
  milliseconds,
  none,
  type Figure,
} from '../support/figure.ts';
import { hostileFiles, storedFigures, type HostileFile } from '../support/hostile-pictures.ts';
import { statusOf } from '../support/http.ts';
import { watchMemory } from '../support/processes.ts';
import { startQuiet } from '../support/server.ts';
import { inParallel, withFolder } from '../support/work.ts';
import type { Amount } from '../support/amount.ts';

const UPLOADS = 500;
const AT_ONCE = 4;
const MEMORY_GOAL = 300;
/** How often an upload is tried when the server is busy. */
const TRIES = 60;

/** Uploads a file; the status, and how many pictures were kept. */
async function upload(url: string, file: HostileFile): Promise<{ status: number; kept: number }> {
  for (let attempt = 0; ; attempt += 1) {
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
    const response = await fetch(`${url}/api/image-upload`, { method: 'POST', body: form });
    const { uploadResults = [] } = (await response.json()) as { uploadResults?: { id?: string }[] };
    if (response.status !== 503 || attempt === TRIES) {
      const kept = uploadResults.filter(({ id }) => id !== undefined).length;
      return { status: response.status, kept };
    }
    await pause(100);
  }
}

export const what =
  'SVG, polyglots, bombs, broken files as pictures: nothing is stored as uploaded';

export const run = ({ share }: Amount): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const count = Math.max(20, Math.round(UPLOADS * share));
    const files: HostileFile[] = [];
    for (let round = 0; files.length < count; round += 1) {
      files.push(...(await hostileFiles(round * 100)));
    }
    files.length = count;
    const victim = await startQuiet(folder, { DEBUG_PAGES: 'on' });
    const mostMemory = watchMemory(victim.pid);
    const bystander = await openBystander(victim.url, await pagesOf(victim.url, ['/', '/contact']));
    const outcomes: Awaited<ReturnType<typeof upload>>[] = [];
    try {
      const { site, bare } = await bystander.beside(() =>
        inParallel(files, AT_ONCE, async (file) => {
          outcomes.push(await upload(victim.url, file));
        }),
      );
      const isAlive = (await statusOf(`${victim.url}/`)) === 200;
      const memory = mostMemory() / MEGABYTE;
      await victim.stop();
      const kept = outcomes.reduce((sum, outcome) => sum + outcome.kept, 0);
      const failed = outcomes.filter(({ status }) => status >= 500);
      return [
        allOf('hostile uploads answered', outcomes.length, count),
        atLeast('harmless ones re-encoded and stored', kept, 1),
        ...storedFigures(files, folder),
        none('uploads that broke the server', failed.length),
        isSo('pages served afterwards', isAlive),
        atMost(
          "a bystander's worst wait",
          site.worst,
          // A bare server that is slow as well says that the computer itself is busy.
          Math.max(LONGEST_WAIT, 2 * bare.worst),
          'ms',
          `bare server ${milliseconds(bare.worst)}`,
        ),
        atMost('peak memory of the server and its encoder', memory, MEMORY_GOAL, 'MB'),
      ];
    } finally {
      mostMemory();
      await bystander.stop();
      if (victim.isRunning()) await victim.stop();
    }
  });
