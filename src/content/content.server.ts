import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database/index.server.ts';
import type { Log } from '../log/index.server.ts';
import type { Content, ContentConfig } from './content-types.server.ts';
import { createEmbeddedContent } from './embedded/index.server.ts';
import type { ContentTables } from './embedded/tables.server.ts';
import { fillWithSample, type ResolveImage } from './import.server.ts';

export interface ContentOptions {
  readonly config: ContentConfig;
  readonly db: Kysely<ContentTables>;
  readonly kind: DatabaseKind;
  /** The file of SQLite or the URL of PostgreSQL. */
  readonly location: string;
  /** What a remote content service answered is kept there. */
  readonly dataDirectory: string;
  readonly log: Log;
  /**
   * Where the sample content is, and how its pictures are registered; without it, the database is
   * not filled.
   */
  readonly sample?: { readonly folder: string; readonly resolveImage: ResolveImage } | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

/** The content service that the configuration names. The database must be migrated. */
export async function createContent(options: ContentOptions): Promise<Content> {
  const { config, dataDirectory, log, sample } = options;
  const embedded = await createEmbeddedContent(options);
  if (sample) await fillWithSample({ store: embedded.store, db: options.db, log, ...sample });
  if (config.CONTENT_SOURCE === 'embedded') return { ...embedded, touch() {} };
  const { createSanityContent } = await import('./sanity/index.server.ts');
  return createSanityContent({ config, dataDirectory, log, embedded });
}
