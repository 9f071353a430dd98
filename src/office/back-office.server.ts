import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { saysSignedIn } from '../http/index.server.ts';
import { DEFAULT_LOOK } from '../look/index.ts';
import { ACCOUNTS_API, OFFICE_API, OFFICE_PATH, SCRIPT_HEADER } from './paths.ts';
import { createAhead, FIRST_CALLS } from './ahead.server.ts';
import { createAccountQueue } from './account-queue.server.ts';
import { editedPage, type RenderEdited } from './edited-page.server.ts';
import { MANIFEST_PATH, officeManifest } from './manifest.server.ts';
import { startOutageWatch } from './outage-watch.server.ts';
import { notBuiltPage } from './not-built-page.server.ts';
import { officePage, type OfficeApp } from './page.server.ts';
import { answerPreview, PREVIEW_PATH, type RenderPreview } from './preview.server.ts';
import { notifyOwners, startNotifying } from './push/notify.server.ts';
import { removePicturesDaily } from './removed-pictures.server.ts';
import type { OfficeServices } from './services.server.ts';

interface BackOfficeOptions {
  readonly services: OfficeServices;
  /** Or why there is none. */
  readonly app: () => OfficeApp | 'building' | 'missing';
  /** Renders a page of the site from other content than what is published. */
  readonly preview: RenderPreview;
  /** Renders a page of the site with links to where it is edited. */
  readonly renderEdited: RenderEdited;
}

/** A name with an ending, which is a file's; the application has no such addresses but those of documents, by their ids. */
const IS_FILE = /\.[a-z0-9]+$/i;
const isFile = (path: string) => IS_FILE.test(path) && !path.startsWith(`${OFFICE_PATH}/content/`);

/** The back office: its page, its API, and who may use it. */
export function createBackOffice(options: BackOfficeOptions) {
  const { services, app, preview, renderEdited: render } = options;
  const { accounts, log, businessName } = services;
  const routes = new Hono();
  const accountQueue = createAccountQueue(services.turns, accounts.tokenOf);
  const isOfAnotherBuild = ({ headers }: Request) => {
    const [script, built] = [headers.get(SCRIPT_HEADER), app()];
    return script !== null && typeof built === 'object' && script !== built.script;
  };
  let opened: Hono | undefined;
  // A site whose owner is not at work has no use for it.
  const api = async () => {
    const { createOfficeApi } = await import('./api/office-api.server.ts');
    return (opened ??= createOfficeApi(services, { accountQueue, isOfAnotherBuild }));
  };
  const ahead = createAhead(api);
  routes.get(`${PREVIEW_PATH}/*`, (c) =>
    answerPreview(c.req.raw, { services, preview, accountQueue }),
  );
  const editedPages = new Hono().get('*', async (c, next) => {
    const page = await editedPage(c.req.raw, { services, accountQueue, render });
    return page ?? next();
  });
  // Whoever signs in is let in while the content cannot be read, in the shipped look.
  const look = async () =>
    (await services.content.service.look().catch(() => null)) ?? DEFAULT_LOOK;
  routes.get(MANIFEST_PATH, async () => officeManifest(await businessName(), await look()));
  // Addresses below it are the application's own, which it finds its way by.
  for (const path of [OFFICE_PATH, `${OFFICE_PATH}/*`])
    routes.get(path, compress(), async (c) => {
      if (isFile(c.req.path)) return c.text('Not Found', 404);
      const built = app();
      if (typeof built === 'string')
        return notBuiltPage(built, c.req.header('accept-language') ?? '');
      // The application asks once it has come, which takes longer than this.
      setImmediate(() => {
        accounts.prepare();
        api().catch((error: unknown) => log.error('The back office cannot be loaded', { error }));
      });
      const cookie = c.req.header('cookie') ?? '';
      const isSignedIn = saysSignedIn(cookie, services.siteUrl);
      // On another screen the first one is not what comes next.
      const calls = FIRST_CALLS.slice(0, isSignedIn ? (c.req.path === OFFICE_PATH ? 2 : 1) : 0);
      const [name, chosen, brought] = await Promise.all([
        ...([businessName(), look()] as const),
        ahead(calls, cookie, c.req.url),
      ]);
      return officePage(built, { name, look: chosen, isSignedIn, ahead: brought });
    });
  // Whoever signs in sees the first screen next.
  routes.use(`${ACCOUNTS_API}/*`, compress(), async (c, next) => {
    await next();
    const cookie = c.res.headers
      .getSetCookie()
      .map((each) => each.split(';', 1)[0])
      .join('; ');
    if (c.res.status !== 200 || !saysSignedIn(cookie, services.siteUrl)) return;
    const [answer, brought] = await Promise.all([
      c.res.json() as Promise<object>,
      ahead(FIRST_CALLS, cookie, c.req.url),
    ]);
    c.res = Response.json({ ...answer, ahead: brought }, c.res);
  });
  routes.route(ACCOUNTS_API, accounts.routes);
  routes.all(`${OFFICE_API}/*`, async (c) => (await api()).fetch(c.req.raw));
  const stopNotifying = startNotifying(services);
  const outages = startOutageWatch({ ...services, notify: notifyOwners(services) });
  const stopRemoving = removePicturesDaily(services);
  const stop = () => {
    stopNotifying();
    stopRemoving();
    outages.stop();
    services.backups.stop();
  };
  return {
    /** `/admin`, `/admin/*`, `/api/admin/*` */
    routes,
    /** The pages of the site, for who may edit them; everybody else's requests are passed on. */
    editedPages,
    /** Tells nobody of anything any more, and ends a backup that is under way. */
    stop,
  };
}
