import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { silentLog } from '../log/index.server.ts';
import { contentCommand } from './command.server.ts';
import * as sample from './testing/samples.ts';
import { sqliteTestDatabase } from './testing/test-database.server.ts';
import { givenDatabase, givenContent } from './testing/given-content.ts';
import { ndjson, givenFolder } from './testing/given-folder.ts';

async function given() {
  const { store, editor } = await givenContent(await givenDatabase(sqliteTestDatabase));
  const run = async (...args: string[]) => {
    let output = '';
    const write = (text: string) => void (output += text);
    const resolveImage = async () => 'image-a-1x1-webp';
    const images = { resolveImage, probeImage: resolveImage, openPicture: async () => null };
    const code = await contentCommand(args, { store, editor, ...images, log: silentLog, write });
    return { code, output };
  };
  return { store, editor, run };
}

it('imports, lists, exports and removes', async () => {
  const { run } = await given();
  const folder = await givenFolder({
    'data.ndjson': ndjson([
      sample.menu('m', 1),
      sample.post('drafts.p'),
      { _id: 'x', _type: 'riddle' },
    ]),
  });
  expect(await run('import', folder)).toEqual({
    code: 0,
    output: [
      '2 document(s) imported, 1 skipped (no id, or a type the site does not know)\n',
      'riddle  x  left out, the site does not know its type\n',
    ].join(''),
  });
  const { output } = await run('list');
  expect(output.split('\n')[0]).toMatch(
    /^blog {2}drafts\.p {2}draft {2}\d{4}-.*Z {2}slug-drafts\.p$/,
  );
  expect(output.split('\n')[1]).toMatch(/^dailyMenu {2}m {2}published {2}/);
  const file = join(folder, 'out.ndjson');
  expect(await run('export', file)).toEqual({
    code: 0,
    output: `2 document(s) exported to ${file}\n`,
  });
  const lines = (await readFile(file, 'utf8')).trim().split('\n');
  expect(lines.map((line) => (JSON.parse(line) as { _id: string })._id)).toEqual(['m', 'drafts.p']);
  expect(await run('remove', 'm')).toEqual({ code: 0, output: 'm removed\n' });
  expect(await run('remove', 'm')).toEqual({ code: 1, output: 'there is no document m\n' });
});

it('says what an import would do, and packs everything into an archive', async () => {
  const { run, store } = await given();
  const folder = await givenFolder({ 'data.ndjson': ndjson([sample.menu('m', 1)]) });
  expect(await run('import', folder, '--dry-run')).toEqual({
    code: 0,
    output: '1 document(s) would be imported\n',
  });
  expect(await store.list()).toEqual([]);
  await run('import', folder);
  const file = join(folder, 'out.tar.gz');
  expect(await run('export', file)).toEqual({
    code: 0,
    output: `1 document(s) and 0 picture(s) exported to ${file}\n`,
  });
  await store.remove('m');
  expect((await run('import', file)).output).toBe('1 document(s) imported\n');
  expect((await store.list()).map(({ id }) => id)).toEqual(['m']);
});

it('doubts dishes that do not declare what they name, and stores them all the same', async () => {
  const { run } = await given();
  const prawns = sample.dish('gambas', {
    names: 'Gambas al ajillo',
    allergens: sample.allergensOf(),
  });
  const broken = sample.dish('rota', { price: 'caro' });
  const doubts = [
    'm  gambas  says “Gambas”, but crustaceans is not declared\n',
    'm  gambas  says “Gambas”, but sulphites is not declared\n',
  ].join('');
  const folder = await givenFolder({
    'data.ndjson': ndjson([sample.menu('m', 1, { items: [prawns, broken] }), sample.post('p')]),
  });
  expect(await run('import', folder)).toEqual({
    code: 0,
    output: [
      '2 document(s) imported\n',
      'dailyMenu  m  stored, but what is wrong is not shown until it is mended\n',
      '    items.1.price: Invalid type: Expected number but received "caro"\n',
      doubts,
    ].join(''),
  });
  expect(await run('check')).toEqual({ code: 0, output: `${doubts}1 dish(es) read, 2 doubt(s)\n` });

  const allergens = sample.allergensOf({ crustaceans: 'yes', sulphites: 'yes' });
  const declared = sample.menu('m', 1, { items: [{ ...prawns, allergens }] });
  const ham = sample.submenu('s', 1, {
    submenuItems: [{ names: { es: 'Arroz', en: 'Rice with ham' }, price: 5, diets: ['noPork'] }],
  });
  const published = await givenFolder({ 'menus.json': JSON.stringify([declared, ham]) });
  const doubt = 's  1  noPork, but it says “ham”\n';
  expect(await run('publish', join(published, 'menus.json'))).toEqual({
    code: 0,
    output: `2 document(s) published\n${doubt}`,
  });
  expect((await run('check')).output).toBe(`${doubt}2 dish(es) read, 1 doubt(s)\n`);
});

it('takes a removed document out of the trash again', async () => {
  const { run, store } = await given();
  await store.publish(sample.menu('m', 1));
  expect((await run('restore', 'm')).output).toBe('there is no document m in the trash\n');
  await run('remove', 'm');
  expect((await run('list')).output).toBe('');
  expect((await run('trash')).output).toMatch(
    /^dailyMenu {2}m {2}\d{4}-.*Z {2}command {2}Menú m\n$/,
  );
  expect(await run('restore', 'm')).toEqual({ code: 0, output: 'm restored\n' });
  expect((await run('list')).output).toMatch(/^dailyMenu {2}m {2}published {2}/);
  expect((await run('trash')).output).toBe('');
});

it('lists versions, publishes one again, and says who did what', async () => {
  const { run, store } = await given();
  await store.publish(sample.menu('m', 1, { title: 'Antes' }), { id: 'ana', name: 'Ana' });
  await store.publish(sample.menu('m', 1, { title: 'Ahora' }));
  const lines = (await run('versions', 'm')).output.trim().split('\n');
  expect(lines[0]).toMatch(/ {2}current {2}\d{4}-.*Z {2}command$/);
  expect(lines[1]).toMatch(/ {2}published {2}\d{4}-.*Z {2}Ana$/);
  const revision = lines[1]?.split(' ')[0] ?? '';
  expect(await run('revert', 'm', revision)).toMatchObject({ code: 0 });
  const [exported] = await Array.fromAsync(store.exportDocuments());
  expect(JSON.parse(exported ?? '')).toMatchObject({ title: 'Antes' });
  expect((await run('versions', 'm')).output.trim().split('\n')).toHaveLength(3);
  expect((await run('versions', 'nobody')).code).toBe(1);
  expect((await run('revert', 'm', 'nothing')).code).toBe(1);
  expect((await run('audit')).output.replace(/^\S+ {2}/gm, '')).toBe(
    ['command  restoreVersion', 'command  publish', 'Ana  publish']
      .map((line) => `${line}  dailyMenu  m\n`)
      .join(''),
  );
});

it('lists drafts with what is wrong with them', async () => {
  const { run, editor } = await given();
  await editor.saveDraft(sample.menu('m', 1, { title: 7 }), {
    author: { id: 'ana' },
    expectedRevision: null,
  });
  const [first, second] = (await run('drafts')).output.split('\n');
  expect(first).toMatch(/^dailyMenu {2}m {2}\d{4}-.*Z {2}ana$/);
  expect(second).toMatch(/^ {4}title: /);
});

it('publishes a file with one document or several', async () => {
  const { run, store } = await given();
  const folder = await givenFolder({
    'one.json': JSON.stringify(sample.menu('a', 1)),
    'two.json': JSON.stringify([sample.menu('b', 1), sample.menu('c', 1)]),
  });
  expect((await run('publish', join(folder, 'one.json'))).code).toBe(0);
  expect((await run('publish', join(folder, 'two.json'))).output).toBe('2 document(s) published\n');
  expect((await store.list()).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

it('fails with the fields of a broken document, and with a missing file', async () => {
  const { run } = await given();
  const folder = await givenFolder({
    'bad.json': JSON.stringify(sample.menu('a', 1, { title: 7 })),
  });
  const { code, output } = await run('publish', join(folder, 'bad.json'));
  expect(code).toBe(1);
  expect(output).toMatch(/document a breaks its schema:\n {2}title: /);
  expect(await run('publish', join(folder, 'none.json'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('ENOENT'),
  });
});

it.each([[[]], [['dance']], [['import']], [['list', 'extra']], [['toString']]])(
  'shows the usage for %j',
  async (args) => {
    const { run } = await given();
    const { code, output } = await run(...args);
    expect([code, output.split('\n')[0]]).toEqual([2, 'Usage: npm run content -- COMMAND']);
  },
);

it('publishes a post without its date today, and one with a date to come then', async () => {
  const { run, store } = await given();
  const later = new Date(Date.now() + 24 * 60 * 60_000).toISOString();
  const folder = await givenFolder({
    'posts.json': JSON.stringify([
      sample.post('now', { publishedAt: undefined }),
      sample.post('later', { publishedAt: later }),
    ]),
    'data.ndjson': ndjson([
      sample.post('undated', { publishedAt: null }),
      sample.post('again', { publishedAt: later }),
    ]),
  });
  expect(await run('publish', join(folder, 'posts.json'))).toEqual({
    code: 0,
    output: `1 document(s) published\nblog  later  a draft, published at its date  ${later}\n`,
  });
  await rm(join(folder, 'posts.json'));
  expect(await run('import', folder)).toEqual({
    code: 0,
    output: [
      '2 document(s) imported\n',
      'blog  undated  stored as a draft, it has no date of publication\n',
      'blog  again  stored as a draft, and published by itself at its date\n',
      `    ${later}\n`,
    ].join(''),
  });
  const states = (await store.list()).map(({ id, state }) => [id, state]);
  expect(states).toEqual([
    ['drafts.again', 'draft'],
    ['drafts.later', 'draft'],
    ['drafts.undated', 'draft'],
    ['now', 'published'],
  ]);
});
