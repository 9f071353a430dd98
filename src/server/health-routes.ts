import { Hono, type Context } from 'hono';
import { createReadiness, type ReadinessOptions } from './readiness.ts';

/** Nothing may answer in our place, and nothing may list it. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

/** When to ask again, seconds. */
const RETRY_AFTER = '1';

/**
 * For whoever keeps the process running and sends it visitors: `/health/live`, that it answers at all,
 * and `/health/ready`, that visitors can be served.
 */
export function createHealthRoutes(options: ReadinessOptions): Hono {
  const look = createReadiness(options);
  const live = (c: Context) => c.json({ status: 'live' }, 200, HEADERS);
  const ready = async (c: Context) => {
    const { isReady, parts } = await look();
    return isReady
      ? c.json({ status: 'ready', parts }, 200, HEADERS)
      : c.json({ status: 'not ready', parts }, 503, { ...HEADERS, 'Retry-After': RETRY_AFTER });
  };
  return new Hono()
    .get('/health/live', live)
    .get('/health/ready', ready)
    .all('/health/*', (c) => c.json({ error: 'Not Found' }, 404, HEADERS));
}
