import type { Subject } from '../testing/contract-subject.ts';
import { describeContentService } from '../testing/contract.ts';
import { noContent } from '../testing/no-content.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { readingClient } from './sanity-client.server.ts';
import { createSanityContentService } from './sanity-content-service.server.ts';
import { startFakeSanity } from './testing/fake-sanity.server.ts';

async function open(): Promise<Subject> {
  const sanity = await startFakeSanity();
  const { log, reports } = recordingLog();
  const client = readingClient({
    SANITY_DATASET: sanity.dataset,
    SANITY_API_VERSION: '2024-01-01',
    SANITY_USE_CDN: true,
    SANITY_API_URL: sanity.url,
  });
  return {
    service: createSanityContentService({ client, sample: noContent, log }),
    reports,
    async fill(documents) {
      for (const document of documents) sanity.lake.put(document);
    },
    async clear() {
      sanity.lake.documents.clear();
      reports.length = 0;
    },
    close: () => sanity.close(),
  };
}

describeContentService('Sanity content service', open);
