import type { ContentReads } from '../content/index.server.ts';
import type { Language } from '../i18n/index.ts';

/** Something the site answers: a page, a feed, a map for machines; and what it was made from. */
export interface Resource {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  readonly reads: ContentReads;
  /** When it is to be made again, whatever the content does. */
  readonly freshUntil?: Date | undefined;
}

/** What an address means. `key` is the same for all addresses that answer the same. */
export type Resolution =
  | {
      readonly kind: 'resource';
      readonly key: string;
      readonly language: Language;
      /** The path without its language, where the resource is a page that has one. */
      readonly pagePath?: string;
      /** Is it made again at once when its content changes, before it is asked for? */
      readonly isEager: boolean;
      make(): Promise<Resource>;
    }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'not-found'; readonly language: Language };
