/** The server entry point of the site module. */
export {
  makeAnew,
  type Absence,
  type Resolution,
  type Resource,
  type ResourceResolution,
  type StandIn,
} from './resource.ts';
export type { FormSettings } from './page-context.ts';
export { createSite, type Site } from './site.server.ts';
export { listedPaths } from './routes.ts';
