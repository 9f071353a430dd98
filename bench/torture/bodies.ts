import fc from 'fast-check';
import { startServer } from '../support/server.ts';
import { BODY_PATHS, hostileBody } from './support/hostile-bodies.ts';
import { allOf, none, withFolder, type Scenario } from './support/scenario.ts';

/** Number of bodies sent to each route. */
const BODIES = 2_000;

/** Sends each route that takes a body from visitors any body there is; it answers 4xx at worst. */
export const bodies: Scenario = ({ share }) =>
  withFolder(async (dataDirectory) => {
    const environment = { RATE_LIMITS: 'off', CAPTCHA: 'off', DEBUG_PAGES: 'on', WARM_UP: 'off' };
    const site = await startServer({ dataDirectory, environment });
    const count = Math.ceil(BODIES * share);
    let answered = 0;
    let failed = 0;
    try {
      for (const path of BODY_PATHS) {
        for (const { type, bytes } of fc.sample(hostileBody, count)) {
          const answer = await fetch(site.url + path, {
            method: 'POST',
            headers: { 'content-type': type },
            body: new Uint8Array(bytes),
          });
          await answer.arrayBuffer();
          answered += 1;
          if (answer.status >= 500) failed += 1;
        }
      }
      const errors = site.output().match(/"level":"error"/g) ?? [];
      return [
        allOf('bodies answered', answered, count * BODY_PATHS.length),
        none('of them with 5xx', failed),
        none('errors in the log', errors.length),
        none('exits of the site', site.isRunning() ? 0 : 1),
      ];
    } finally {
      if (site.isRunning()) await site.stop();
    }
  });
