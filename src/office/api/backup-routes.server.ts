import * as v from 'valibot';
import { BucketError } from '../../media/index.server.ts';
import { KEPT_BACKUPS } from '../backups.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { fileNameOf } from '../business-name.server.ts';
import { ApiError } from './api-error.server.ts';
import { fileResponse } from './file-response.server.ts';
import { settingsRoute } from './route.server.ts';

type Services = Pick<OfficeServices, 'backups' | 'db' | 'businessName'>;

/** Backups from the office: made beside the server, listed, and taken away by an owner. */
export function backupRoutes(services: Services) {
  return [
    settingsRoute('GET /backups', {
      async handle() {
        const { backups } = services;
        const [data, run] = await Promise.all([backups.list(), backups.run()]);
        const { canRun, canSend } = backups;
        return { data, total: data.length, run, canRun, canSend, kept: KEPT_BACKUPS };
      },
    }),
    settingsRoute('POST /backups', {
      confirms: 'before',
      body: v.strictObject({ hasKey: v.boolean() }),
      async handle({ record, body: { hasKey } }) {
        const { backups, db } = services;
        if (!backups.canRun) throw new ApiError(409, 'notBuilt');
        if (!(await backups.start({ hasKey }))) throw new ApiError(409, 'backupBusy');
        await record(db, 'backup.start', 'backup', { after: { hasKey } });
        return { run: await backups.run() };
      },
    }),
    settingsRoute('POST /backups/:name/bucket', {
      isSlow: true,
      confirms: 'before',
      async handle({ record, params: { name } }) {
        const { backups, db } = services;
        const isSent = await backups.send(name).catch((error: unknown) => {
          if (error instanceof BucketError) throw new ApiError(502, 'bucketFailed');
          throw error;
        });
        if (!isSent) throw new ApiError(404, 'notFound');
        await record(db, 'backup.sent', 'backup', { after: { fileName: name } });
      },
    }),
    settingsRoute('GET /backups/:name', {
      confirms: 'before',
      async handle({ record, params: { name } }) {
        const { backups, db } = services;
        const found = await backups.open(name);
        if (!found) throw new ApiError(404, 'notFound');
        await record(db, 'backup.download', 'backup', { after: { fileName: name } });
        const fileName = `${fileNameOf(await services.businessName())}-${name}`;
        return fileResponse(found.stream, 'application/gzip', fileName, found.bytes);
      },
    }),
  ];
}
