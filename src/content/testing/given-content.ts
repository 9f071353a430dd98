import { onTestFinished } from 'vitest';
import type { ContentChange, ContentQuery } from '../content-service.ts';
import { createDatabaseContent } from '../content.server.ts';
import { recordingLog } from './recording-log.ts';
import type { TestDatabase } from './test-database.server.ts';

/** A change with its sets as sorted lists, so that tests can compare it. */
export interface ReportedChange {
  readonly ids: readonly string[];
  readonly queries: readonly ContentQuery[];
}

/** An empty database for one test. */
export async function givenDatabase(create: () => Promise<TestDatabase>): Promise<TestDatabase> {
  const home = await create();
  onTestFinished(() => home.remove());
  return home;
}

/** A process's content over a test database, stopped after the test. `now` is milliseconds since 1970. */
export async function givenContent(home: TestDatabase, now?: () => number) {
  const database = await home.open();
  const { log } = recordingLog();
  const content = await createDatabaseContent({ ...database, log, ...(now ? { now } : {}) });
  /** Every change reported so far, oldest first. */
  const reported: ReportedChange[] = [];
  content.changes.subscribe((change) => void reported.push(asReported(change)));
  onTestFinished(async () => {
    await content.stop();
    await database.close();
  });
  return { ...content, database, reported };
}

export function asReported({ documentIds, queries }: ContentChange): ReportedChange {
  return { ids: [...documentIds].sort(), queries: [...queries].sort() };
}
