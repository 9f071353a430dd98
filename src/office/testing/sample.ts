import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The sample's documents of a type, as they are written. */
export function readSample(type: string): Record<string, unknown>[] {
  const file = fileURLToPath(new URL(`../../../sample/${type}.ndjson`, import.meta.url));
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}
