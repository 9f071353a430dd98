import { BODY_LIMIT, fieldNames, KINDS } from '../../../../src/submissions/index.ts';
import { none } from '../../support/scenario.ts';
import { defineAttack, refused } from '../attack.ts';
import { FORMS, pathOf, post } from '../forms.ts';
import type { Asked } from '../http-client.ts';

const MAX_SIZE = BODY_LIMIT - 1_000;
const PER_ADDRESS = 25;

const nested = (open: string, close: string) => {
  const depth = Math.floor(MAX_SIZE / (open.length + close.length));
  return open.repeat(depth) + close.repeat(depth);
};

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
const BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/json', nested('[', ']')],
  ['application/json', nested('{"firstName":', '}').replace('{"firstName":}', '{}')],
  ['application/json', manyFields((at) => `"f${at}":1`, ',', '{', '}')],
  ['application/json', manyFields((at) => `"firstName":"${at}"`, ',', '{', '}')],
  ['application/json', '{"firstName":'],
  ['application/json', '\ufeff{}'],
  ['application/json', '"text"'],
  ['application/json', ''],
  ['application/x-www-form-urlencoded', manyFields((at) => `f${at}=`, '&')],
  ['application/x-www-form-urlencoded', manyFields(() => '=', '&')],
  ['application/x-www-form-urlencoded', manyFields((at) => `ratings.${at}=5`, '&')],
  ['application/x-www-form-urlencoded', manyFields(() => 'firstName[][a]=1', '&')],
  [
    'multipart/form-data; boundary=b',
    manyFields((at) => `--b\r\nContent-Disposition: form-data; name="f${at}"\r\n\r\n1\r\n`, ''),
  ],
  ['multipart/form-data; boundary=b', '--b\r\n'.repeat(MAX_SIZE / 5)],
  ['multipart/form-data', '--b\r\n'],
];

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

/** Each field of each form with each value, and each malformed body. */
const CASES: readonly Asked[] = KINDS.flatMap((kind) => [
  ...fieldNames(kind).flatMap((name) =>
    VALUES.map((value) => {
      const others = JSON.stringify({ ...FORMS[kind], [name]: 'HERE' });
      return post(
        pathOf(kind),
        'application/json',
        others.replace('"HERE"', () => value),
      );
    }),
  ),
  ...BODIES.map(([type, body]) => post(pathOf(kind), type, body)),
]);
const STEP = 101;

export const nestedFields = defineAttack({
  name: 'nested and countless fields',
  expects: refused,
  run: (attackers) =>
    attackers.flood({
      width: 16,
      perAddress: PER_ADDRESS,
      next: (at) => CASES[(at * STEP) % CASES.length] ?? { path: '/' },
    }),
  figures: (_, { log }) => [
    none(
      'nested and countless fields: stack traces in the log',
      log.split(/\n\s+at |\\n\s+at /).length - 1,
    ),
  ],
});
