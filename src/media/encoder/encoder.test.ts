import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createEncoder, type EncoderOptions } from './encoder.server.ts';
import { FOR_LIBRARY, type EncodeJob } from './jobs.server.ts';

const JOB: EncodeJob = {
  bytes: new Uint8Array(1),
  geometry: { extract: null, width: 1, height: 1 },
  format: 'webp',
  mostBytes: 1,
};

/** Runs a test with an encoder whose process runs this program. */
async function withProgram(
  program: string,
  options: EncoderOptions,
  run: (encoder: ReturnType<typeof createEncoder>) => Promise<void>,
) {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-encoder-'));
  const file = join(folder, 'program.mjs');
  await writeFile(file, `process.on('disconnect', () => process.exit());\n${program}`);
  const encoder = createEncoder({ program: file, ...options });
  try {
    await run(encoder);
  } finally {
    await encoder.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Replies with its process id as a problem; exits during every second job. */
const ENDS_OVER_JOBS = `
  let jobs = 0;
  process.on('message', ({ id }) => {
    if (++jobs === 2) process.exit(1);
    process.send({ id, problem: String(process.pid) });
  });`;

test('a process that dies during a job loses only that job', async () => {
  await withProgram(ENDS_OVER_JOBS, {}, async (encoder) => {
    const first = await encoder.encode(JOB).catch((error: Error) => error.message);
    await expect(encoder.encode(JOB)).rejects.toThrow('ended');
    const third = await encoder.encode(JOB).catch((error: Error) => error.message);
    expect(first).toContain('cannot be used');
    expect(third).toContain('cannot be used');
    expect(third).not.toBe(first);
  });
});

test('a job that takes too long is stopped by killing the process', async () => {
  await withProgram(`process.on('message', () => {});`, { jobTime: 20 }, async (encoder) => {
    await expect(encoder.encode(JOB)).rejects.toThrow('ended');
  });
});

test('a file whose process died while it was received is refused, and the next is accepted', async () => {
  const program = `process.on('message', (order) => {
    if (order.piece?.[0] === 13) process.exit(1);
    if (order.clean) process.send({ id: order.id, problem: 'notAPicture' });
  });`;
  await withProgram(program, {}, async (encoder) => {
    const unlucky = encoder.receive();
    await unlucky.append(new Uint8Array([13]));
    await expect(unlucky.clean({ mostPixels: 1, ...FOR_LIBRARY })).rejects.toThrow();
    const next = encoder.receive();
    await next.append(new Uint8Array([1]));
    await expect(next.clean({ mostPixels: 1, ...FOR_LIBRARY })).rejects.toThrow('notAPicture');
    const left = encoder.receive();
    await left.append(new Uint8Array([1]));
    left.forget();
  });
});

test('an idle process exits, and the next job starts another', async () => {
  const answersPid = `process.on('message', ({ id }) => process.send({ id, problem: String(process.pid) }));`;
  await withProgram(answersPid, { idleTime: 1 }, async (encoder) => {
    const pid = async () => {
      const { problem } = (await encoder.encode(JOB).catch((error: unknown) => error)) as {
        problem: string;
      };
      return Number(problem);
    };
    const first = await pid();
    const isAlive = () => {
      try {
        return process.kill(first, 0);
      } catch {
        return false;
      }
    };
    while (isAlive()) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await pid()).not.toBe(first);
  });
});

test('the program exists where the code looks for it', () => {
  expect(() => createEncoder()).not.toThrow();
});
