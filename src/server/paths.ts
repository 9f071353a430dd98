import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The project's folder: the nearest above this file that has a package.json. */
export const ROOT = findRoot(import.meta.dirname);

/** Documents, pictures and film of the sample business. */
export const SAMPLE_FOLDER = join(ROOT, 'sample');
export const CLIENT_FOLDER = join(ROOT, 'dist', 'client');
export const OFFICE_FOLDER = join(ROOT, 'dist', 'office');

function findRoot(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory;
  const parent = dirname(directory);
  if (parent === directory) throw new Error('The folder of the project was not found');
  return findRoot(parent);
}

/** The version in package.json, which every install has. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
