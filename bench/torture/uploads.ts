import { createHash } from 'node:crypto';
import { filesIn } from './support/bytes.ts';
import { hostileFiles, STOWAWAY, type HostileFile } from './support/hostile-pictures.ts';
import { watchMemory } from './support/memory.ts';
import { allOf, inParallel, none, pause, withFolder, type Scenario } from './support/scenario.ts';
import { startQuiet } from '../support/server.ts';

const UPLOADS = 500;
const AT_ONCE = 4;
const MEMORY_GOAL = 300;
const MEGABYTE = 1_048_576;
/** How often an upload is tried when the server is busy. */
const TRIES = 60;

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

interface UploadOutcome {
  readonly status: number;
  readonly results: readonly { readonly id?: string; readonly error?: string }[];
}

async function upload(url: string, file: HostileFile): Promise<UploadOutcome> {
  for (let attempt = 0; ; attempt += 1) {
    const form = new FormData();
    form.append('images', new Blob([new Uint8Array(file.bytes)], { type: file.type }), file.name);
    const response = await fetch(`${url}/api/image-upload`, { method: 'POST', body: form });
    const body = (await response.json()) as { uploadResults?: UploadOutcome['results'] };
    if (response.status === 503 && attempt < TRIES) {
      await pause(100);
      continue;
    }
    return { status: response.status, results: body.uploadResults ?? [] };
  }
}

/** SVG, polyglots, decompression bombs, truncated and empty files: nothing is stored as uploaded. */
export const uploads: Scenario = ({ share }) =>
  withFolder(async (folder) => {
    const count = Math.max(20, Math.round(UPLOADS * share));
    const files: HostileFile[] = [];
    for (let round = 0; files.length < count; round += 1) {
      files.push(...(await hostileFiles(round * 100)));
    }
    files.length = count;
    const victim = await startQuiet(folder, { DEBUG_PAGES: 'on' });
    const readMemory = watchMemory(victim.pid);
    const outcomes: UploadOutcome[] = [];
    try {
      await inParallel(files, AT_ONCE, async (file) => {
        outcomes.push(await upload(victim.url, file));
      });
      const alive = await fetch(`${victim.url}/`);
      await alive.arrayBuffer();
      const memory = readMemory() / MEGABYTE;
      await victim.stop();
      const sent = new Set(files.map(({ bytes }) => digest(bytes)));
      const empty = digest(Buffer.alloc(0));
      sent.delete(empty);
      const stored = [...filesIn(folder)];
      const raw = stored.filter(({ bytes }) => sent.has(digest(bytes)));
      const hidden = stored.filter(({ bytes }) => bytes.includes(STOWAWAY));
      const failed = outcomes.filter(({ status }) => status >= 500);
      const kept = outcomes.flatMap(({ results }) => results).filter(({ id }) => id !== undefined);
      return [
        allOf('hostile uploads answered', outcomes.length, count),
        {
          name: 'harmless ones re-encoded and stored',
          value: kept.length,
          unit: '',
          goal: { atLeast: 1 },
        },
        none('stored raw', raw.length, `${stored.length} files compared`),
        none('stored with hidden content', hidden.length),
        none('uploads that broke the server', failed.length),
        allOf('pages served afterwards', alive.status === 200 ? 1 : 0, 1),
        {
          name: 'peak memory of the server and its encoder',
          value: memory,
          unit: 'MB',
          goal: { atMost: MEMORY_GOAL },
        },
      ];
    } finally {
      readMemory();
      await victim.stop();
    }
  });
