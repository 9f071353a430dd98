import type { ContentChanges, ContentService } from './content-service.ts';
import type { ContentStore } from './store/content-store.server.ts';
import type { ContentEditor } from './editor/content-editor.server.ts';
import type { PictureUses } from './editor/picture-uses.server.ts';
import type { LegalPages } from './legal-texts.server.ts';
import type { ReadOriginals } from './originals.server.ts';

/** The settings that say where the content is kept. */
export interface ContentConfig {
  readonly CONTENT_SOURCE: 'embedded' | 'sanity';
  readonly SANITY_PROJECT_ID?: string | undefined;
  readonly SANITY_DATASET: string;
  /** yyyy-mm-dd */
  readonly SANITY_API_VERSION: string;
  readonly SANITY_API_URL?: string | undefined;
  readonly SANITY_WRITE_TOKEN?: string | undefined;
  /** What the webhook at `/api/content/changed` is signed with. */
  readonly SANITY_WEBHOOK_SECRET?: string | undefined;
}

/** Follows what is published in Sanity. */
export interface Mirror {
  /** Begins; waits a few seconds for the first reading, if there never was one. */
  start(): Promise<void>;
  /** Answers Sanity's word that something changed; none when none is expected. */
  readonly hook: ((request: Request) => Promise<Response>) | undefined;
  stop(): Promise<void>;
}

export interface Content {
  readonly service: ContentService;
  readonly changes: ContentChanges;
  /** Writes the content; null when it is kept in Sanity, as are those that edit it. */
  readonly store: ContentStore | null;
  /** Edits the content on behalf of people. */
  readonly editor: ContentEditor | null;
  /** What the documents have to do with pictures. */
  readonly pictureUses: PictureUses | null;
  /** Documents whose form shows what they said when they were shipped. */
  readonly originals: ReadOriginals;
  /** Those that a business without the sample begins with; none where another thread writes. */
  readonly legalPages?: LegalPages | undefined;
  /** The content as it would be with its drafts published, for one request. */
  readonly preview: (() => Promise<ContentService>) | null;
  /** Keeps the content what it is in Sanity; none where it is kept here, or another thread does. */
  readonly mirror?: Mirror | undefined;
  /**
   * Reports at once what other threads and processes have written or announced, which is otherwise
   * heard of in a moment.
   */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}
