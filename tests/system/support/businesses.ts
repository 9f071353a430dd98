import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createPostgresDatabase } from '../../../src/database/testing/postgres-database.ts';
import { openBusiness, type OwnBusiness } from '../../support/business.ts';
import { startQuiet } from '../../support/server.ts';

/** A business whose emails are read, too. */
export interface Business extends OwnBusiness {
  /** The emails that it has written, as they are sent. */
  emails(): Promise<string[]>;
}

/** Sets up a site by an empty start, on a new database of the server `postgres` if there is one. */
export async function givenBusiness(siteName: string, postgres?: string): Promise<Business> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-business-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = postgres && (await createPostgresDatabase(postgres, 'business'));
  if (database) onTestFinished(database.drop);
  const server = await startQuiet(folder, database ? { DATABASE_URL: database.url } : {});
  onTestFinished(() => server.stop());
  const mail = join(folder, 'mail');
  const emails = async () => {
    const names = await readdir(mail).catch(() => []);
    // One that is being written has another name.
    const whole = names.filter((name) => name.endsWith('.eml'));
    return Promise.all(whole.map((name) => readFile(join(mail, name), 'utf8')));
  };

  return { ...(await openBusiness(server, siteName)), emails };
}
