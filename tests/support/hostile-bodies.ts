import fc from 'fast-check';
import { fieldNames, KINDS, SUBMISSION_PATHS } from '../../src/requests/index.ts';

/** The routes that take a body from visitors. */
export const BODY_PATHS = [...Object.values(SUBMISSION_PATHS), '/api/image-upload'];

/** A request body, and what it says that it is. */
export interface Body {
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
/** Bodies of every kind that a form takes or refuses: right, damaged, nested, of foreign bytes. */
export const hostileBody = fc.oneof(json, urlencoded, multipart, anything);
