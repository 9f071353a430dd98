import type { Hono } from 'hono';
import { ALL_QUERIES } from '../content/index.server.ts';
import { saysSignedIn } from '../http/index.server.ts';
import { createReviews } from '../reviews/index.server.ts';
import { createPagesApp } from './app.ts';
import type { Client } from './client.ts';
import { openEdgeCache } from './edge-cache/open.ts';
import type { Core } from './core.ts';
import { builtOffice, sourceOffice, type Office } from './office.ts';
import { PageCache } from './page-cache.ts';
import { createPages } from './pages.ts';
import { securityHeaders } from './security.ts';
import { openSite } from './site.ts';
import { staticFiles } from './static-files.ts';

const MEGABYTE = 1_048_576;

export interface AssembleOptions {
  readonly client: Client;
  /** Routes that come before the site's own. */
  readonly routes?: readonly Hono[];
  /** The office's application, where it is all in one thread; none is built for tests. */
  readonly office?: Office | undefined;
}

/** The site, what holds its pages, and what answers them. */
async function openPages(core: Core, { client }: AssembleOptions) {
  const { config, log, content } = core;
  const site = openSite(core, client);
  const headers = securityHeaders(config, client.vite);
  const edge = client.vite ? undefined : openEdgeCache(config, log, () => site.languages);
  const cache = new PageCache({
    headers,
    log,
    maximumBytes: config.PAGE_CACHE_MB * MEGABYTE,
    languages: () => site.languages,
    edge: edge?.terms,
    isLazy: !config.WARM_UP,
    quiet: () => core.activity.quiet(),
  });
  const unsubscribe = content.changes.subscribe((change) => {
    site.contentChanged(change);
    cache.change(change);
    edge?.contentChanged(change);
  });
  site.onLanguages(() => {
    cache.languagesChanged();
    edge?.everythingChanged();
  });
  // Whatever is held speaks of the old ones, whether it read the settings or not.
  core.localeSettings.subscribe(() => {
    const change = { documentIds: new Set<string>(), queries: new Set(ALL_QUERIES) };
    site.contentChanged(change);
    cache.clear();
    edge?.everythingChanged();
  });
  await site.readLanguages();
  const pages = createPages({
    site,
    cache,
    log,
    headers,
    vite: client.vite,
    edge: edge?.terms,
  });
  const stop = async () => {
    unsubscribe();
    cache.stop();
    await edge?.stop();
  };
  const isSignedIn = (cookies: string | undefined) => saysSignedIn(cookies, config.SITE_URL);
  return { site, cache, pages, headers, edge, isSignedIn, stop };
}

/** The application around them, with the modules whose routes come before the site's own. */
function appAround(
  core: Core,
  { client }: AssembleOptions,
  parts: Awaited<ReturnType<typeof openPages>>,
  more: readonly Hono[],
): Hono {
  const { config, log, media } = core;
  const reviews = createReviews({
    apiKey: config.GOOGLE_PLACES_API_KEY,
    placeId: config.GOOGLE_PLACE_ID,
    apiUrl: config.GOOGLE_PLACES_API_URL,
    log,
  });
  const files =
    client.folder === undefined ? [] : [staticFiles(client.folder, config.OFFLINE_PAGES)];
  const modules = [media.routes, reviews, ...files, ...more];
  return createPagesApp({ ...parts, modules, log });
}

/** Wires what answers pages, which writes nothing: that is the writer's (`assemble-writer.ts`). */
export async function assemblePages(core: Core, options: AssembleOptions) {
  const parts = await openPages(core, options);
  return { ...parts, app: appAround(core, options, parts, options.routes ?? []) };
}

export type AssembledPages = Awaited<ReturnType<typeof assemblePages>>;

/** Wires all of it in one thread, for development and for tests. */
export async function assemble(core: Core, options: AssembleOptions) {
  const { openWriterModules } = await import('./assemble-writer.ts');
  await core.content.mirror?.start();
  const parts = await openPages(core, options);
  const { site, headers, pages } = parts;
  const { vite } = options.client;
  const writer = openWriterModules(core, {
    ...{ headers, vite },
    office: options.office ?? (vite ? sourceOffice : builtOffice(undefined)),
    site: async () => site,
    answerUnknown: (c) => pages.answer(c),
  });
  const stop = async () => {
    await parts.stop();
    await writer.stop();
  };
  const app = appAround(core, options, parts, writer.routes);
  return { ...parts, app, accounts: writer.accounts, stop };
}
