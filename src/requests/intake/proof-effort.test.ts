import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createCaptcha } from '../../captcha/index.server.ts';
import { solveChallenge } from '../../captcha/solve-challenge.ts';
import { createProofEffort } from './proof-effort.server.ts';

describe('the cost of a proof', () => {
  it('grows with what comes in, for everybody and more for who sends it', async () => {
    let time = 0;
    const effort = createProofEffort(() => time);
    const from = (network: string, neighbourhood = network) => ({
      address: network,
      network,
      neighbourhood,
    });
    expect(effort.of(from('a'))).toBe(1);
    for (let post = 0; post < 12; post += 1) effort.add(from('a'));
    expect(effort.of(from('a'))).toBe(4);
    expect(effort.of(from('b'))).toBe(1);
    for (let post = 0; post < 63; post += 1) effort.add(from(`n${post}`));
    expect(effort.of(from('b'))).toBe(3);
    for (let post = 0; post < 1_000; post += 1) effort.add(from(`n${post}`));
    expect(effort.of(from('b'))).toBe(16);
    time += 11 * 60_000;
    expect(effort.of(from('a'))).toBe(1);
  });

  it('is asked of the browser', async () => {
    let effort = 1;
    const captcha = createCaptcha({
      ...{ provider: 'altcha', key: randomBytes(32), siteUrl: 'http://localhost:3000' },
      languages: ['es'],
      effort: () => effort,
    });
    const challenge = async () => (await captcha.routes.request('/api/captcha')).json();
    const tried = async () => {
      const proof = JSON.parse(atob(await solveChallenge(await challenge()))) as {
        solution: { counter: number };
      };
      return proof.solution.counter;
    };
    const calm = await tried();
    effort = 4;
    const busy = await tried();
    expect([calm >= 300, calm <= 800, busy >= 1_200, busy <= 3_200]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});
