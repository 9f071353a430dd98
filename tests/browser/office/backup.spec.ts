/** A backup that is made and taken away in the office brings back what was there, and nobody's session. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CLOCK, ROOT, startQuiet, type BuiltServer } from '../../support/server.ts';
import { words as accountWords } from '../../../src/office/screens/account/words.ts';
import { words } from '../../../src/office/screens/transfer/words.ts';
import { unpackFiles } from '../../../src/files/testing/archives.ts';
import { lookAt } from './support/look-at.ts';
import { expect, PHONE, test } from './support/one-office.ts';
import { cameInLongAgo, newDatabase, OWNER, startOffice, type Office } from './support/office.ts';
import { es } from './support/says.ts';

const run = promisify(execFile);

type Said = Readonly<Record<string, string>>;
type SaidByGroup = Readonly<Record<string, Said>>;

const SETTINGS = 'content/globalSettings/globalSettings';
const OTHER_NAME = 'La Otra Sobremesa';

interface View {
  readonly revision: string;
  readonly published: { readonly values: Record<string, unknown> };
}

/** Publishes another name of the business. */
async function rename(office: Office, siteName: string): Promise<void> {
  const read = async (answer: Response) => {
    expect(answer.status, await answer.clone().text()).toBe(200);
    return (await answer.json()) as View;
  };
  const { revision, published } = await read(await office.call('GET', SETTINGS));
  const body = { values: { ...published.values, siteName } };
  const draft = await read(
    await office.call('PUT', SETTINGS, body, { 'If-Match': `"${revision}"` }),
  );
  await read(
    await office.call('POST', `${SETTINGS}/publish`, undefined, {
      'If-Match': `"${draft.revision}"`,
    }),
  );
}

const publicPage = async ({ url }: Pick<BuiltServer, 'url'>) => (await fetch(url)).text();

test(
  'a backup made in the office brings back what was there',
  { tag: '@torture' },
  async ({ browser }) => {
    const folder = await mkdtemp(join(tmpdir(), 'sobremesa-office-backup-'));
    const dataDirectory = join(folder, 'data');
    const database = await newDatabase();
    const settings = { ...database.settings, DATA_DIR: dataDirectory };
    let office: Office | undefined;
    let restarted: BuiltServer | undefined;
    try {
      office = await startOffice(settings);
      const { url, storageState } = office;
      const context = await browser.newContext({
        ...{ ...PHONE, baseURL: url, storageState },
      });
      const page = await context.newPage();
      const { backup: said } = words.es as unknown as SaidByGroup;
      const { confirm, fields } = accountWords.es as unknown as SaidByGroup;
      await page.goto('/admin/transfer');
      await expect(page.getByText(said?.['none'] ?? '')).toBeVisible();

      // The site serves meanwhile, and a second one is not begun.
      const button = page.getByRole('button', { name: said?.['start'] ?? '' });
      await button.click();
      await expect(page.getByText(said?.['done'] ?? '')).toBeVisible({ timeout: 120_000 });
      expect(await publicPage(office)).toContain('La Sobremesa');
      await expect(page.getByText(said?.['none'] ?? '')).toHaveCount(0);
      await lookAt(page, 'backup');

      // Whoever takes it away shows who they are, unless they have just done so.
      await cameInLongAgo({ ...office, dataDirectory });
      await page
        .getByRole('listitem')
        .getByRole('button', { name: es('shared.download') })
        .click();
      const dialog = page.getByRole('dialog', { name: confirm?.['title'] ?? '' });
      await dialog.getByLabel(fields?.['password'] ?? '', { exact: true }).fill(OWNER.password);
      const waiting = page.waitForEvent('download');
      await dialog.getByRole('button', { name: confirm?.['button'] ?? '', exact: true }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toMatch(
        /^la-sobremesa-office-[\dT-]+-with-key\.tar\.gz$/,
      );
      const file = join(folder, 'backup.tar.gz');
      await download.saveAs(file);
      const names = [...(await unpackFiles(file)).keys()];
      expect(names).toContain('manifest.json');
      const key = await readFile(join(dataDirectory, 'data.key'), 'utf8');
      // The file alone brings everything back, on any server.
      const contents = [...(await unpackFiles(file)).values()];
      expect(contents.some((content) => content.includes(key.trim()))).toBe(true);
      await page.goto('/admin/audit');
      await context.close();

      // Something is changed that should not have been, and the backup brought back.
      await rename(office, OTHER_NAME);
      await expect.poll(() => publicPage(office as Office)).toContain(OTHER_NAME);
      await office.stop();
      office = undefined;
      const { stdout } = await run(
        process.execPath,
        [join(ROOT, 'dist', 'server', 'restore.js'), file, '--replace'],
        {
          cwd: ROOT,
          env: {
            ...{ ...CLOCK, PATH: process.env['PATH'] },
            ...{ NODE_ENV: 'production', ...settings },
          },
        },
      );
      expect(stdout).toContain('Restored the backup');
      restarted = await startQuiet(dataDirectory, database.settings);
      expect(await publicPage(restarted)).not.toContain(OTHER_NAME);
      expect(await publicPage(restarted)).toContain('La Sobremesa');

      // Everybody signs in again, and sees the old text where it is changed.
      const again = await browser.newContext({
        ...{ ...PHONE, baseURL: restarted.url },
      });
      const entered = await again.newPage();
      await entered.goto(`/admin/content/globalSettings/globalSettings`);
      await entered.getByRole('textbox').first().fill(OWNER.email);
      await entered.locator('input[type=password]').fill(OWNER.password);
      await entered.locator('form button[type=submit]').click();
      await entered.waitForURL(/\/admin(?!\/login)/);
      await entered.goto(`/admin/content/globalSettings/globalSettings`);
      const name = entered.locator('input[value="La Sobremesa"]').first();
      await expect(name).toBeVisible({ timeout: 20_000 });
      await again.close();
    } finally {
      await office?.stop();
      await restarted?.stop();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
