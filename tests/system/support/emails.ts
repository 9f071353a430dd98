import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { readableEmail } from '../../support/bytes.ts';
import type { OpenSite } from './open-site.ts';

/** The names of the e-mails that a site has written. */
export async function mailFiles(site: OpenSite): Promise<string[]> {
  const folder = join(site.dataDirectory, 'mail');
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

/** The e-mails that were written since, as soon as there are so many of them. */
export async function newEmails(
  site: OpenSite,
  seen: ReadonlySet<string>,
  count: number,
): Promise<string[]> {
  const fresh = async () => (await mailFiles(site)).filter((name) => !seen.has(name));
  await expect.poll(async () => (await fresh()).length).toBe(count);
  return Promise.all(
    (await fresh()).map(async (name) =>
      readableEmail(await readFile(join(site.dataDirectory, 'mail', name), 'utf8')),
    ),
  );
}
