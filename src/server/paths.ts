import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** The project's folder: the nearest above this file that has a package.json. */
export const ROOT = dirname(findPackageJSON(import.meta.url) as string);

/** Documents, pictures and film of the sample business. */
export const SAMPLE_FOLDER = join(ROOT, 'sample');
export const CLIENT_FOLDER = join(ROOT, 'dist', 'client');
export const OFFICE_FOLDER = join(ROOT, 'dist', 'office');

/** The version in package.json, which every install has. */
export function productVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}
