import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Imports and exports that are there when a module runs: those of types alone are not. */
const STATIC =
  /^(?:import|export)\s(?!type\b)[^;]*?from\s'(\.[^']+)'(?! with \{ type: 'json' \})|^import\s'(\.[^']+)'/gm;

/** What a program imports of ours, directly or not, each with the way to it. */
function importedBy(program: string): Map<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>([[program, [program]]]);
  for (const [file, way] of ways) {
    for (const [, first, second] of readFileSync(file, 'utf8').matchAll(STATIC)) {
      const target = resolve(dirname(file), first ?? second ?? '');
      if (!ways.has(target)) ways.set(target, [...way, target]);
    }
  }
  return ways;
}

const programs = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join(import.meta.dirname, name));

it.each(programs.map((program) => relative(ROOT, program)))(
  'Node runs %s as it is, without what only the build understands',
  (program) => {
    const ways = [...importedBy(join(ROOT, program))];
    const unknown = ways.filter(([file]) => !/[.](?:ts|json)$/.test(file));
    expect(unknown.map(([, way]) => way.map((file) => relative(ROOT, file)))).toEqual([]);
  },
);
