/**
 * What the application may call, inferred from the routes: nothing of this is left at run time, which lint
 * insists on, so the application still reaches no server code. A screen asks for the areas that it calls:
 * of all routes in one type, editors would crawl.
 */
import type { ExtractSchema } from 'hono/types';
import type { createSignInRoutes } from './accounts/routes.server.ts';
import type * as areas from './api/areas.gen.server.ts';

/** What a route says of itself to who calls it. */
interface Described {
  readonly name: string;
  readonly query: unknown;
  readonly body: unknown;
  readonly answer: unknown;
}

/** What the routes of an area say. */
type DescribedBy<Area> = Area extends (
  ...services: never[]
) => readonly { readonly types?: infer One extends Described }[]
  ? One
  : never;

type ByName<Area> = { readonly [One in DescribedBy<Area> as One['name']]: One };

type SignIn = ExtractSchema<ReturnType<typeof createSignInRoutes>>;

/** The ways in. They are plain routes of Hono's, which knows what they answer, not what they take. */
export type SignInApi = {
  readonly [Path in keyof SignIn & string as `POST /auth${Path}`]: {
    readonly query: undefined;
    readonly body: unknown;
    readonly answer: SignIn[Path] extends { $post: { output: infer Output } } ? Output : never;
  };
};

type Areas = typeof areas;

/** The routes of areas by their names: `PUT /quotes/:id`. */
export type Api<Name extends keyof Areas> = ByName<Areas[Name]>;
