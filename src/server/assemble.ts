import { ContentUnavailableError } from '../content/index.ts';
import type { ContentReads } from '../content/index.server.ts';
import { localizedPath } from '../i18n/index.ts';
import { createReviews } from '../reviews/index.server.ts';
import { readRetention } from '../submissions/index.server.ts';
import { createSite, type ModulesOf } from '../site/index.server.ts';
import { openAdmin } from './admin.ts';
import { createApp } from './app.ts';
import { openEdgeCache } from './edge-cache/open.ts';
import type { Foundation } from './foundation.ts';
import { PageCache } from './page-cache.ts';
import { createPages } from './pages.ts';
import { openPrivatePages } from './private-pages.ts';
import { createScreenStream } from './screen-stream.ts';
import { securityHeaders } from './security.ts';
import { staticFiles } from './static-files.ts';
import { openSubmissions } from './submissions.ts';
import type { Viewers } from './viewers.ts';
import type { ViteClient } from './vite-client.ts';

const MEGABYTE = 1_048_576;

/** What the browser loads. */
export interface Client {
  /** The address of its script, and what the script's bytes must be. */
  readonly script: string;
  readonly integrity?: string | undefined;
  /** The built files that an island needs once it is touched; without it, somebody else knows. */
  readonly modulesOf?: ModulesOf | undefined;
  /** Its built files; without one, somebody else serves them. */
  readonly folder?: string | undefined;
  /** The back office's, likewise. */
  readonly officeFolder?: string | undefined;
  /** Only in development: pages are rendered for each request, and bring Vite's client. */
  readonly vite?: ViteClient | undefined;
}

export interface AssembleOptions {
  readonly client: Client;
  /** Who is signed in; without it, nobody is. */
  readonly viewers?: Viewers | undefined;
}

/** Wires the modules together: the site over its content, the cache over the site, the application. */
export async function assemble(foundation: Foundation, { client, viewers }: AssembleOptions) {
  const { config, log, content, media, database } = foundation;
  const touch =
    config.CONTENT_SOURCE === 'sanity' ? (reads: ContentReads) => content.touch(reads) : undefined;
  const site = createSite({
    content: content.service,
    siteUrl: config.SITE_URL,
    pictures: media.addresses,
    languages: config.ENABLED_LANGUAGES,
    forms: { captcha: config.CAPTCHA, captchaSiteKey: config.CAPTCHA_SITE_KEY },
    hasReviews: Boolean(config.GOOGLE_PLACES_API_KEY && config.GOOGLE_PLACE_ID),
    isDebug: config.DEBUG_PAGES,
    // What it was a moment ago is shown while the database does not answer.
    retention: () =>
      readRetention(database.db).catch(() => {
        throw new ContentUnavailableError();
      }),
    script: client.script,
    integrity: client.integrity,
    modulesOf: client.modulesOf,
    touch,
  });
  const headers = securityHeaders(config, client.vite);
  const edge = client.vite ? undefined : openEdgeCache(config, log);
  const cache = new PageCache({
    headers,
    log,
    maximumBytes: config.PAGE_CACHE_MB * MEGABYTE,
    touch,
    languages: () => site.languages,
    edge: edge?.terms,
  });
  const screens = createScreenStream({ site, cache, findSender: foundation.findSender, log });
  const unsubscribe = content.changes.subscribe((change) => {
    site.contentChanged(change);
    cache.change(change);
    screens.contentChanged();
    edge?.contentChanged(change);
  });
  site.onLanguages(() => {
    cache.languagesChanged();
    screens.contentChanged();
    edge?.everythingChanged();
  });
  await site.readLanguages();
  const pages = createPages({
    site,
    cache,
    log,
    headers,
    viewers,
    vite: client.vite,
    edge: edge?.terms,
  });

  const submissions = openSubmissions(foundation, {
    async renderFormPage(answer) {
      const html = await site.formAnswer(answer);
      return { html, headers: headers('text/html', html) };
    },
    thanksPath: (kind, language) => localizedPath(`/thanks?kind=${kind}`, language),
  });

  const reviews = createReviews({
    apiKey: config.GOOGLE_PLACES_API_KEY,
    placeId: config.GOOGLE_PLACE_ID,
    apiUrl: config.GOOGLE_PLACES_API_URL,
    log,
  });
  const admin = openAdmin(foundation, {
    folder: client.officeFolder,
    isDevelopment: client.vite !== undefined,
    preview: pages.preview,
    submissions,
  });
  const modules = {
    media: media.routes,
    submissions: submissions.routes,
    reviews: reviews.routes,
    admin: admin.routes,
    privatePages: openPrivatePages(foundation, {
      ...{ site, pages, headers, wakeOutbox: submissions.wakeOutbox },
    }),
    officeFiles: client.officeFolder === undefined ? undefined : staticFiles(client.officeFolder),
    clientFiles:
      client.folder === undefined ? undefined : staticFiles(client.folder, config.OFFLINE_PAGES),
  };
  const app = createApp({ modules, pages, screens, headers, log });

  const stop = async () => {
    unsubscribe();
    screens.stop();
    cache.stop();
    await edge?.stop();
    admin.stop();
    await submissions.stop();
  };
  const { accounts } = admin;
  return { site, cache, pages, screens, headers, edge, app, accounts, stop };
}

export type Assembled = Awaited<ReturnType<typeof assemble>>;
