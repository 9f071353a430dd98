import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '../../log/index.server.ts';
import type { ContentQuery, ContentService } from '../content-service.ts';
import type { Subject } from '../testing/contract-subject.ts';
import { describeContentService } from '../testing/contract.ts';
import { noContent } from '../testing/no-content.ts';
import { recordingLog } from '../testing/recording-log.ts';
import { createKeptAnswers, type KeptAnswers } from './kept-answers.server.ts';
import { readingClient } from './sanity-client.server.ts';
import {
  createKeptContentService,
  createSanityContentService,
} from './sanity-content-service.server.ts';
import { startFakeSanity } from './testing/fake-sanity.server.ts';

async function open(kept?: KeptAnswers): Promise<Subject> {
  const sanity = await startFakeSanity();
  const { log, reports } = recordingLog();
  const client = readingClient({
    SANITY_DATASET: sanity.dataset,
    SANITY_API_VERSION: '2024-01-01',
    SANITY_USE_CDN: true,
    SANITY_API_URL: sanity.url,
  });
  return {
    service: createSanityContentService({
      client,
      sample: noContent,
      log,
      ...(kept && { kept }),
    }),
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

/** Each query is answered by the service, then again from what was kept of that. */
async function openKept(): Promise<Subject> {
  const folder = await mkdtemp(join(tmpdir(), 'sobremesa-kept-'));
  const kept = createKeptAnswers({ folder, source: 'test', log: silentLog });
  const subject = await open(kept);
  const lastRead = createKeptContentService({ kept, sample: noContent, log: silentLog });
  const again =
    (name: string) =>
    async (...parameters: unknown[]) => {
      await call(subject.service, name, parameters);
      await kept.stop();
      return call(lastRead, name, parameters);
    };
  const names = Object.keys(subject.service);
  const service = Object.fromEntries(
    names.map((name) => [name, again(name)]),
  ) as unknown as ContentService;
  return {
    ...subject,
    service,
    async close() {
      await subject.close();
      await rm(folder, { recursive: true });
    },
  };
}

function call(service: ContentService, name: string, parameters: unknown[]): unknown {
  const query = service[name as ContentQuery] as (...given: unknown[]) => unknown;
  return query(...parameters);
}

describeContentService('Sanity content service', () => open());
describeContentService('Last answers of a Sanity content service', openKept);
