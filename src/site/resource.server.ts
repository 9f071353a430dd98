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

/** The reads of what is made from no content. */
export const NO_READS: ContentReads = { documentIds: new Set(), queries: new Set() };

/** Why there is nothing at an address: there is no such thing, or it cannot be told just now. */
export type Absence = 'missing' | 'unavailable';

/** What is sent in place of what is not there: one for all addresses of a kind, made once and cached. */
export interface ErrorAnswer {
  /** Holds a space, which no address does. */
  readonly key: string;
  readonly language: Language;
  /** Is it made again at once when its content changes, before it is asked for? */
  readonly isEager: boolean;
  make(): Promise<Resource>;
}

/** An address that may have something. `key` is the same for all addresses that answer the same. */
export interface ResourceResolution {
  readonly kind: 'resource';
  readonly key: string;
  readonly language: Language;
  /** The path without its language, where the resource is a page that has one. */
  readonly pagePath?: string;
  readonly isEager: boolean;
  /** Renders nothing when there is nothing at the address. */
  make(): Promise<Resource | Absence>;
  readonly errorAnswers: Readonly<Record<Absence, ErrorAnswer>>;
  /** The address, with its query, of the page that was at this one before: asked when nothing is there. */
  movedTo?(): Promise<string | undefined>;
}

/** What an address means. */
export type Resolution =
  | ResourceResolution
  | {
      readonly kind: 'redirect';
      readonly location: string;
      /** Does the location say all, or does the query of the address still belong to it? */
      readonly isWhole?: boolean;
      /** Is it so only for now? Then nobody may remember it. */
      readonly isTemporary?: boolean;
    }
  | { readonly kind: 'missing'; readonly errorAnswer: ErrorAnswer };

/** What an address is answered with, made anew: for where nothing is cached. */
export async function makeAnew(
  resolution: Exclude<Resolution, { kind: 'redirect' }>,
): Promise<Resource> {
  if (resolution.kind === 'missing') return resolution.errorAnswer.make();
  const made = await resolution.make();
  return typeof made === 'string' ? resolution.errorAnswers[made].make() : made;
}
