import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { AREAS } from './areas.gen.ts';

const FROM = /^(?:import(?! type)|export)[^;']*'(\.[^']+\.tsx?)'/gm;
const KEY = /['`]([a-z]+)\.([a-zA-Z.]+)/g;

/** The files of the office that a file imports, without those that are loaded later. */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file) || !file.includes('/office/')) return seen;
  seen.add(file);
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(FROM))
    importedBy(join(dirname(file), path), seen);
  return seen;
}

function keysOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([name, inner]) => keysOf(inner, `${path}.${name}`));
}

it('has the words of the sign-in screens, the menu and the first screen from the beginning', () => {
  const first = AREAS.flatMap(({ name, firstWords }) => keysOf(firstWords?.es, name));
  const names = new Set(AREAS.map(({ name }) => name));
  const opened = [
    ...['SetUp', 'Invitation', 'Forgotten', 'Recovery', 'parts/ConfirmDialog'].map(
      (name) => `account/${name}`,
    ),
    'today/quick/QuickDialog',
  ].map((name) => `../screens/${name}.tsx`);
  const files = new Set(
    ['main.tsx', ...opened].flatMap((file) => [...importedBy(join(import.meta.dirname, file))]),
  );
  const missing = [...files].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(KEY)]
      .filter(([, area = '', key = '']) => {
        const said = `${area}.${key}`;
        return names.has(area) && !first.some((word) => word.startsWith(said));
      })
      .map(([said]) => `${file.replace(/.*office\//, '')}: ${said}`),
  );
  expect(files.size).toBeGreaterThan(60);
  expect(missing).toEqual([]);
});
