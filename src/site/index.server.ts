/** The server's door of the site room. */
export type { Resolution, Resource } from './resource.ts';
export type { FormSettings } from './page-context.ts';
export { createSite, type Site } from './site.server.ts';
export { listedPaths } from './routes.ts';
