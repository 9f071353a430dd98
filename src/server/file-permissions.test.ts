import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { refuseRoot } from './file-permissions.ts';

// Windows has no such users.
it.skipIf(process.platform === 'win32')(
  'keeps root from working in the data folder of somebody else',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'sobremesa-owner-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    if (process.getuid?.() === 0) {
      refuseRoot(folder);
      chownSync(folder, 1234, 1234);
    }
    const { uid } = statSync(folder);
    expect(() => refuseRoot(folder, 0)).toThrow(`${folder} belongs to user ${uid}: run this as`);
    refuseRoot(folder, uid);
    refuseRoot(join(folder, 'not-there'), 0);
  },
);
