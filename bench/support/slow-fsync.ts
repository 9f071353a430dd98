import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Has every fsync of a process take longer, as on a slower disk. */
const SHIM = `
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>
static void wait_longer(void) {
  const char *given = getenv("SLOW_FSYNC_US");
  if (given) usleep((useconds_t)atoi(given));
}
int fsync(int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  wait_longer();
  return real(file);
}
int fdatasync(int file) {
  int (*real)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  wait_longer();
  return real(file);
}
`;

/**
 * The environment in which every fsync takes so many milliseconds more, by a small library that is
 * compiled into the folder; null where there is no compiler.
 */
export function slowFsync(folder: string, milliseconds: number): Record<string, string> | null {
  const source = join(folder, 'slow-fsync.c');
  const library = join(folder, 'slow-fsync.so');
  writeFileSync(source, SHIM);
  try {
    execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, source, '-ldl'], {
      stdio: 'ignore',
    });
  } catch {
    return null;
  }
  return { LD_PRELOAD: library, SLOW_FSYNC_US: String(milliseconds * 1_000) };
}
