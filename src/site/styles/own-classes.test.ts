import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SITE = join(import.meta.dirname, '..');
const sources = (...patterns: string[]) =>
  globSync(patterns, { cwd: SITE }).map((name) => readFileSync(join(SITE, name), 'utf8'));

/** The classes that a sheet styles wherever they stand: those that begin a rule of its own. */
function classesOf(sheet: string): Set<string> {
  const text = readFileSync(join(import.meta.dirname, sheet), 'utf8');
  return new Set([...text.matchAll(/^(?: {2})?\.([\w-]+)/gm)].map(([, name]) => String(name)));
}

/** Sheets that come with an island, whatever page it is on. */
const late = sources('islands/**/*.tsx', 'browser/*.ts').flatMap((source) =>
  [...source.matchAll(/styles\/([\w-]+\.css)'/g)].map(([, name]) => String(name)),
);

// The cards of tables are a page by themselves.
const sheets = globSync('*.css', { cwd: import.meta.dirname }).filter(
  (name) => name !== 'tent.css',
);

test.each([...late, 'form.css'])('%s styles no class that another sheet styles', (sheet) => {
  for (const other of sheets.filter((name) => name !== sheet))
    expect([...classesOf(other).intersection(classesOf(sheet))], other).toEqual([]);
});
