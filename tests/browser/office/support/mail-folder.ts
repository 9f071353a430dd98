import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodedEmail } from '../../../support/bytes.ts';
import type { Office } from './office.ts';

/** The emails in the mail folder that hold a text. */
export async function emailsWith(office: Office, text: string): Promise<string[]> {
  const folder = join(office.dataDirectory, 'mail');
  const names = await readdir(folder).catch(() => []);
  const emails = await Promise.all(
    names.map(async (name) => {
      const raw = await readFile(join(folder, name), 'latin1').catch(() => '');
      return `${raw}\n${decodedEmail(raw).toString()}`;
    }),
  );
  return emails.filter((email) => email.includes(text));
}
