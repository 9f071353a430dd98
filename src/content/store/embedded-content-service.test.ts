import type { Subject } from '../testing/contract-subject.ts';
import { describeContentService } from '../testing/contract.ts';
import { DATABASES } from '../testing/databases.server.ts';
import { recordingLog } from '../testing/recording-log.ts';
import type { TestDatabase } from '../testing/test-database.server.ts';
import { createEmbeddedContent } from './embedded-content.server.ts';

async function open(create: () => Promise<TestDatabase>): Promise<Subject> {
  const home = await create();
  const database = await home.open();
  const { log, reports } = recordingLog();
  const { service, store, stop } = await createEmbeddedContent({ ...database, log });
  return {
    service,
    reports,
    fill: async (documents) => void (await store.importDocuments(documents)),
    async clear() {
      await database.db.deleteFrom('documents').execute();
      reports.length = 0;
    },
    async close() {
      await stop();
      await database.close();
      await home.remove();
    },
  };
}

for (const [name, create] of DATABASES) {
  describeContentService(`embedded content service on ${name}`, () => open(create));
}
