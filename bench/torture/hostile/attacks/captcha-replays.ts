import { CAPTCHA_FIELD } from '../../../../src/captcha/providers.ts';
import { allOf, none } from '../../support/scenario.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { asJson, FORMS } from '../forms.ts';

interface Proof {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: Record<string, unknown>;
}
type Forgery = (proof: Proof) => unknown;

const parameter =
  (name: string, value: unknown): Forgery =>
  ({ challenge, solution }) => ({
    challenge: { ...challenge, parameters: { ...challenge.parameters, [name]: value } },
    solution,
  });
const solved =
  (name: string, value: unknown): Forgery =>
  ({ challenge, solution }) => ({ challenge, solution: { ...solution, [name]: value } });

/** Ways to tamper with a proof; none may be accepted, and none may cost more than another. */
const FORGERIES: readonly Forgery[] = [
  parameter('expiresAt', 4e9),
  parameter('nonce', 'another'),
  parameter('salt', ''),
  parameter('cost', 1),
  parameter('cost', 1e9),
  parameter('keyLength', 1e9),
  parameter('keyPrefix', ''),
  parameter('algorithm', 'SHA-1'),
  parameter('algorithm', '__proto__'),
  solved('counter', -1),
  solved('counter', 1e308),
  solved('derivedKey', ''),
  solved('derivedKey', '0'.repeat(64)),
  ({ challenge: { parameters }, solution }) => ({
    challenge: { parameters, signature: '' },
    solution,
  }),
  ({ challenge }) => ({ challenge, solution: {} }),
  () => ({}),
  () => [],
  () => null,
  () => ({ challenge: '['.repeat(2_000) }),
];
const NO_PROOFS = ['', 'true', '%%%', '='.repeat(3_000), 'a'.repeat(60_000), '\0'];
/** Simultaneous posts of one proof. */
const AT_ONCE = 20;

const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString()) as Proof;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Proofs that are tampered with, made up, and reused. */
export const captchaReplays = defineAttack({
  name: 'captcha replays and forgeries',
  expects: oneOf(201, 422, 429),
  prepare: (attackers) => attackers.proofs(2),
  async run(attackers, [good, raced]) {
    const proof = decode(good?.[CAPTCHA_FIELD] ?? '');
    const forged = [...FORGERIES.map((forge) => encode(forge(proof))), ...NO_PROOFS];
    const fields = (captcha: unknown, email: string) =>
      asJson('contact', { ...FORMS.contact, email, [CAPTCHA_FIELD]: captcha });
    await attackers.flood({
      width: 16,
      perAddress: 25,
      next: (at) => fields(forged[at % forged.length], `forger${at}@example.com`),
    });
    const byForgery = attackers.acknowledged.length;
    const { status: first } = await attackers.ask(fields(good?.[CAPTCHA_FIELD], 'a@example.com'));
    const { status: again } = await attackers.ask(fields(good?.[CAPTCHA_FIELD], 'b@example.com'));
    const race = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, at) =>
        attackers.ask(fields(raced?.[CAPTCHA_FIELD], `race${at}@example.com`)),
      ),
    );
    const winners = race.filter(({ status }) => status === 201).length;
    return { byForgery, first, again, winners };
  },
  figures: ({ byForgery, first, again, winners }) => [
    none('captcha: forged proofs accepted', byForgery),
    allOf('captcha: the genuine proof accepted', first === 201 ? 1 : 0, 1, `answered ${first}`),
    none('captcha: accepted a second time', again === 201 ? 1 : 0, `answered ${again}`),
    none('captcha: accepted too often at once', Math.abs(winners - 1), `${winners} of ${AT_ONCE}`),
  ],
});
