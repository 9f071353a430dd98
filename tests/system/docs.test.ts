import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..', '..');
const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'sample/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
];

/** A path of this repository in backticks, and any quoted titles that follow it. */
const MENTION =
  /`((?:src|tests|sample|bench|scripts|docs|public)\/[\w./-]*|\.ci\/\w+)`((?:,? "[^"\n]+")*)/g;
const BENCH = /\b(bench|torture):([a-z]+(?:-[a-z]+)*)/g;
const COMMAND = /npm run ([\w:-]+)(?: -- ([a-z]\w*))?/g;
const LINK = /\]\((?!https?:)([^)#\s]*)(?:#[^)]*)?\)/g;

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe.each(DOCUMENTS)('%s', (document) => {
  const text = read(document);

  it('names files that exist, and test titles that the files contain', () => {
    expect(brokenMentions(text)).toEqual([]);
  });

  it('names commands that exist', () => {
    const missing = [...text.matchAll(COMMAND)].filter(([, name = '']) => !(name in scripts));
    expect(missing.map(([command]) => command)).toEqual([]);
  });

  it('links to files that exist', () => {
    const folder = join(ROOT, document, '..');
    const links = [...text.matchAll(LINK)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });
});

it('finds wrong mentions', () => {
  const text =
    'By `tests/system/gone.test.ts`, `sample/README.md` "The sample business", "a title lost", torture:peace.';
  expect(brokenMentions(text)).toEqual([
    'tests/system/gone.test.ts',
    'sample/README.md "a title lost"',
    'torture:peace',
  ]);
});

function brokenMentions(text: string): string[] {
  const broken: string[] = [];
  for (const [, path = '', titles = ''] of text.matchAll(MENTION)) {
    if (!existsSync(join(ROOT, path))) broken.push(path);
    else
      for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g))
        if (!withoutComments(read(path)).includes(title)) broken.push(`${path} "${title}"`);
  }
  for (const [mention, kind, name] of text.matchAll(BENCH))
    if (!existsSync(join(ROOT, 'bench', kind === 'bench' ? 'figures' : 'faults', `${name}.ts`)))
      broken.push(mention);
  return broken;
}

/** A file without its lines of comment: what a comment says proves nothing. */
function withoutComments(text: string): string {
  return text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
}

function read(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
