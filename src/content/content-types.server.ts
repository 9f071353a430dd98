import type { ContentChanges, ContentService } from './content-service.ts';
import type { ContentStore } from './embedded/content-store.server.ts';
import type { ContentEditor } from './embedded/editor/content-editor.server.ts';
import type { PictureUses } from './embedded/editor/picture-uses.server.ts';
import type { Preview } from './embedded/editor/preview.server.ts';
import type { Originals } from './originals.server.ts';
import type { ContentReads } from './reads.server.ts';

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
  /** What the webhook at `/api/content/changed` is signed with. */
  readonly SANITY_WEBHOOK_SECRET?: string | undefined;
}

export interface Content {
  readonly service: ContentService;
  readonly changes: ContentChanges;
  /** Writes the embedded content; null when the content is elsewhere. */
  readonly store: ContentStore | null;
  /** Edits the embedded content on behalf of people; null when the content is elsewhere. */
  readonly editor: ContentEditor | null;
  /** What the embedded documents have to do with pictures; null when the content is elsewhere. */
  readonly pictureUses: PictureUses | null;
  /** Documents whose form shows what they said when they were shipped. */
  readonly originals: Originals;
  /** Creates a preview of the drafts for one request; null when the content is elsewhere. */
  readonly preview: (() => Preview) | null;
  /**
   * Reports that something rendered from `reads` was just used. A remote content service then
   * checks in the background that it is up to date, and reports a change if it is not. Costs next
   * to nothing.
   */
  touch(reads: ContentReads): void;
  /** Answers a remote service's word that something changed; none when none is expected. */
  readonly hook?: ((request: Request) => Promise<Response>) | undefined;
  /**
   * Reports at once what other threads and processes have written or announced, which is otherwise
   * heard of in a moment.
   */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}
