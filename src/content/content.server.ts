import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database/index.server.ts';
import type { Log } from '../log/index.server.ts';
import type { ContentChanges, ContentService } from './content-service.ts';
import type { ContentStore } from './embedded/content-store.server.ts';
import type { ContentEditor } from './embedded/editor/content-editor.server.ts';
import type { Preview } from './embedded/editor/preview.server.ts';
import { createEmbeddedContent } from './embedded/index.server.ts';
import type { ContentTables } from './embedded/tables.server.ts';
import { fillWithSample, type ResolveImage } from './import.server.ts';
import type { ContentReads } from './reads.ts';

/** The settings that choose the content service. */
export interface ContentConfig {
  readonly CONTENT_SOURCE: 'embedded' | 'sanity';
  readonly SANITY_PROJECT_ID?: string | undefined;
  readonly SANITY_DATASET: string;
  /** yyyy-mm-dd */
  readonly SANITY_API_VERSION: string;
  readonly SANITY_USE_CDN: boolean;
  readonly SANITY_API_URL?: string | undefined;
  readonly SANITY_WRITE_TOKEN?: string | undefined;
}

export interface ContentOptions {
  readonly config: ContentConfig;
  readonly db: Kysely<ContentTables>;
  readonly kind: DatabaseKind;
  /** The file of SQLite, the address of PostgreSQL. */
  readonly location: string;
  readonly log: Log;
  /** Where the sample content is, and what makes its pictures known; without it none is filled in. */
  readonly sample?: { readonly folder: string; readonly resolveImage: ResolveImage } | undefined;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Content {
  readonly service: ContentService;
  readonly changes: ContentChanges;
  /** The writer of the embedded content; null when the content lies elsewhere. */
  readonly store: ContentStore | null;
  /** What people edit the embedded content by; null when the content lies elsewhere. */
  readonly editor: ContentEditor | null;
  /** Makes a preview of the drafts for one look; null when the content lies elsewhere. */
  readonly preview: (() => Preview) | null;
  /**
   * Says that something made from `reads` was just used. A remote content service looks in the
   * background whether it is still true, and tells a change when it is not. Costs next to nothing.
   */
  touch(reads: ContentReads): void;
  stop(): Promise<void>;
}

/** The content service that the configuration names. The database must be migrated. */
export async function createContent(options: ContentOptions): Promise<Content> {
  const { config, log, sample } = options;
  const embedded = await createEmbeddedContent(options);
  if (sample) await fillWithSample({ store: embedded.store, db: options.db, log, ...sample });
  if (config.CONTENT_SOURCE === 'embedded') return { ...embedded, touch() {} };
  const { createSanityContent } = await import('./sanity/index.server.ts');
  return createSanityContent({ config, log, embedded });
}
