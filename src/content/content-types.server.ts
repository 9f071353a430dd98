import type { ContentChanges, ContentService } from './content-service.ts';
import type { ContentStore } from './embedded/content-store.server.ts';
import type { ContentEditor } from './embedded/editor/content-editor.server.ts';
import type { Preview } from './embedded/editor/preview.server.ts';
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
