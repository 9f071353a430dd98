/** Forms from many senders: whose proofs and addresses count. */
import { CAPTCHA_FIELD } from '../../src/captcha/providers.ts';
import { allOf, atMost, isSo, none } from '../support/figure.ts';
import { BYSTANDER } from '../support/bystander.ts';
import { oneOf, pick, type Attack } from './attack.ts';
import { asJson, FORMS, type Fields } from './forms.ts';

/** Posts from one address: few enough not to be refused by the rate limit. */
const PER_ADDRESS = 25;

/** More than the rate limit of one minute. */
const POSTS = 80;

/** Headers by which a post pretends to come from elsewhere, the last of them from the bystander. */
const PRETENCES: readonly ((at: number) => Record<string, string>)[] = [
  (at) => ({ 'x-forwarded-for': `203.0.113.${at}` }),
  (at) => ({ 'x-forwarded-for': `2001:db8:${at}::1` }),
  (at) => ({ 'x-forwarded-for': `::ffff:203.0.113.${at}` }),
  (at) => ({ 'x-forwarded-for': `[2001:db8::${at}%eth0]:443, 127.0.0.1` }),
  (at) => ({ 'x-forwarded-for': `${'1.1.1.1, '.repeat(500)}198.51.100.${at}` }),
  (at) => ({ forwarded: `for="[2001:db8::${at}]"` }),
  (at) => ({ 'x-real-ip': `203.0.113.${at}` }),
  (at) => ({ 'cf-connecting-ip': `203.0.113.${at}` }),
  (at) => ({ 'true-client-ip': `203.0.113.${at}`, 'x-client-ip': `203.0.113.${at}` }),
  () => ({ 'x-forwarded-for': BYSTANDER }),
];

/** Without TRUST_PROXY no header changes the sender's address. */
const forgedAddresses: Attack = {
  name: 'forged addresses',
  expects: oneOf(422, 429),
  async run(attackers) {
    const post = async (headers: Record<string, string>, from: string) => {
      const asked = asJson('contact', { firstName: 'x' });
      return attackers.ask({ ...asked, headers: { ...asked.headers, ...headers } }, from);
    };
    /** How many posts from one address are processed before it gets a 429. */
    const processed = async (headers: (at: number) => Record<string, string>) => {
      const from = attackers.address();
      let count = 0;
      for (let at = 0; at < POSTS; at += 1) {
        if ((await post(headers(at), from)).status !== 429) count += 1;
      }
      return count;
    };
    let plain = 0;
    let forged = 0;
    let status = 0;
    await attackers.attack(async () => {
      plain = await processed(() => ({}));
      do {
        const count = await processed((at) => pick(PRETENCES, at)(at));
        forged ||= count;
      } while (attackers.goesOn());
      status = (await post({}, BYSTANDER)).status;
    });
    return [
      allOf('forged addresses: posts of one address that get a 429', POSTS - plain, 1),
      atMost(
        'forged addresses: posts processed in spite of forging',
        forged,
        plain,
        '',
        'as without',
      ),
      isSo('forged addresses: the visitor whose address was claimed can post', status === 422),
    ];
  },
};

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
  ({ challenge, solution }) => ({ challenge: { ...challenge, signature: '' }, solution }),
  ({ challenge }) => ({ challenge, solution: {} }),
  () => ({}),
  () => [],
  () => null,
  () => ({ challenge: '['.repeat(2_000) }),
];
const NO_PROOFS = ['', 'true', '%%%', '='.repeat(3_000), 'a'.repeat(60_000), '\0'];
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString()) as Proof;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Proofs that are tampered with, made up, and reused. */
const captchaReplays: Attack = {
  name: 'captcha replays and forgeries',
  expects: oneOf(201, 422, 429),
  async run(attackers) {
    const [good] = await attackers.proofs(1);
    const proof = decode(good?.[CAPTCHA_FIELD] ?? '');
    const forged = [...FORGERIES.map((forge) => encode(forge(proof))), ...NO_PROOFS];
    const post = async (email: string, fields: Fields = {}) =>
      (await attackers.ask(asJson('contact', { ...FORMS.contact, email, ...fields }))).status;
    let byForgery = 0;
    let first = 0;
    let again = 0;
    await attackers.attack(async () => {
      const next = (at: number) => {
        const fields = { email: `forger${at}@example.com`, [CAPTCHA_FIELD]: pick(forged, at) };
        return asJson('contact', { ...FORMS.contact, ...fields });
      };
      await attackers.flood({ width: 16, perAddress: PER_ADDRESS, next });
      byForgery = attackers.acknowledged.length;
      first = await post('a@example.com', good);
      again = await post('b@example.com', good);
    });
    return [
      none('captcha: forged proofs accepted', byForgery),
      isSo('captcha: the genuine proof accepted', first === 201, `answered ${first}`),
      none('captcha: accepted a second time', again === 201 ? 1 : 0, `answered ${again}`),
    ];
  },
};

export const CAPTCHAS: readonly Attack[] = [forgedAddresses, captchaReplays];
