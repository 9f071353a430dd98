import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { createDatabaseContent } from '../../../content/content.server.ts';
import { localize } from '../../../content/index.ts';
import { readOriginals } from '../../../content/originals.server.ts';
import type { PictureDefaultsSource } from '../../../content/picture-defaults.server.ts';
import { givenDatabase } from '../../../content/testing/given-content.ts';
import { sqliteTestDatabase } from '../../../content/testing/test-database.server.ts';
import type { Language } from '../../../i18n/index.server.ts';
import { createLog } from '../../../log/index.server.ts';
import { SAMPLE_CONTEXT } from '../../../requests/emails/samples.server.ts';
import type { Role } from '../../roles.ts';
import type { OfficeServices } from '../../services.server.ts';
import { contentRoutes } from '../content/content-routes.server.ts';
import { askApi } from './ask-api.ts';
import { sessionFor } from '../../accounts/testing/session.ts';

export const SITE = 'https://example.com';
const SAMPLE_FOLDER = fileURLToPath(new URL('../../../../sample', import.meta.url));

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

/** The API over an empty content database, or over content that is edited elsewhere. */
export async function office(
  create = sqliteTestDatabase,
  isElsewhere = false,
  languages: readonly Language[] = ['es', 'en'],
) {
  const home = await givenDatabase(create);
  const database = await home.open();
  const log = createLog(() => undefined);
  const shipped = await readOriginals(SAMPLE_FOLDER);
  const originals = async () => shipped;
  const pictureDefaults: PictureDefaultsSource = { read: async () => new Map(), forget() {} };
  const here = await createDatabaseContent({ ...database, log, originals, pictureDefaults });
  onTestFinished(async () => {
    await here.stop();
    await database.close();
  });
  const content = isElsewhere ? { ...here, editor: null, store: null, preview: null } : here;
  const media = {
    addresses: { url: () => '/images/x.webp?w=320' },
  } as unknown as OfficeServices['media'];
  const emailContext: OfficeServices['emailContext'] = async (drafts) => {
    const texts = (await drafts?.emailTexts()) ?? null;
    const text = (language: Language) => localize(texts?.tagline, language);
    return {
      ...SAMPLE_CONTEXT,
      texts: (language) => ({ ...SAMPLE_CONTEXT.texts(language), tagline: text(language) }),
    };
  };
  const { db } = database;
  const services = {
    content,
    db: db as unknown as OfficeServices['db'],
    languages,
    media,
    emailContext,
    now: Date.now,
  };
  const ask = async <Body = Record<string, unknown>>(
    method: string,
    path: string,
    { body, revision, role = 'editor', who = 'Ana', isConfirmed }: Asked = {},
  ): Promise<Answer<Body>> => {
    const response = await askApi(
      {
        routes: contentRoutes(services),
        sessionOf: async () =>
          sessionFor(
            role && { id: who, name: who, email: 'x@example.com', role, language: 'es' },
            isConfirmed,
          ),
        siteUrl: SITE,
        now: services.now,
      },
      { method, path, body, revision },
    );
    return { status: response.status, body: (await response.json().catch(() => null)) as Body };
  };
  return { ask, content: here, services };
}

export interface Asked {
  readonly body?: unknown;
  readonly revision?: string;
  readonly role?: Role | null;
  readonly who?: string;
  readonly isConfirmed?: boolean;
}
