import { Hono } from 'hono';
import type { Account } from '../account.ts';
import { ACCOUNTS_API, OFFICE_PATH } from '../paths.ts';
import { allRoutes } from './api/areas.ts';
import { notifyOwners, startNotifying } from './api/push/push-routes.ts';
import { createApi } from './api/pipeline.ts';
import { MANIFEST_PATH, officeManifest } from './manifest.ts';
import { startOutageWatch } from './outage/outage-watch.ts';
import { officePage, type OfficeApp } from './page.ts';
import { answerPreview, PREVIEW_PATH, type RenderPreview } from './preview.ts';
import type { AdminServices } from './services.ts';

/** Who is signed in, and how they sign in. */
export interface SignIn {
  /** Everything below `/api/admin/auth`. */
  readonly routes: Hono;
  accountOf(request: Request): Promise<Account | null>;
}

export interface AdminOptions {
  readonly services: AdminServices;
  /** Null when it is not built. */
  readonly app: OfficeApp | null;
  readonly signIn: SignIn;
  /** Renders a page of the site from other content than what is published. */
  readonly preview?: RenderPreview | undefined;
}

export interface Admin {
  /** `/admin`, `/admin/*`, `/api/admin/*` */
  readonly routes: Hono;
  /** Tells nobody of anything any more, and ends a backup that is under way. */
  readonly stop: () => void;
}

/** A name with an ending, which is a file's; the application has no such addresses. */
const IS_FILE = /\.[a-z0-9]+$/i;

/** The back office: its page, its API, and who may use it. */
export function createAdmin({ services, app, signIn, preview }: AdminOptions): Admin {
  const { siteUrl, log } = services;
  const routes = new Hono();
  if (preview) {
    routes.get(`${PREVIEW_PATH}/*`, (c) => answerPreview(c.req.raw, { services, signIn, preview }));
  }
  routes.get(MANIFEST_PATH, officeManifest);
  // Addresses below it are the application's own, which it finds its way by.
  for (const path of [OFFICE_PATH, `${OFFICE_PATH}/*`])
    routes.get(path, (c) => {
      if (IS_FILE.test(c.req.path)) return c.text('Not Found', 404);
      return app ? officePage(app) : c.text('The back office is not built: npm run build', 503);
    });
  routes.route(ACCOUNTS_API, signIn.routes);
  const { accountOf } = signIn;
  routes.route('/', createApi({ routes: allRoutes(services), accountOf, siteUrl, log }));
  const stopNotifying = startNotifying(services);
  const outages = startOutageWatch({ ...services, notify: notifyOwners(services) });
  const stop = () => {
    stopNotifying();
    outages.stop();
    services.backups.stop();
  };
  return { routes, stop };
}
