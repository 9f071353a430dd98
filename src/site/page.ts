import type { ComponentType } from 'react';
import type { ContentService, Picture } from '../content/index.ts';
import type { Language } from '../i18n/index.ts';
import type { PageContext } from './page-context.ts';
import type { Parameters } from './parameters.ts';

/** What a page has at hand while it reads its content. */
export interface LoadContext {
  readonly content: ContentService;
  readonly language: Language;
  /** Values of the path's `:parameters`, each one that its parameter has. */
  readonly params: Readonly<Record<string, string>>;
  /** Values of the query parameters that the page declares, and of no others; likewise. */
  readonly query: Readonly<Record<string, string>>;
}

/** A step of the way from the home page to this one; `path` without the language. */
export interface Crumb {
  readonly name: string;
  readonly path: string;
}

/** What goes into `<head>`, and what machines read. */
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
  readonly isIndexed?: boolean | undefined;
  /** The way here; the home page and this page need not be named. */
  readonly crumbs?: readonly Crumb[] | undefined;
  /** JSON-LD objects that say nothing the page does not show. */
  readonly structuredData?: readonly object[] | undefined;
  /** `article` for a post. */
  readonly type?: 'website' | 'article' | undefined;
}

/** An address of a page with parameters in its path, for the sitemap. */
export interface PageEntry {
  readonly path: string;
  readonly updatedAt?: string | undefined;
}

/**
 * A screen: its path, what it reads, what it shows. `load` answers null when there is no such page:
 * then nothing is rendered for the address, and the 404 that is held is sent. When the content
 * service cannot be reached, it is `Unavailable`, one for all addresses of the page.
 */
export interface PageDefinition<Data = unknown> {
  readonly path: string;
  /**
   * The `:parameters` of the path, and those of the query that change what is shown; every other
   * one in a query is ignored.
   */
  readonly parameters?: Parameters;
  /** Does it stand in the sitemap? */
  readonly isListed: boolean;
  /** Is it shown only with DEBUG_PAGES=on? */
  readonly isDebug?: boolean;
  load(context: LoadContext): Promise<Data | null>;
  head(page: PageContext, data: Data): PageHead;
  readonly View: ComponentType<{ data: Data }>;
  readonly Unavailable?: ComponentType;
  /**
   * The 404 of all addresses of the page; without it, the site's own. `isBlank` when the path's
   * parameter has nothing but spaces.
   */
  readonly NotFound?: ComponentType<{ isBlank: boolean }>;
  /** Addresses of a page with `:parameters`, in pieces, for the sitemap. */
  entries?(content: ContentService): AsyncIterable<PageEntry>;
}

/** Keeps the type of a page's data between its `load` and its `View`, then lets the table forget it. */
export function definePage<Data>(page: PageDefinition<Data>): PageDefinition {
  return page as unknown as PageDefinition;
}
