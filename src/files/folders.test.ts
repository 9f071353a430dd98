import fs, { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFolder, makeFolderNow, syncFolder, syncFolderNow } from './index.server.ts';

describe('a folder', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'durable-'));
    return () => rmSync(folder, { recursive: true, force: true });
  });

  it.each([
    ['makeFolder', makeFolder],
    ['makeFolderNow', makeFolderNow],
  ])(
    'is made with those above it, for its owner alone, or left as it is, by %s',
    async (_, make) => {
      await make(join(folder, 'a', 'b', 'c'));
      for (const path of ['a', 'a/b', 'a/b/c']) {
        expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700);
      }
      chmodSync(join(folder, 'a'), 0o750);
      await make(join(folder, 'a'));
      expect(statSync(join(folder, 'a')).mode & 0o777).toBe(0o750);
    },
  );

  it.each([
    ['syncFolder', syncFolder],
    ['syncFolderNow', (path: string) => Promise.resolve().then(() => syncFolderNow(path))],
  ])('that is missing cannot be synced by %s', async (_, sync) => {
    await sync(folder);
    await expect(sync(join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  });

  it('is left alone on a file system that syncs none, and told of when the disk fails', () => {
    const failing = vi.spyOn(fs, 'fsyncSync');
    syncBuiltinESMExports();
    const failWith = (code: string) =>
      failing.mockImplementationOnce(() => {
        throw Object.assign(new Error(code), { code });
      });
    try {
      failWith('EINVAL');
      syncFolderNow(folder);
      failWith('EIO');
      expect(() => syncFolderNow(folder)).toThrow('EIO');
    } finally {
      failing.mockRestore();
      syncBuiltinESMExports();
    }
  });
});
