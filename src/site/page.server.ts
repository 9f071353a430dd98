import type { ComponentType } from 'react';
import type { ContentService, Picture, SwitchedPage } from '../content/index.ts';
import type { Language } from '../i18n/index.ts';
import type { WordKey } from '../i18n/index.server.ts';
import type { RetentionByKind } from '../requests/index.server.ts';
import type { Crumb, PageContext } from './page-context.server.ts';
import type { PagePart, PageParts } from './page-parts.server.ts';
import type { Parameters } from './parameters.server.ts';

/** What a page has at hand while it reads its content. */
export interface LoadContext {
  readonly content: ContentService;
  readonly language: Language;
  /** Values of the path's `:parameters`, each one that its parameter has. */
  readonly params: Readonly<Record<string, string>>;
  /** Values of the query parameters that the page declares, and of no others; likewise. */
  readonly query: Readonly<Record<string, string>>;
  /** For how long what visitors send is kept, as the owner has chosen. */
  readonly retention: () => Promise<RetentionByKind>;
}

/** What goes into `<head>`: title, description, links and structured data. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Shown when the page is shared; without one the home page's. */
  readonly picture?: Picture | undefined;
  /**
   * The page's own address, where it depends on a query parameter: path and query without the
   * language. The pages before and after it in a paged list, likewise.
   */
  readonly address?: string | undefined;
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  /** May search engines know it? One that is in the sitemap they may, unless told otherwise. */
  readonly isIndexed?: boolean;
  /** Is it for one visitor alone? Then it brings no script, and nothing that describes it to others. */
  readonly isPrivate?: boolean | undefined;
  /** After how many seconds a browser without JavaScript loads the page again; never without it. */
  readonly refresh?: number | undefined;
  /** The breadcrumbs from beneath the home page down to this page; of those above it, only what is shown is. */
  readonly crumbs?: readonly Crumb[] | undefined;
  /** JSON-LD objects that say nothing the page does not show. */
  readonly structuredData?: readonly object[] | undefined;
  /** Does the page show dates that are in the calendar of workshops? */
  readonly hasCalendar?: boolean | undefined;
  /** `article` for a post. */
  readonly type?: 'website' | 'article' | undefined;
}

/** An address of a page with parameters in its path, for the sitemap. */
export interface PageEntry {
  readonly path: string;
  readonly updatedAt?: string | undefined;
}

/**
 * A page: its path, what it reads, what it shows. When `load` answers null there is no such page:
 * nothing is rendered for the address, and the cached 404 is sent. While the content service cannot
 * be reached `Unavailable` is shown, the same for all addresses of the page.
 */
export interface PageDefinition<Data = unknown> {
  readonly path: string;
  /**
   * The `:parameters` of the path, and those of the query that change what is shown; every other
   * one in a query is ignored.
   */
  readonly parameters?: Parameters;
  /** What links call it that have no text of their own. */
  readonly name?: WordKey;
  /** The page of the site with which it is switched off. */
  readonly partOf?: SwitchedPage;
  /** Is there such a page just now? One that says nothing of it is always there. */
  isThere?(parts: PageParts, params: Readonly<Record<string, string>>): boolean;
  /** The part without which there is nothing on it: no link and no sitemap leads to it then. */
  readonly filledBy?: PagePart;
  /** Is it in the sitemap? */
  readonly isListed?: boolean;
  /** Is it shown only with DEBUG_PAGES=on? */
  readonly isDebug?: boolean;
  /** Is it shown in place of others, at their addresses, and at none of its own? */
  readonly isErrorPage?: boolean;
  /** Is it shown without the bar and the footer? */
  readonly isBare?: boolean;
  /** Reads what it shows; one without it reads nothing. */
  load?(context: LoadContext): Promise<Data | null>;
  head(page: PageContext, data: Data): PageHead;
  readonly View: ComponentType<{ data: Data }>;
  readonly Unavailable?: ComponentType;
  /**
   * The 404 of all addresses of the page; without it, the site's own. `isBlank` when the path's
   * parameter has nothing but spaces.
   */
  readonly NotFound?: ComponentType<{ isBlank: boolean }>;
  /** Addresses of a page with `:parameters`, one at a time, for the sitemap. */
  entries?(content: ContentService): AsyncIterable<PageEntry>;
}

/** What `definePage` made: a file of pages may export other things besides. */
const PAGES = new WeakSet();

/** Is it a page? */
export function isPage(value: unknown): value is PageDefinition {
  return typeof value === 'object' && value !== null && PAGES.has(value);
}

/** Checks that `View` takes the data that `load` returns; the table of routes does not know its type. */
export function definePage<Data>(page: PageDefinition<Data>): PageDefinition {
  PAGES.add(page);
  return page as unknown as PageDefinition;
}
