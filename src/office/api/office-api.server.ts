import type { Hono } from 'hono';
import type { OfficeServices } from '../services.server.ts';
import { allRoutes } from './areas.server.ts';
import { createApi, type PipelineOptions } from './pipeline.server.ts';

/** Everything that the back office's application calls, but for signing in. */
export function createOfficeApi(
  services: OfficeServices,
  more: Pick<PipelineOptions, 'accountQueue' | 'isOfAnotherBuild'> = {},
): Hono {
  const { accounts, siteUrl, log, now } = services;
  const { sessionOf } = accounts;
  return createApi({ routes: allRoutes(services), sessionOf, siteUrl, log, now, ...more });
}
