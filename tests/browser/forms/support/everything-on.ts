import type { BuiltServer } from '../../../support/server.ts';
import type { Lasting } from '../../support/lasting.ts';
import { startSite } from '../../support/site-server.ts';
import { startPlaces, type Places } from './places.ts';
import { test as base } from './test.ts';

/** A site with all that the others have off, and without what they have on. */
interface EverythingOn {
  readonly server: BuiltServer;
  readonly places: Places;
  stop(): Promise<void>;
}

async function start(): Promise<EverythingOn> {
  const places = await startPlaces();
  const server = await startSite({
    CAPTCHA: 'altcha',
    DEBUG_PAGES: 'on',
    OFFLINE_PAGES: 'off',
    GOOGLE_PLACES_API_KEY: places.apiKey,
    GOOGLE_PLACE_ID: places.placeId,
    GOOGLE_PLACES_API_URL: places.url,
  });
  return {
    server,
    places,
    async stop() {
      await server.stop();
      await places.stop();
    },
  };
}

/** The one of a worker, for all tests that need a setting of their own. */
export const everythingOn = (lasting: Lasting): Promise<EverythingOn> =>
  lasting.of('everything on', start);

/** The forms' base test, at that site. */
export const test = base.extend<{ places: Places }>({
  server: async ({ lasting }, provide) => {
    await provide((await everythingOn(lasting)).server);
  },
  places: async ({ lasting }, provide) => {
    await provide((await everythingOn(lasting)).places);
  },
});
