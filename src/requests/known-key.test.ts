import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DATABASE_KINDS, openTestDatabase } from './testing/databases.ts';
import { DATA_KEY } from './testing/submissions.ts';
import { KEY_FILE } from './data-key.server.ts';
import { acceptKey, openKnownKey, WrongDataKeyError } from './known-key.server.ts';

const ONE = DATA_KEY.toString('hex');
const OTHER = 'ab'.repeat(32);

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'known-key-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe.each(DATABASE_KINDS)('the data key that %s knows', (kind) => {
  async function given() {
    const { db, close } = await openTestDatabase(kind);
    onTestFinished(close);
    const open = (key: string | undefined, dataDirectory: string) =>
      openKnownKey({ db, given: key, dataDirectory });
    return { db, open };
  }

  it('is that of the first process; one with another is refused, and told what to do', async () => {
    const { open } = await given();
    expect(await open(ONE, await givenFolder())).toEqual(DATA_KEY);
    expect(await open(ONE, await givenFolder())).toEqual(DATA_KEY);
    const refused = open(OTHER, await givenFolder());
    await expect(refused).rejects.toThrow(WrongDataKeyError);
    await expect(refused).rejects.toThrow(/^DATA_KEY is not .* set DATA_KEY, or bring data\.key/);
  });

  it('is one alone when several processes come first together', async () => {
    const { open } = await given();
    const folders = await Promise.all([givenFolder(), givenFolder(), givenFolder()]);
    const starts = await Promise.allSettled(folders.map((folder) => open(undefined, folder)));
    expect(starts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is not made anew on a machine that has none', async () => {
    const { open } = await given();
    await open(ONE, await givenFolder());
    const folder = await givenFolder();
    await expect(open(undefined, folder)).rejects.toThrow('there is no');
    expect(existsSync(join(folder, KEY_FILE))).toBe(false);
  });

  it('may be changed on purpose', async () => {
    const { db, open } = await given();
    await open(ONE, await givenFolder());
    await acceptKey(db, Buffer.from(OTHER, 'hex'), 1);
    await expect(open(OTHER, await givenFolder())).resolves.toBeDefined();
    await expect(open(ONE, await givenFolder())).rejects.toThrow(WrongDataKeyError);
  });
});
