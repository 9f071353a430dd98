import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RouteCases } from '../route-case.ts';

type Make = RouteCases[string];

/** A backup of the office, and what lies beside it. */
const ofBackup: Make = async ({ services }) => {
  const folder = join(services.dataDirectory, 'backups');
  const name = 'office-2026-01-01T00-00-00.tar.gz';
  await mkdir(folder, { recursive: true });
  for (const file of [name, 'sobremesa-2026-01-01T00-00-00.tar.gz'])
    await writeFile(join(folder, file), 'a backup');
  // What the command wrote, and what lies beside the backups.
  return {
    params: { name },
    others: { name: ['sobremesa-2026-01-01T00-00-00.tar.gz', '..%2Fdata.key'] },
  };
};

export const backupCases: RouteCases = {
  'GET /backups/:name': ofBackup,
  'POST /backups/:name/bucket': ofBackup,
};
