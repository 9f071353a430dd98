import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { givenInstall, type Install } from './support/install.ts';
import { createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';

const START = ['scripts/start.ts'];
const server = process.env['TEST_DATABASE_URL'] ?? '';

vi.setConfig({ testTimeout: 150_000 });

/** The lines of an output that are not of the log. */
const sentences = (output: string) =>
  output
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('{'));

describe('first starts together on one SQLite file', () => {
  it('all come up, the sample is filled in once, and nothing is done with another data key', async () => {
    const install = await givenInstall('production', true);
    const started = [1, 2].map(() => install.run('node', START));
    const urls = await Promise.all(started.map((running) => running.listening()));
    for (const url of urls) expect((await fetch(`${url}/menu`)).status).toBe(200);
    const outputs = started.map((running) => running.output()).join('');
    expect(outputs).not.toContain('"level":"error"');
    expect(outputs.match(/sample content filled in/g)).toHaveLength(1);

    const inbox = install.run('node', ['scripts/run-built.ts', 'inbox']);
    expect(await inbox.ended()).toBe(0);
    expect(inbox.output()).toContain(join(install.folder, 'data', 'sobremesa.sqlite'));
    const environment = { DATA_KEY: 'ab'.repeat(32) };
    const other = install.run('node', START, environment);
    expect(await other.ended()).toBe(1);
    expect(other.output()).toContain(
      'DATA_KEY is not the data key that this database is used with',
    );
    for (const command of ['inbox', 'backup']) {
      const running = install.run('node', ['scripts/run-built.ts', command], environment);
      expect(await running.ended(), command).toBe(1);
      expect(running.output()).toContain('is not the data key');
    }

    for (const running of started) {
      running.child.kill('SIGTERM');
      expect(await running.ended()).toBe(0);
    }
    // One that is lost is not made anew, until that is told.
    const data = join(install.folder, 'data');
    await rename(join(data, 'data.key'), join(data, 'lost'));
    const second = install.run('node', START);
    expect(await second.ended()).toBe(1);
    expect(second.output()).toContain('npm run data-key');
    expect(await readdir(data)).not.toContain('data.key');
    const accept = install.run('node', ['scripts/run-built.ts', 'data-key', '--accept']);
    expect(await accept.ended(), accept.output()).toBe(0);
    await install.run('node', START).listening();
  });
});

describe('a command without the environment of the service', () => {
  let install: Install;
  beforeAll(async () => {
    install = await givenInstall('production', true, afterAll);
  });

  // One of those that all go one way, and the one that goes its own.
  it.each([['content', 'list'], ['data-key']])(
    'says which database it looked for, and makes none: %s',
    async (...args) => {
      const running = install.run('node', ['scripts/run-built.ts', ...args]);
      expect(await running.ended()).toBe(1);
      const file = join(install.folder, 'data', 'sobremesa.sqlite');
      expect(sentences(running.output())).toEqual([
        `Database: ${file}`,
        expect.stringMatching(/^There is no database at .*sobremesa\.sqlite: set DATA_DIR .*\.$/),
      ]);
      expect(await readdir(install.folder)).not.toContain('data');
    },
  );
});

it.skipIf(server === '')(
  'a machine with another data key does not start on PostgreSQL either',
  async () => {
    const { url, drop } = await createPostgresDatabase(server, 'keys');
    onTestFinished(drop);
    const [one, two] = await Promise.all([
      givenInstall('production', true),
      givenInstall('production', true),
    ]);
    const environment = { DATABASE_URL: url };
    const early = two.run('node', ['scripts/run-built.ts', 'inbox'], environment);
    expect(await early.ended()).toBe(1);
    expect(sentences(early.output()).at(-1)).toContain(`There is no database at PostgreSQL`);
    await one.run('node', START, environment).listening();
    // Each machine has a folder of its own, and would make a key of its own there.
    const other = two.run('node', START, environment);
    expect(await other.ended()).toBe(1);
    expect(other.output()).toContain('The data key of this database is missing');
  },
);
