import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { IslandName } from './registry.ts';
import { ISLAND_NAMESPACES } from './components.server.ts';

const IMPORT = /(?:import|from)\s*\(?\s*'(\.[^']+\.tsx?)'/g;
const WORDS = /useWords\('(\w+)'\)/g;

/** The namespaces that a file speaks with, and all that it imports, later loaded ones included. */
function namespacesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set();
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const own = [...text.matchAll(WORDS)].map(([, name = '']) => name);
  const others = [...text.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
  return new Set([...own, ...others.flatMap((other) => [...namespacesOf(other, seen)])]);
}

describe('the words of an island', () => {
  it.each(Object.keys(ISLAND_NAMESPACES) as IslandName[])('%s names those it asks for', (name) => {
    const asked = namespacesOf(join(import.meta.dirname, `${name}.tsx`));
    expect([...asked].sort()).toEqual([...ISLAND_NAMESPACES[name]].sort());
  });
});
