import { Hono, type Context } from 'hono';
import type { RenderEdited, RenderPreview } from '../office/index.server.ts';
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

interface WriterModulesOptions {
  readonly headers: HeadersOf;
  /** The site, for what is rendered for one person alone. */
  readonly site: () => Promise<Site>;
  readonly preview: RenderPreview;
  readonly renderEdited: RenderEdited;
  /** What an address is answered that is nobody's. */
  readonly answerUnknown: (c: Context) => Promise<Response>;
  readonly office: Office;
}

/** Wires what writes: what takes in, keeps and delivers what visitors send, and the back office. */
export function openWriterModules(core: Core, options: WriterModulesOptions) {
  const { site, preview, renderEdited, headers, office, answerUnknown } = options;
  const submissions = openSubmissions(core, {
    async renderFormPage(answer) {
      const html = await (await site()).formAnswer(answer);
      return { html, headers: headers('text/html', html) };
    },
    thanksPath: (kind, language) => localizedPath(`/thanks?kind=${kind}`, language),
  });
  const backOffice = openBackOffice(core, {
    office,
    preview,
    renderEdited,
    previewQuote: async (quote) => {
      const { previewQuote } = await import('./preview.ts');
      return previewQuote(quote, { site: await site(), headers });
    },
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
  const preview: RenderPreview = async (address, from) => {
    const { createPreview } = await import('./preview.ts');
    return createPreview({ site: await site(), headers })(address, from);
  };
  const renderEdited: RenderEdited = async (request, links) => {
    const { createEditedPages } = await import('./preview.ts');
    return createEditedPages({ site, headers })(request, links);
  };
  const { answerUnknown, office } = options;
  const parts = { renderEdited, headers, site, preview, answerUnknown, office };
  const { routes, accounts, stop } = openWriterModules(core, parts);
  const modules = [media.routes, ...routes];
  const app = createWriterApp({ modules, headers, log, answerUnknown });
  return { app, headers, accounts, stop };
}

export type AssembledWriter = ReturnType<typeof assembleWriter>;
