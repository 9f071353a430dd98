/**
 * What the application may call, inferred from the routes: nothing of this is left at run time, which lint
 * insists on, so the application still reaches no server code. One type an area: of all routes in one,
 * editors would crawl.
 */
import type { ExtractSchema } from 'hono/types';
import type { createSignInRoutes } from './accounts/routes.server.ts';
import type { accountRoutes } from './api/account-routes.server.ts';
import type { auditRoutes } from './api/audit-routes.server.ts';
import type { peopleRoutes } from './api/people-routes.server.ts';
import type { backupRoutes } from './api/backup-routes.server.ts';
import type { calendarRoutes } from './api/calendar-routes.server.ts';
import type { contentRoutes } from './api/content/content-routes.server.ts';
import type { firstRunRoutes } from './api/first-run-routes.server.ts';
import type { inboxRoutes } from './api/inbox/inbox-routes.server.ts';
import type { pictureRoutes } from './api/pictures-routes.server.ts';
import type { pushRoutes } from './api/push-routes.server.ts';
import type { quotesRoutes } from './api/quotes-routes.server.ts';
import type { sampleRoutes } from './api/sample-routes.server.ts';
import type { sessionRoutes } from './api/session-routes.server.ts';
import type { todayRoutes } from './api/today-routes.server.ts';
import type { transferRoutes } from './api/transfer-routes.server.ts';

/** What a route says of itself to who calls it. */
interface Described {
  readonly name: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly answer: unknown;
}

type Routes = (...services: never[]) => readonly { readonly types?: Described }[];

/** The routes of an area by their names: `PUT /quotes/:id`. */
type Api<Area extends Routes> = {
  readonly [One in NonNullable<ReturnType<Area>[number]['types']> as One['name']]: One;
};

type SignIn = ExtractSchema<ReturnType<typeof createSignInRoutes>>;

/** The ways in. They are plain routes of Hono's, which knows what they answer, not what they take. */
type SignInApi = {
  readonly [Path in keyof SignIn & string as `POST /auth${Path}`]: {
    readonly query: undefined;
    readonly body: unknown;
    readonly answer: SignIn[Path] extends { $post: { output: infer Output } } ? Output : never;
  };
};

export type AccountApi = Api<typeof accountRoutes> & Api<typeof peopleRoutes> & SignInApi;
export type AuditApi = Api<typeof auditRoutes>;
export type CalendarApi = Api<typeof calendarRoutes>;
export type ContentApi = Api<typeof contentRoutes>;
/** Notes, answers, figures of feedback and what is kept of people are the inbox's. */
export type InboxApi = Api<typeof inboxRoutes>;
export type PicturesApi = Api<typeof pictureRoutes>;
export type QuotesApi = Api<typeof quotesRoutes>;
export type SessionApi = Api<typeof sessionRoutes>;
export type TodayApi = Api<typeof todayRoutes> &
  Api<typeof firstRunRoutes> &
  Api<typeof sampleRoutes> &
  Api<typeof pushRoutes>;
export type TransferApi = Api<typeof transferRoutes> & Api<typeof backupRoutes>;
