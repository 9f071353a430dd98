import type { ContentService } from '../content/index.ts';
import type { Language } from '../i18n/index.ts';
import type { PictureAddresses } from '../media/index.ts';
import type { Parameters } from './parameters.server.ts';

/** What the writer of a generated file has at hand. */
export interface FileContext {
  readonly content: ContentService;
  readonly language: Language;
  /** Languages that are offered, read from the settings. */
  offeredLanguages(): Promise<readonly Language[]>;
  readonly siteUrl: string;
  /** Makes the addresses of pictures. */
  readonly pictures: PictureAddresses;
  readonly now: Date;
  /** Says that what is written is true only until then: it is written again when it is asked for later. */
  freshUntil(time: Date): void;
  /** Values of the file's parameters, each one that its parameter has. */
  readonly values: Readonly<Record<string, string>>;
}

/** A response that is generated from content but is no page: a sitemap, a feed, JSON. */
export interface GeneratedFile {
  readonly path: string;
  readonly contentType: string;
  /** Does it have an address in each language, like a page? */
  readonly isPerLanguage: boolean;
  /** The `:parameters` of the path and those of the query; every other one in a query is ignored. */
  readonly parameters?: Parameters;
  /** Null when there is no such thing. */
  write(context: FileContext): Promise<string | null>;
}
