import type { ContentService } from '../content-service.ts';
import { draftIdOf, isDraftId } from '../draft-id.server.ts';
import type { Subject } from '../testing/contract-subject.ts';
import { describeContentService } from '../testing/contract.ts';
import { DATABASES } from '../testing/databases.server.ts';
import { recordingLog } from '../testing/recording-log.ts';
import type { TestDocument } from '../testing/samples.ts';
import type { TestDatabase } from '../testing/test-database.server.ts';
import { documentProblems } from '../validate.server.ts';
import type { StorableDocument } from './document-row.server.ts';
import { createDatabaseContent, type DatabaseContent } from '../content.server.ts';
import { dateToCome, lacksDate } from './publication-date.server.ts';
import { ALL_QUERIES } from './touched-queries.server.ts';

/** Through which service the contract's documents are seen, and as what they are stored. */
interface Seen {
  through(content: DatabaseContent): ContentService;
  as(document: TestDocument): TestDocument[];
}

const SITE: Seen = { through: ({ service }) => service, as: (document) => [document] };

/**
 * In a preview there are no documents but those that are published: it would show the others. Those that break their
 * schema are published: as drafts they would not be shown at all. Without drafts it asks what the site does.
 */
const DRAFTS: Seen = {
  // One for each question: it knows the drafts that there were when it was made.
  through({ preview }) {
    const ask = (query: keyof ContentService) =>
      async function (...given: unknown[]) {
        const asked = (await preview())[query] as (...args: unknown[]) => Promise<unknown>;
        return asked(...given);
      };
    const queries = ALL_QUERIES.map((query) => [query, ask(query)]);
    return Object.fromEntries(queries) as unknown as ContentService;
  },
  as(document) {
    const given = document as StorableDocument;
    const isShown =
      !isDraftId(given._id) && !lacksDate(given) && dateToCome(given, Date.now()) === null;
    if (!isShown) return [];
    const isBroken = documentProblems(document._type, document).length > 0;
    return [isBroken ? document : { ...document, _id: draftIdOf(document._id) }];
  },
};

async function open(create: () => Promise<TestDatabase>, seen: Seen): Promise<Subject> {
  const home = await create();
  const database = await home.open();
  const { log, reports } = recordingLog();
  const content = await createDatabaseContent({ ...database, log });
  return {
    service: seen.through(content),
    reports,
    fill: async (documents) =>
      void (await content.store.importDocuments(documents.flatMap(seen.as))),
    async clear() {
      await database.db.deleteFrom('documents').execute();
      reports.length = 0;
    },
    async close() {
      await content.stop();
      await database.close();
      await home.remove();
    },
  };
}

for (const [name, create] of DATABASES) {
  describeContentService(`content service on ${name}`, () => open(create, SITE));
  describeContentService(`preview of drafts on ${name}`, () => open(create, DRAFTS));
}
