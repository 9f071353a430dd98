import type { QueryCreator } from 'kysely';
import type * as v from 'valibot';
import type { Author } from '../../content/index.server.ts';
import type { Event, EventTables } from '../../database/index.server.ts';
import type { Account, Owed } from '../account.ts';
import type { Session } from '../accounts/sessions.server.ts';
import type { Permission } from '../roles.ts';
import type { ParametersIn } from '../route-parameters.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * How who calls shows who they are, beside being signed in. Wanted of all that lets people in or out, takes
 * what is kept of people or everything else away, or erases it: the list is in docs/office-routes.md.
 */
export type Confirms = 'before' | 'inBody';

/** Records that who calls has done it just now, in the transaction of the write, if there is one. */
export type RecordDone = (
  db: QueryCreator<EventTables>,
  action: string,
  subject: string,
  change?: Pick<Event, 'before' | 'after'>,
) => Promise<void>;

/** What a route is given once everything before it has been checked. */
export interface Call<Query, Body, Parameter extends string = string> {
  readonly session: Session;
  readonly account: Account;
  /** The account as content knows authors. */
  readonly author: Author;
  readonly record: RecordDone;
  /** The parameters of the address, by the names that its path gives them. */
  readonly params: Readonly<Record<Parameter, string>>;
  readonly query: Query;
  readonly body: Body;
  /** The revision that `If-Match` names; null without one. */
  readonly revision: string | null;
  readonly request: Request;
}

type Schema = v.GenericSchema;
type Given<S extends Schema | undefined> = S extends Schema ? v.InferOutput<S> : undefined;
type Sent<S extends Schema | undefined> = S extends Schema ? v.InferInput<S> : undefined;

interface RouteOptions<
  Parameter extends string,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Answer,
> {
  /** The parameters of the address; without it none are read. */
  readonly query?: Query;
  /** The body, JSON; without it none is read, and `request.body` is the handler's. */
  readonly body?: Body;
  /** Is it refused without `If-Match`? */
  readonly needsRevision?: boolean;
  /** Is it answered to who still owes a second factor? What it is set up by, and who is signed in. */
  readonly whileOwing?: readonly Owed[];
  /** When must who calls show who they are: within 15 minutes before, or in the body? Else it is enough to be signed in. */
  readonly confirms?: Confirms | null;
  /** Bytes of a JSON body at most; 1 MB unless told otherwise. */
  readonly maximumBytes?: number;
  /** Does it wait for a network or for emails under way, with a bound of its own? Then it keeps no other call of its account waiting. */
  readonly isSlow?: boolean;
  /** Does it answer JSON (a plain value), nothing (undefined: 204) or a response of its own? */
  readonly handle: (call: Call<Given<Query>, Given<Body>, Parameter>) => Answer;
}

/** A route of the back office. The pipeline reads everything but what it does from here. */
export interface Route {
  readonly method: Method;
  /** Below `/api/admin`, as Hono writes paths: `/submissions/:id`. */
  readonly path: string;
  readonly needs: Permission;
  readonly query?: Schema | undefined;
  readonly body?: Schema | undefined;
  readonly needsRevision: boolean;
  readonly whileOwing: readonly Owed[];
  readonly confirms: Confirms | null;
  readonly maximumBytes: number;
  readonly isSlow: boolean;
  readonly handle: (call: Call<unknown, unknown>) => unknown;
}

/** A route with what is sent to it and what it answers, by which the application is checked: types alone. */
export interface TypedRoute<Name extends string, Query, Body, Answer> extends Route {
  readonly types?: {
    /** As the application calls it: `PUT /submissions/:id`. */
    readonly name: Name;
    readonly query: Query;
    readonly body: Body;
    readonly answer: Answer;
  };
}

const MEGABYTE = 1_048_576;

/**
 * Makes what declares a route for whoever has a permission, by the name that the application calls it by: its checks
 * derive from what it says of itself.
 */
const routeFor =
  (needs: Permission) =>
  <
    const Name extends `${Method} /${string}`,
    Answer,
    const Query extends Schema | undefined = undefined,
    const Body extends Schema | undefined = undefined,
  >(
    name: Name,
    options: RouteOptions<ParametersIn<Name>, Query, Body, Answer>,
  ): TypedRoute<Name, Sent<Query>, Sent<Body>, Awaited<Answer>> => {
    const [method, path] = name.split(' ') as [Method, string];
    return {
      needsRevision: false,
      whileOwing: [],
      confirms: null,
      maximumBytes: MEGABYTE,
      isSlow: false,
      ...options,
      ...{ method, path, needs },
      handle: options.handle as Route['handle'],
    };
  };

export const anyonesRoute = routeFor('anyone');
export const requestsRoute = routeFor('requests');
export const contentRoute = routeFor('content');
export const settingsRoute = routeFor('settings');
export const accountsRoute = routeFor('accounts');
