import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { silentLog } from '../../log/index.server.ts';
import { ContentUnavailableError } from '../content-service.ts';
import { givenFolder } from '../testing/given-folder.ts';
import {
  createKeptAnswers,
  MOST_ANSWERS,
  MOST_BYTES,
  type Question,
} from './kept-answers.server.ts';

const question = (name: string, slug = ''): Question => ({
  name,
  query: '*[_type == $slug]',
  parameters: { slug },
});

async function given({ source = 'one' } = {}) {
  const folder = await givenFolder();
  const open = (of = source) => createKeptAnswers({ folder, source: of, log: silentLog });
  return { folder, open, kept: open() };
}

describe('last answers of a remote content service', () => {
  it('are read by another process, each for its own question', async () => {
    const { open, kept } = await given();
    kept.keep(question('blog', 'a'), { title: 'A' });
    kept.keep(question('blog', 'b'), { title: 'B' });
    kept.keep(question('blog', 'b'), { title: 'B, again' });
    await kept.stop();
    expect(await open().read(question('blog', 'a'))).toEqual({ title: 'A' });
    expect(await open().read(question('blog', 'b'))).toEqual({ title: 'B, again' });
    await expect(open().read(question('blog', 'c'))).rejects.toThrow(ContentUnavailableError);
  });

  it('are not those of another dataset', async () => {
    const { open, kept } = await given();
    kept.keep(question('menu'), [1]);
    await kept.stop();
    await expect(open('another').read(question('menu'))).rejects.toThrow(ContentUnavailableError);
  });

  it('are not read from a damaged file', async () => {
    const { folder, kept } = await given();
    kept.keep(question('menu'), [1]);
    await kept.stop();
    const [file = ''] = await readdir(folder);
    await writeFile(join(folder, file), '[1');
    await expect(kept.read(question('menu'))).rejects.toThrow(ContentUnavailableError);
  });

  it('are bounded in number: the least recently used of a kind go, those of other kinds stay', async () => {
    const { folder, kept } = await given();
    kept.keep(question('menu'), [1]);
    kept.keep(question('blog', 'first'), [1]);
    await kept.stop();
    const old = new Date(Date.now() - 1_000_000);
    for (const file of await readdir(folder)) await utimes(join(folder, file), old, old);
    for (let index = 0; index < MOST_ANSWERS; index += 1)
      kept.keep(question('blog', `${index}`), [index]);
    await kept.stop();
    expect(await readdir(folder)).toHaveLength(MOST_ANSWERS + 1);
    await expect(kept.read(question('blog', 'first'))).rejects.toThrow(ContentUnavailableError);
    expect(await kept.read(question('menu'))).toEqual([1]);
  });

  it('are bounded in bytes', async () => {
    const { folder, kept } = await given();
    const half = 'x'.repeat(MOST_BYTES / 2);
    for (const slug of ['a', 'b', 'c']) {
      kept.keep(question('blog', slug), half.slice(10));
      await kept.stop();
    }
    kept.keep(question('blog', 'huge'), half + half);
    await kept.stop();
    expect(await readdir(folder)).toHaveLength(2);
  });

  it('are missed by nobody when they cannot be written', async () => {
    const folder = join(await givenFolder({ taken: 'a file' }), 'taken');
    const warned: string[] = [];
    const log = { ...silentLog, warn: (message: string) => void warned.push(message) };
    const kept = createKeptAnswers({ folder, source: 'one', log });
    kept.keep(question('menu'), [1]);
    kept.keep(question('blog'), [1]);
    await kept.stop();
    expect(warned).toEqual(['answers of the content service cannot be kept']);
  });
});
