import { BODY_LIMIT, fieldNames, KINDS } from '../../../../src/submissions/index.ts';
import { defineAttack, refused } from '../attack.ts';
import { ENCODINGS, FORMS } from '../forms.ts';
import type { Asked } from '../http-client.ts';

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

/** Posts from one address: few enough not to be refused by the rate limit. */
const PER_ADDRESS = 25;
/** Space left in the largest body, bytes. */
const SPARE = 200;

/** Every field of every form with every worst text, in every encoding. */
const CASES = KINDS.flatMap((kind) =>
  fieldNames(kind).flatMap((field) =>
    WORST.flatMap((text) => ENCODINGS.map((encode) => ({ kind, field, text, encode }))),
  ),
);
/** Coprime to the number of cases, so that successive cases differ in everything. */
const STEP = 1_009;

/** A form with the longest such text that fits into its body. */
function filled(at: number): Asked {
  const { kind, field, text, encode } = CASES[(at * STEP) % CASES.length] ?? fail();
  const [start, repeated, end] = text;
  const withText = (times: number) =>
    encode(kind, { ...FORMS[kind], [field]: start + repeated.repeat(times) + end });
  const size = (times: number) => Buffer.byteLength(withText(times).body ?? '');
  const one = (size(101) - size(1)) / 100;
  return withText(Math.floor((BODY_LIMIT - SPARE - size(0)) / one));
}

function fail(): never {
  throw new Error('There are no cases');
}

export const formTexts = defineAttack({
  name: 'worst text of 64 KB in each field',
  expects: refused,
  run: (attackers) =>
    attackers.flood({ width: 16, perAddress: PER_ADDRESS, next: (at) => filled(at) }),
});
