import type { Hono } from 'hono';
import type { AdminServices } from '../services.server.ts';
import { allRoutes } from './areas.server.ts';
import { createApi, type PipelineOptions } from './pipeline.server.ts';

/** Everything that the back office's application calls, but for signing in. */
export function createOfficeApi(
  services: AdminServices,
  accountOf: PipelineOptions['accountOf'],
  atWork?: PipelineOptions['atWork'],
): Hono {
  const { siteUrl, log } = services;
  const { isConfirmed } = services.accounts;
  return createApi({ routes: allRoutes(services), accountOf, isConfirmed, siteUrl, log, atWork });
}
