import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { executedMigrations } from '../../src/database/index.server.ts';
import { silentLog } from '../../src/log/index.server.ts';
import { readConfig } from '../../src/server/config.ts';
import { openFoundation } from '../../src/server/foundation.ts';
import { MIGRATIONS } from '../../src/server/tables.ts';
import { inboxCommand } from '../../src/submissions/index.server.ts';
import { ask, createPostgresDatabase } from '../../src/database/testing/postgres-database.ts';

/**
 * Databases as earlier versions left them: the first; the one before the back office, which has
 * versions, trash and renamed channels; the first with the back office. Each holds a menu, a post, a
 * testimonial, opening hours and submissions, those of the later two with allergies.
 */
const OLD = ['first', 'before-office', 'office'] as const;
const FOLDER = join(import.meta.dirname, 'support', 'old-databases');

/** What the allergies in them are encrypted with. */
const DATA_KEY = '07'.repeat(32);

const server = process.env['TEST_DATABASE_URL'];
const KINDS = server === undefined ? (['sqlite'] as const) : (['sqlite', 'postgres'] as const);

/** Brings a stored database to life, and opens it with today's build. */
async function given(name: string, kind: (typeof KINDS)[number]) {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'sobremesa-upgrade-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const dump = await readFile(join(FOLDER, `${name}.${kind}.sql`), 'utf8');
  const environment: Record<string, string> = { DATA_DIR: dataDirectory, DATA_KEY };
  if (kind === 'sqlite') {
    const file = new DatabaseSync(join(dataDirectory, 'sobremesa.sqlite'));
    file.exec(dump);
    file.close();
  } else {
    const { url, drop } = await createPostgresDatabase(server ?? '', 'upgrade');
    onTestFinished(drop);
    await ask(url, dump);
    environment['DATABASE_URL'] = url;
  }
  const open = () => openFoundation(readConfig(environment), silentLog);
  return { dataDirectory, open };
}

const inbox = async (foundation: Awaited<ReturnType<typeof openFoundation>>, ...args: string[]) => {
  let output = '';
  await inboxCommand(args, {
    db: foundation.database.db,
    databaseKind: foundation.database.kind,
    dataKey: foundation.dataKey,
    mailFolder: join(foundation.dataDirectory, 'mail'),
    mailDomain: 'example.com',
    removeCopies: undefined,
    write: (text) => void (output += text),
  });
  return output;
};

describe.each(KINDS)('an upgrade on %s', (kind) => {
  it.each(OLD)('from the database "%s" keeps its documents and submissions', async (name) => {
    const { dataDirectory, open } = await given(name, kind);
    const foundation = await open();
    try {
      const { db } = foundation.database;
      expect(await executedMigrations(db)).toEqual(Object.keys(MIGRATIONS).sort());
      const { service } = foundation.content;
      const menus = await service.dailyMenus();
      expect(menus.map(({ title }) => title)).toContainEqual({ es: 'Menú de otoño' });
      expect((await service.blog('slug-una-entrada', 'es'))?._id).toBe('una-entrada');
      expect((await service.openingHours())?._id).toBe('openingHours');

      const list = await inbox(foundation);
      expect(list).toContain('ana@example.com');
      expect(list).not.toContain('letter');
      const rows = await db.selectFrom('submissions').select(['id', 'kind']).execute();
      const request = rows.find((row) => row.kind === 'request');
      expect(rows).toHaveLength(name === 'first' ? 1 : 3);
      const shown = await inbox(foundation, '--show', request?.id ?? '');
      expect(shown).toContain('ana@example.com');
      if (name !== 'first') expect(shown).toContain('nueces');
    } finally {
      await foundation.close();
    }
    const copies = (await readdir(join(dataDirectory, 'backups')).catch(() => [])).length;
    expect(copies).toBe(kind === 'sqlite' ? 1 : 0);
    // Upgraded once: the second start finds nothing to do.
    await (await open()).close();
    expect((await readdir(join(dataDirectory, 'backups')).catch(() => [])).length).toBe(copies);
  });
});
