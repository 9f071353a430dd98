import { onTestFinished } from 'vitest';
import type { Fields, Log } from '../../../log/index.server.ts';
import type { ContentConfig } from '../../content-types.server.ts';
import { createContent } from '../../content.server.ts';
import { asReported, type ReportedChange } from '../../testing/given-content.ts';
import { givenFolder, ndjson } from '../../testing/given-folder.ts';
import * as sample from '../../testing/samples.ts';
import type { TestDatabase } from '../../testing/test-database.server.ts';
import { startFakeSanity, type FakeSanity } from './fake-sanity.server.ts';

export const SECRET = 'a secret';

/** Sanity for one test, and the settings of a site over it. */
export async function givenSanity() {
  const sanity = await startFakeSanity();
  onTestFinished(() => sanity.close());
  return { sanity, config: configOver(sanity) };
}

function configOver(sanity: FakeSanity): ContentConfig {
  return {
    CONTENT_SOURCE: 'sanity',
    SANITY_PROJECT_ID: 'abc123',
    SANITY_DATASET: sanity.dataset,
    SANITY_API_VERSION: '2024-01-01',
    SANITY_API_URL: sanity.url,
    SANITY_WRITE_TOKEN: sanity.token,
    SANITY_WEBHOOK_SECRET: SECRET,
  };
}

/** What the product brings along: of the menu, settings and posts nothing is shown with Sanity. */
const SAMPLE = {
  dailyMenu: [sample.menu('sample-menu', 1)],
  testimonial: [
    sample.testimonial('sample-birthday', 1),
    sample.testimonial('sample-chef', 1, { kind: 'chef' }),
  ],
  openingHours: [sample.hours()],
};

/** A process's content over Sanity and a database, stopped after the test; not started. */
export async function givenProcess(
  home: TestDatabase,
  sanity: FakeSanity,
  more: Partial<ContentConfig> = {},
) {
  const database = await home.open();
  const entries = Object.entries(SAMPLE).map(([type, lines]) => [`${type}.ndjson`, ndjson(lines)]);
  const folder = await givenFolder(Object.fromEntries(entries) as Record<string, string>);
  const said: { message: string; fields: Fields }[] = [];
  const say = (message: string, fields: Fields = {}) => void said.push({ message, fields });
  const log: Log = { info: say, warn: say, error: say };
  const content = await createContent({
    ...database,
    config: { ...configOver(sanity), ...more },
    log,
    sample: { folder, resolveImage: async () => '' },
  });
  const reported: ReportedChange[] = [];
  content.changes.subscribe((change) => void reported.push(asReported(change)));
  onTestFinished(async () => {
    await content.stop();
    await database.close();
  });
  const titles = async () =>
    (await content.service.dailyMenus()).map(({ title }) => title?.['es'] ?? '');
  return { database, content, reported, said, titles };
}
