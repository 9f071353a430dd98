import type { TestOffice } from './office.ts';

/** A call that a route answers, and what turns it into one that the route must refuse. */
export interface RouteCase {
  readonly params?: Readonly<Record<string, string>>;
  /** For each parameter what exists, but is something else's or somebody else's. */
  readonly others?: Readonly<Record<string, readonly string[]>>;
  readonly body?: unknown;
  /** Bodies that name what is something else's or somebody else's. */
  readonly otherBodies?: readonly unknown[];
  /** The revision that the call is made with. */
  readonly revision?: string;
  /** Is it refused with a stale revision, though the route does not say that it needs one? */
  readonly takesRevision?: boolean;
  /** Bodies with a revision that is over, where a body holds it. */
  readonly staleBodies?: readonly unknown[];
}

/** Makes what a route is tried on; each route has its own, since the call changes it. */
export type MakeCase = (office: TestOffice) => Promise<RouteCase> | RouteCase;

/** By method and path, as the routes of an area write them. */
export type RouteCases = Readonly<Record<string, MakeCase>>;
