/**
 * What the application may call, inferred from the routes: nothing of this is left at run time, which lint
 * insists on, so the application still reaches no server code. One type an area: of all routes in one,
 * editors would crawl.
 */
import type { accountRoutes } from './server/api/accounts/account-routes.ts';
import type { peopleRoutes } from './server/api/accounts/people-routes.ts';
import type { backupRoutes } from './server/api/backups/backup-routes.ts';
import type { calendarRoutes } from './server/api/calendar/calendar-routes.ts';
import type { contentRoutes } from './server/api/content/content-routes.ts';
import type { firstRunRoutes } from './server/api/first-run/first-run-routes.ts';
import type { inboxRoutes } from './server/api/inbox/inbox-routes.ts';
import type { pictureRoutes } from './server/api/pictures/pictures-routes.ts';
import type { pushRoutes } from './server/api/push/push-routes.ts';
import type { quotesRoutes } from './server/api/quotes/quotes-routes.ts';
import type { sessionRoutes } from './server/api/session/session-routes.ts';
import type { todayRoutes } from './server/api/today/today-routes.ts';
import type { transferRoutes } from './server/api/transfer/transfer-routes.ts';

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

export type AccountApi = Api<typeof accountRoutes> & Api<typeof peopleRoutes>;
export type CalendarApi = Api<typeof calendarRoutes>;
export type ContentApi = Api<typeof contentRoutes>;
/** Notes, answers, figures of feedback and what is kept of people are the inbox's. */
export type InboxApi = Api<typeof inboxRoutes>;
export type PicturesApi = Api<typeof pictureRoutes>;
export type QuotesApi = Api<typeof quotesRoutes>;
export type SessionApi = Api<typeof sessionRoutes>;
export type TodayApi = Api<typeof todayRoutes> &
  Api<typeof firstRunRoutes> &
  Api<typeof pushRoutes>;
export type TransferApi = Api<typeof transferRoutes> & Api<typeof backupRoutes>;
