import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A sync takes this much longer, as on a plain disk, so that cuts often come before its end; ms. */
export const SYNC_DELAY = 5;

export interface Recorder {
  /** Settings of a process whose changes below `root` are to be recorded in `journal`. */
  environment(root: string, journal: string): Record<string, string>;
}

/** Compiles the recorder into a folder; null where it cannot be: it needs Linux and a C compiler. */
export async function compileRecorder(folder: string): Promise<Recorder | null> {
  if (process.platform !== 'linux') return null;
  const library = join(folder, 'recorder.so');
  const source = join(import.meta.dirname, 'recorder.c');
  try {
    await run('cc', ['-shared', '-fPIC', '-O2', '-o', library, source, '-ldl', '-lpthread']);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  return {
    environment: (root, journal) => ({
      LD_PRELOAD: library,
      POWER_ROOT: root,
      POWER_JOURNAL: journal,
      POWER_SYNC_DELAY: String(SYNC_DELAY * 1_000),
      // What goes to the kernel by a ring of requests passes no function of libc.
      UV_USE_IO_URING: '0',
    }),
  };
}
