import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createHook } from './hook.server.ts';

const SECRET = 'a secret';
const NOW = 1_633_519_811_129;
const BODY = '{"_id":"m","_type":"dailyMenu"}';

const sign = (body: string, at = NOW, secret = SECRET) =>
  `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('base64url')}`;

async function given(signature: string | null, body: string) {
  let announced = 0;
  const hook = createHook({
    secret: SECRET,
    announce: () => void (announced += 1),
    now: () => NOW,
  });
  const headers: Record<string, string> =
    signature === null ? {} : { 'sanity-webhook-signature': signature };
  const request = new Request('http://x/api/content/changed', { method: 'POST', body, headers });
  return { status: (await hook(request)).status, announced };
}

describe("Sanity's webhook", () => {
  it.each([BODY, 'no JSON', '[]', 'null', '{"_id":5}'])(
    'announces a change, whatever it names: %s',
    async (body) => {
      expect(await given(sign(body), body)).toEqual({ status: 204, announced: 1 });
    },
  );

  it.each([
    ['without a signature', null, BODY],
    ['with the signature of another body', sign('{}'), BODY],
    ['with that of another secret', sign(BODY, NOW, 'another'), BODY],
    ['with one that is too old', sign(BODY, NOW - 301_000), BODY],
    ['with one of the future', sign(BODY, NOW + 301_000), BODY],
    ['with another time than was signed', sign(BODY).replace('9,v1', '8,v1'), BODY],
    ['with one that is cut', sign(BODY).slice(0, -1), BODY],
    ['with a long one', `${sign(BODY)},${'x'.repeat(500)}`, BODY],
  ])('is refused %s', async (_, signature, body) => {
    expect(await given(signature, body)).toEqual({ status: 401, announced: 0 });
  });

  it('is refused when it sends too much, signed or not', async () => {
    const body = 'x'.repeat(262_145);
    expect(await given(sign(body), body)).toEqual({ status: 413, announced: 0 });
  });
});
