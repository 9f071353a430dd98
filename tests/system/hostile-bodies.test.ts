import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { BODY_PATHS, hostileBody } from '../support/hostile-bodies.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

/** Number of bodies sent to each route, others in each run. */
const BODIES = 100;

describe('any body', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite({ RATE_LIMITS: 'off', CAPTCHA: 'off', DEBUG_PAGES: 'on' });
  });
  afterAll(() => site.close());

  it.each(BODY_PATHS)('gets 4xx at worst from %s, and logs no error', async (path) => {
    await fc.assert(
      fc.asyncProperty(hostileBody, async ({ type, bytes }) => {
        const answer = await site.get(path, {
          method: 'POST',
          headers: { 'content-type': type },
          body: new Uint8Array(bytes),
        });
        await answer.arrayBuffer();
        expect(answer.status).toBeLessThan(500);
      }),
      { numRuns: BODIES, endOnFailure: true },
    );
    expect(site.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('leaves the site working', async () => {
    expect((await site.get('/')).status).toBe(200);
  });
});
