/** Bodies of forms that would be dear to read, or would reach further than a form. */
import { BODY_LIMIT, fieldNames, KINDS } from '../../src/requests/index.ts';
import { none } from '../support/figure.ts';
import type { Asked } from '../support/http.ts';
import { flooding, pick, refused, type Attack } from './attack.ts';
import { ENCODINGS, FORMS, pathOf, post } from './forms.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';

/** Posts from one address: few enough not to be refused by the rate limit. */
const PER_ADDRESS = 25;

/** Texts that are the most expensive to process, made of a start, a repeated part and an end. */
const WORST: readonly (readonly [start: string, repeated: string, end: string])[] = [
  ['a@', '.', '@'],
  ['a@', 'a.', '@'],
  ['', '@', ''],
  ['a@b', '.b', ' '],
  ['x', ' ', 'x'],
  ['', ' \t', 'x'],
  ['', '\r\n', 'x'],
  ['+', '(', 'x'],
  ['', '1 ', 'x'],
  ['', '-', 'x'],
  ['', '\u0000', ''],
  ['e', '\u0301', ''],
  ['', '\ud800', ''],
  ['', '\u2028', ''],
  ['', '"<&', ''],
  ['http://', 'a/', ' '],
  ['', '{{business}}', ''],
  ['', '$t(emails:labels.name)', ''],
  ['2026-', '01-', 'x'],
  ['', '%', ''],
  ['=?utf-8?Q?', '=0D=0A', '?='],
];
/** Space left in the largest body, bytes. */
const SPARE = 200;

/** Every field of every form with every worst text, in every encoding. */
const TEXT_CASES = KINDS.flatMap((kind) =>
  fieldNames(kind).flatMap((field) =>
    WORST.flatMap((text) => ENCODINGS.map((encode) => ({ kind, field, text, encode }))),
  ),
);

/** A form with the longest such text that fits into its body. */
function filled(at: number): Asked {
  // A step that is coprime to the number of cases, so that successive cases differ in everything.
  const { kind, field, text, encode } = pick(TEXT_CASES, at * 1_009);
  const [start, repeated, end] = text;
  const withText = (times: number) =>
    encode(kind, { ...FORMS[kind], [field]: start + repeated.repeat(times) + end });
  const size = (times: number) => Buffer.byteLength(withText(times).body ?? '');
  const one = (size(101) - size(1)) / 100;
  return withText(Math.floor((BODY_LIMIT - SPARE - size(0)) / one));
}

const MAX_SIZE = BODY_LIMIT - 1_000;

const nested = (open: string, close: string) => {
  const depth = Math.floor(MAX_SIZE / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

/** As many fields as fit into a body. */
function manyFields(field: (at: number) => string, between: string, start = '', end = ''): string {
  const fields: string[] = [];
  for (let at = 0, size = 0; size < MAX_SIZE; at += 1) {
    const next = field(at);
    size += next.length + between.length;
    if (size < MAX_SIZE) fields.push(next);
  }
  return start + fields.join(between) + end;
}

/** JSON values that are not strings. */
const VALUES = [
  '{"toString":1}',
  '{"valueOf":1,"toString":null}',
  '{"length":1e9}',
  '{"toJSON":1}',
  nested('[', ']'),
  nested('{"a":', '}').replace('{"a":}', '{"a":1}'),
  `[${'[],'.repeat(MAX_SIZE / 3)}0]`,
  `[${'"a",'.repeat(MAX_SIZE / 4)}0]`,
  `[${'{"toString":1},'.repeat(MAX_SIZE / 15)}0]`,
  '1e999',
  'null',
  'true',
];

/** Malformed bodies with their content types. */
const MALFORMED: readonly (readonly [type: string, body: string])[] = [
  [JSON_TYPE, nested('[', ']')],
  [JSON_TYPE, nested('{"firstName":', '}').replace('{"firstName":}', '{}')],
  [JSON_TYPE, manyFields((at) => `"f${at}":1`, ',', '{', '}')],
  [JSON_TYPE, manyFields((at) => `"firstName":"${at}"`, ',', '{', '}')],
  [JSON_TYPE, '{"firstName":'],
  [JSON_TYPE, '\ufeff{}'],
  [JSON_TYPE, '"text"'],
  [JSON_TYPE, ''],
  [FORM_TYPE, manyFields((at) => `f${at}=`, '&')],
  [FORM_TYPE, manyFields(() => '=', '&')],
  [FORM_TYPE, manyFields((at) => `ratings.${at}=5`, '&')],
  [FORM_TYPE, manyFields(() => 'firstName[][a]=1', '&')],
  [
    MULTIPART,
    manyFields((at) => `--b\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n1\r\n`, ''),
  ],
  [MULTIPART, '--b\r\n'.repeat(MAX_SIZE / 5)],
  ['multipart/form-data', '--b\r\n'],
];

/** Each field of each form with each value, and each malformed body. */
const NESTED_CASES: readonly Asked[] = KINDS.flatMap((kind) => [
  ...fieldNames(kind).flatMap((name) => {
    const others = JSON.stringify({ ...FORMS[kind], [name]: 'HERE' });
    return VALUES.map((value) => {
      const body = others.replace('"HERE"', () => value);
      return post(pathOf(kind), JSON_TYPE, body);
    });
  }),
  ...MALFORMED.map(([type, body]) => post(pathOf(kind), type, body)),
]);

/** Bodies that would add properties to every object of a vulnerable server. */
const POLLUTING = KINDS.flatMap((kind) => {
  const whole = JSON.stringify(FORMS[kind]);
  return [
    post(pathOf(kind), JSON_TYPE, `{"__proto__":${whole}}`),
    post(pathOf(kind), JSON_TYPE, `{"constructor":{"prototype":${whole}}}`),
    post(pathOf(kind), JSON_TYPE, `{"ratings":{"__proto__":{"polluted":5}},"a":1}`),
    post(pathOf(kind), JSON_TYPE, `{"firstName":{"__proto__":{"polluted":1}}}`),
    post(pathOf(kind), JSON_TYPE, `{"hasOwnProperty":1,"toString":1,"__proto__":null}`),
    post(pathOf(kind), FORM_TYPE, '__proto__=1&__proto__[polluted]=1&__proto__.polluted=1'),
    post(pathOf(kind), FORM_TYPE, 'constructor.prototype.polluted=1&ratings.__proto__=5'),
    post(pathOf(kind), FORM_TYPE, 'ratings.constructor=1&ratings.toString=1'),
  ];
});

/** Input never reaches a prototype: an empty form afterwards is still an empty form. */
const pollution: Attack = {
  name: 'prototype pollution',
  expects: refused,
  async run(attackers) {
    const inherited: string[] = [];
    await attackers.attack(async () => {
      const next = (at: number) => pick(POLLUTING, at);
      await attackers.flood({ width: 8, perAddress: PER_ADDRESS, next });
      for (const kind of KINDS) {
        const { bytes } = await attackers.ask(post(pathOf(kind), JSON_TYPE, '{}'));
        const { errors } = JSON.parse(bytes.toString()) as { errors: Record<string, string> };
        const known = [...fieldNames(kind), 'captcha'];
        inherited.push(...Object.keys(errors).filter((name) => !known.includes(name)));
        if (Object.keys(errors).length < 3) inherited.push(`${kind} lacks errors`);
      }
    });
    return [none('prototype pollution: inherited fields', inherited.length, inherited.join())];
  },
};

export const BODIES: readonly Attack[] = [
  flooding(
    { name: 'worst text of 64 KB in each field', expects: refused },
    { width: 16, perAddress: PER_ADDRESS, next: filled },
  ),
  flooding(
    { name: 'nested and countless fields', expects: refused },
    { width: 16, perAddress: PER_ADDRESS, next: (at) => pick(NESTED_CASES, at * 101) },
    ({ log }) => {
      const traces = log.split(/\n\s+at |\\n\s+at /).length - 1;
      return [none('nested and countless fields: stack traces in the log', traces)];
    },
  ),
  pollution,
];
