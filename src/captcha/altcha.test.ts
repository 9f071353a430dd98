import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHALLENGE_LIFE, createAltcha } from './altcha.server.ts';
import { solveChallenge } from './solve-challenge.ts';

interface Proof {
  challenge: {
    parameters: { expiresAt: number; nonce: string; keyPrefix: string };
    signature?: string;
  };
  solution: { counter: number; derivedKey: string };
}

const key = randomBytes(32);
const altcha = createAltcha(key);
let proof = '';

beforeAll(async () => {
  proof = await solveChallenge(await altcha.challenge());
});

const changed = (change: (content: Proof) => void) => {
  const content = JSON.parse(atob(proof));
  change(content);
  return btoa(JSON.stringify(content));
};

describe('ALTCHA', () => {
  it('accepts what the browser solved, and identifies it so that it is used once', async () => {
    const { nonce, expiresAt } = JSON.parse(atob(proof)).challenge.parameters;
    expect(await altcha.verify(proof)).toEqual({
      ok: true,
      used: { nonce: `altcha ${nonce}`, expiresAt: expiresAt * 1_000 },
    });
  });

  it('refuses a proof of another key, and one that has expired', async () => {
    expect(await createAltcha(randomBytes(32)).verify(proof)).toEqual({ ok: false });
    const later = createAltcha(key, () => Date.now() + CHALLENGE_LIFE + 1_000);
    expect(await later.verify(proof)).toEqual({ ok: false });
  });

  it.each(['', 'x', '%%%', btoa('null'), btoa('[]'), btoa('{"challenge":{}}'), 'A'.repeat(60_000)])(
    'refuses nonsense',
    async (nonsense) => {
      expect(await altcha.verify(nonsense)).toEqual({ ok: false });
    },
  );

  it.each([
    ['another number', (c: Proof) => (c.solution.counter += 1), true],
    ['another key', (c: Proof) => (c.solution.derivedKey = 'ab'.repeat(32)), false],
    ['a later end', (c: Proof) => (c.challenge.parameters.expiresAt += 60), false],
    ['another nonce', (c: Proof) => (c.challenge.parameters.nonce = '00'.repeat(16)), false],
    ['no signature', (c: Proof) => delete c.challenge.signature, false],
    ['a cheaper prefix', (c: Proof) => (c.challenge.parameters.keyPrefix = '00'), false],
  ])('judges a proof with %s', async (_name, change, ok) => {
    // The derived key is what proves the work; the number that led to it is not checked.
    expect((await altcha.verify(changed(change))).ok).toBe(ok);
  });
});
