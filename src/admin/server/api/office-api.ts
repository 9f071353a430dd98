import type { Hono } from 'hono';
import type { AdminServices } from '../services.ts';
import { allRoutes } from './areas.ts';
import { createApi, type PipelineOptions } from './pipeline.ts';

/** Everything that the back office's application calls, but for signing in. */
export function createOfficeApi(
  services: AdminServices,
  accountOf: PipelineOptions['accountOf'],
): Hono {
  const { siteUrl, log } = services;
  return createApi({ routes: allRoutes(services), accountOf, siteUrl, log });
}
