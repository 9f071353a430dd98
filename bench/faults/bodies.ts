import fc from 'fast-check';
import { BODY_PATHS, hostileBody } from '../../tests/support/hostile-bodies.ts';
import { allOf, isSo, none, type Figure } from '../support/figure.ts';
import { ask } from '../support/http.ts';
import { startQuiet } from '../support/server.ts';
import { withFolder } from '../support/work.ts';
import type { Amount } from '../support/amount.ts';

/** Number of bodies sent to each route; `tests/system/hostile-bodies.test.ts` sends 100. */
const BODIES = 2_000;

export const what = 'any body to each route that takes one from visitors: 4xx at worst';

export const run = ({ share }: Amount): Promise<Figure[]> =>
  withFolder(async (folder) => {
    const site = await startQuiet(folder, { DEBUG_PAGES: 'on' });
    const count = Math.ceil(BODIES * share);
    let answered = 0;
    let failed = 0;
    try {
      for (const path of BODY_PATHS) {
        for (const { type, bytes } of fc.sample(hostileBody, count)) {
          const headers = { 'content-type': type };
          const { status } = await ask(site.url, { path, method: 'POST', headers, body: bytes });
          if (status > 0) answered += 1;
          if (status >= 500) failed += 1;
        }
      }
      const errors = site.output().match(/"level":"error"/g) ?? [];
      return [
        allOf('bodies answered', answered, count * BODY_PATHS.length),
        none('of them with 5xx', failed),
        none('errors in the log', errors.length),
        isSo('the site still runs', site.isRunning()),
      ];
    } finally {
      if (site.isRunning()) await site.stop();
    }
  });
