import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildIfStale } from '../../../scripts/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A temporary folder, which is removed after the last test. */
    readonly folder: string;
  }
}

/** Builds the site before the system tests, several of which run it, and makes a folder for the others. */
export default async function setUp(project: TestProject) {
  await buildIfStale();
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-system-'));
  project.provide('folder', folder);
  return () => rm(folder, { recursive: true, force: true });
}
