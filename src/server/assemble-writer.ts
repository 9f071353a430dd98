import { Hono, type Context } from 'hono';
import { localizedPath } from '../i18n/index.ts';
import type { Site } from '../site/index.server.ts';
import { openBackOffice } from './back-office.ts';
import { createWriterApp } from './app.ts';
import type { HeadersOf } from './cached-response.ts';
import type { Client } from './client.ts';
import type { Core } from './core.ts';
import type { Office } from './office.ts';
import { openPrivatePages } from './private-pages.ts';
import { securityHeaders } from './security.ts';
import { officeFiles } from './static-files.ts';
import { openSubmissions } from './submissions.ts';
import type { ViteClient } from './vite-client.ts';

interface WriterModulesOptions {
  readonly headers: HeadersOf;
  /** The site, for what is rendered for one person alone. */
  readonly site: () => Promise<Site>;
  readonly vite?: ViteClient | undefined;
  /** What an address is answered that is nobody's. */
  readonly answerUnknown: (c: Context) => Promise<Response>;
  readonly office: Office;
}

/** Wires what writes: what takes in, keeps and delivers what visitors send, and the back office. */
export function openWriterModules(core: Core, options: WriterModulesOptions) {
  const { site, headers, vite, office, answerUnknown } = options;
  const submissions = openSubmissions(core, {
    async renderFormPage(answer) {
      const html = await (await site()).formAnswer(answer);
      return { html, headers: headers('text/html', html) };
    },
    thanksPath: (kind, language) => localizedPath(`/thanks?kind=${kind}`, language),
  });
  // With the site, which the writer's thread opens when it is first wanted.
  const renderers = async () => {
    const [{ createRenderers }, opened] = await Promise.all([import('./preview.ts'), site()]);
    return createRenderers({ site: opened, headers, vite });
  };
  const backOffice = openBackOffice(core, {
    office,
    preview: async (...asked) => (await renderers()).preview(...asked),
    renderEdited: async (...asked) => (await renderers()).renderEdited(...asked),
    previewQuote: async (quote) => (await renderers()).previewQuote(quote),
    submissions,
  });
  const { wakeOutbox } = submissions;
  const routes: Hono[] = [
    submissions.routes,
    officeFiles(office.files),
    backOffice.routes,
    openPrivatePages(core, { site, headers, wakeOutbox, notFound: answerUnknown }),
    ...hookRoutes(core),
    // After whatever else is somebody's: of the rest it takes the pages.
    backOffice.editedPages,
  ];
  const stop = async () => {
    backOffice.stop();
    await submissions.stop();
  };
  return { routes, accounts: backOffice.accounts, stop };
}

/** What Sanity calls when something changed there. */
function hookRoutes({ content: { mirror } }: Core): readonly Hono[] {
  const { hook } = mirror ?? {};
  return hook ? [new Hono().post('/api/content/changed', (c) => hook(c.req.raw))] : [];
}

interface AssembleWriterOptions {
  readonly readClient: () => Promise<Client>;
  readonly answerUnknown: (c: Context) => Promise<Response>;
  readonly office: Office;
}

/**
 * The writer's application. The site is opened when first something has to be rendered: most who send
 * something are answered by a script, or sent to a page that is held.
 */
export function assembleWriter(core: Core, options: AssembleWriterOptions) {
  const { config, log, media, content } = core;
  const headers = securityHeaders(config);
  let opened: Promise<Site> | undefined;
  const openSite = async () => {
    const [parts, client] = await Promise.all([import('./site.ts'), options.readClient()]);
    const site = parts.openSite(core, client);
    content.changes.subscribe((change) => site.contentChanged(change));
    await site.readLanguages();
    return site;
  };
  const site = () => (opened ??= openSite());
  const { answerUnknown, office } = options;
  const parts = { headers, site, answerUnknown, office };
  const { routes, accounts, stop } = openWriterModules(core, parts);
  const modules = [media.routes, ...routes];
  const app = createWriterApp({ modules, headers, log, answerUnknown });
  return { app, headers, accounts, stop };
}

export type AssembledWriter = ReturnType<typeof assembleWriter>;
