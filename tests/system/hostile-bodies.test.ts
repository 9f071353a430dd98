import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { fieldNames, KINDS, SUBMISSION_PATHS } from '../../src/submissions/index.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

/** Number of bodies sent to each route. */
const BODIES = 2_000;

interface Body {
  readonly type: string;
  readonly bytes: Buffer;
}

const FIELDS = [
  ...new Set(KINDS.flatMap((kind) => fieldNames(kind))),
  ...['captcha', 'question', 'answer', 'website', 'automated', 'returnTo', 'images'],
  ...['__proto__', 'constructor', 'toString', 'ratings.foodQuality', 'ratings.', ''],
];
const RIGHT = [
  ...['2027-05-05', 'morning', '6-10', 'es', 'en', 'ar', 'Lucía', 'a@b.es', '+34 600 000 000'],
  ...['on', 'Yes', '/menu', '//evil.test', '5', 'true'],
];

const name = fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...FIELDS) }, fc.string());
const text = fc.oneof(
  fc.constantFrom(...RIGHT),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.tuple(fc.string(), fc.nat(3_000)).map(([pump, times]) => pump.repeat(times).slice(0, 30_000)),
);
const value = fc.oneof(text, fc.jsonValue({ maxDepth: 4 }));

const object = fc
  .array(fc.tuple(name, value), { maxLength: 80 })
  .map((pairs) => Object.fromEntries(pairs));
const nested = fc
  .tuple(fc.constantFrom(...FIELDS), fc.constantFrom('[', '{"a":'), fc.nat(30_000))
  .map(([field, open, depth]) => {
    const close = open === '[' ? ']' : '}';
    return `{${JSON.stringify(field)}:${open.repeat(depth)}1${close.repeat(depth)}}`;
  });
/** A text that may be truncated or contain foreign bytes. */
const damaged = (whole: fc.Arbitrary<string>) =>
  fc
    .tuple(whole, fc.double({ min: 0, max: 1, noNaN: true }), fc.string({ unit: 'binary' }))
    .map(([body, share, noise]) => body.slice(0, Math.ceil(body.length * share)) + noise);

const json = fc
  .oneof(
    object.map((fields) => JSON.stringify(fields)),
    damaged(object.map((fields) => JSON.stringify(fields))),
    nested,
    fc.json(),
  )
  .map((body): Body => ({ type: 'application/json', bytes: Buffer.from(body) }));
const urlencoded = fc
  .oneof(
    fc
      .array(fc.tuple(name, text), { maxLength: 80 })
      .map((pairs) => new URLSearchParams(pairs.map(([key, of]) => [key, of])).toString()),
    damaged(fc.constantFrom('firstName=%E0%A4%A', '%', '&=&=&', 'a=%00&b=%ff')),
  )
  .map((body): Body => ({ type: 'application/x-www-form-urlencoded', bytes: Buffer.from(body) }));
const part = fc
  .tuple(name, text, fc.constantFrom('', '; filename="x.png"', '; filename=', '\r\nX: y'))
  .map(([key, of, more]) => `content-disposition: form-data; name="${key}"${more}\r\n\r\n${of}`);
const multipart = fc
  .tuple(fc.array(part, { maxLength: 20 }), fc.constantFrom('--x--', '--x', ''))
  .chain(([parts, end]) => {
    const whole = parts.map((each) => `--x\r\n${each}\r\n`).join('') + end;
    return fc.oneof(fc.constant(whole), damaged(fc.constant(whole)));
  })
  .map((body): Body => ({ type: 'multipart/form-data; boundary=x', bytes: Buffer.from(body) }));
const anything = fc
  .tuple(
    fc.constantFrom(
      ...['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'x/y'],
      ...['multipart/form-data', 'multipart/form-data; boundary="', 'application/json; charset=x'],
      `application/json;${'a'.repeat(4_000)}`,
    ),
    fc.uint8Array({ maxLength: 2_000 }),
  )
  .map(([type, bytes]): Body => ({ type, bytes: Buffer.from(bytes) }));
const hostileBody = fc.oneof(json, urlencoded, multipart, anything);

describe('any body', () => {
  let site: OpenSite;
  beforeAll(async () => {
    site = await openSite({ RATE_LIMITS: 'off', CAPTCHA: 'off', DEBUG_PAGES: 'on' });
  });
  afterAll(() => site.close());

  it.each([...Object.values(SUBMISSION_PATHS), '/api/image-upload'])(
    'gets 4xx at worst from %s, and logs no error',
    async (path) => {
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
    },
    300_000,
  );

  it('leaves the site working', async () => {
    expect((await site.get('/')).status).toBe(200);
  });
});
