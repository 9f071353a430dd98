/** Forms from many senders: whose proofs, keys and addresses count, and for how much. */
import { setTimeout as pause } from 'node:timers/promises';
import { CAPTCHA_FIELD } from '../../src/captcha/providers.ts';
import { IDEMPOTENCY_HEADER } from '../../src/submissions/index.ts';
import { allOf, atMost, isSo, none } from '../support/figure.ts';
import { askFile, lostOf, readLedger } from '../support/ledger.ts';
import { until } from '../support/work.ts';
import { BYSTANDER } from '../support/bystander.ts';
import { oneOf, pick, words, type Attack } from './attack.ts';
import { asJson, FORMS, type Fields } from './forms.ts';

/** Posts from one address: few enough not to be refused by the rate limit. */
const PER_ADDRESS = 25;

const contact = (...fields: readonly Fields[]) =>
  asJson('contact', Object.assign({}, FORMS.contact, ...fields) as Fields);

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
/** Simultaneous posts of one proof. */
const AT_ONCE = 20;

const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString()) as Proof;
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Proofs that are tampered with, made up, and reused. */
const captchaReplays: Attack = {
  name: 'captcha replays and forgeries',
  expects: oneOf(201, 422, 429),
  async run(attackers) {
    const [good, raced] = await attackers.proofs(2);
    const proof = decode(good?.[CAPTCHA_FIELD] ?? '');
    const forged = [...FORGERIES.map((forge) => encode(forge(proof))), ...NO_PROOFS];
    const accepted = () => attackers.acknowledged.length;
    const counts = [0];
    await attackers.attack(async () => {
      const next = (at: number) =>
        contact({ email: `forger${at}@example.com`, [CAPTCHA_FIELD]: pick(forged, at) });
      await attackers.flood({ width: 16, perAddress: PER_ADDRESS, next });
      counts.push(accepted());
      for (const email of ['a@example.com', 'b@example.com']) {
        await attackers.ask(contact({ email, ...good }));
        counts.push(accepted());
      }
      const posts = Array.from({ length: AT_ONCE }, (_, at) =>
        attackers.ask(contact({ email: `race${at}@example.com`, ...raced })),
      );
      await Promise.all(posts);
      counts.push(accepted());
    });
    const [byForgery = NaN, genuine = NaN, again = NaN, winners = NaN] = counts
      .slice(1)
      .map((count, at) => count - (counts[at] ?? 0));
    return [
      none('captcha: forged proofs accepted', byForgery),
      allOf('captcha: the genuine proof accepted', genuine, 1),
      none('captcha: accepted a second time', again),
      isSo('captcha: accepted once of many at once', winners === 1, `${winners} of ${AT_ONCE}`),
    ];
  },
};

const BAD_KEYS = [
  ...['short', 'x'.repeat(4_000), 'with space here', '"quoted-key-4711"'],
  ...words('../../etc/passwd %00%00%00%00%00'),
];

/** Idempotency keys that are reused for other content, reused concurrently, or made up. */
const idempotency: Attack = {
  name: 'idempotency keys',
  expects: oneOf(201, 400, 422, 429),
  async run(attackers) {
    const [proof] = await attackers.proofs(1);
    const key = `a-key-of-somebody-${attackers.round}`;
    const fields = { ...FORMS.contact, ...proof, email: 'key@example.com' };
    const post = async (kind: 'contact' | 'feedback', form: Fields, withKey: string) => {
      const asked = asJson(kind, form);
      const headers = { ...asked.headers, [IDEMPOTENCY_HEADER]: withKey };
      return (await attackers.ask({ ...asked, headers })).status;
    };
    let ids: readonly string[] = [];
    let other = 0;
    let kind = 0;
    let bad = 0;
    await attackers.attack(async () => {
      await Promise.all(Array.from({ length: 10 }, () => post('contact', fields, key)));
      await post('contact', fields, key);
      ids = [...attackers.acknowledged];
      other = await post('contact', { ...fields, message: 'other' }, key);
      kind = await post('feedback', FORMS.feedback, key);
      for (const badKey of BAD_KEYS) if ((await post('contact', fields, badKey)) === 201) bad += 1;
      await attackers.flood({
        width: 16,
        perAddress: PER_ADDRESS,
        next: (at) => {
          const asked = asJson('contact', { ...fields, message: `${at}` });
          const guess = `guess-${attackers.round}-${at % 50}`;
          return { ...asked, headers: { ...asked.headers, [IDEMPOTENCY_HEADER]: guess } };
        },
      });
    });
    return [
      allOf('idempotency: one submission for 11 posts', ids.length, 11),
      none('idempotency: duplicate submissions', new Set(attackers.acknowledged).size - 1),
      none('idempotency: another body under the key', other === 201 ? 1 : 0, `answered ${other}`),
      none('idempotency: another form under the key', kind === 201 ? 1 : 0, `answered ${kind}`),
      none('idempotency: bad keys accepted', bad),
    ];
  },
};

/** Posts by others with somebody's email address. */
const OTHERS = 5;

/** Others post with a person's email address; the person can still post. */
const lockedOut: Attack = {
  name: "posts with somebody's email",
  expects: oneOf(201, 429),
  async run(attackers) {
    const proofs = await attackers.proofs(OTHERS + 1);
    const email = `somebody.in.particular.${attackers.round}@example.com`;
    let status = 0;
    await attackers.attack(async () => {
      for (const [at, proof] of proofs.entries()) {
        const answer = await attackers.ask(contact(proof, { email, message: `Número ${at}` }));
        status = answer.status;
      }
    });
    const name = "posts with somebody's email: that person is accepted";
    return [isSo(name, status === 201, `answered ${status}`)];
  },
};

/** One solved captcha is posted hundreds of times; a visitor with another can still post. */
const oneProof: Attack = {
  name: 'one proof for 620 posts',
  expects: oneOf(201, 422, 429),
  async run(attackers) {
    const [stolen, own] = await attackers.proofs(2);
    let taken = 0;
    let status = 0;
    await attackers.attack(async () => {
      const next = (at: number) => contact(stolen ?? {}, { email: `nobody${at}@example.com` });
      await attackers.flood({ width: 16, perAddress: PER_ADDRESS, most: 620, next });
      taken = attackers.acknowledged.length;
      const email = `new.visitor${attackers.round}@example.com`;
      status = (await attackers.ask(contact(own ?? {}, { email }))).status;
    });
    return [
      isSo('one proof: it was good for one post', taken === 1, `${taken} accepted`),
      isSo('one proof: a new visitor is accepted', status === 201, `answered ${status}`),
    ];
  },
};

/** Submissions beyond the limit. */
const BEYOND = 6;
/** What is added to the hour's counter: beyond any possible limit. */
const MANY = 100_000;
const PATIENCE = 15_000;
/** Time in which emails over the limit would have been sent as well, milliseconds. */
const WHILE = 3_000;
const SENT = new Set(['delivered', 'kept']);

/** Over the overall limit submissions are still stored, and their emails are held. */
const overallLimit: Attack = {
  name: 'submissions over the overall limit',
  expects: oneOf(201),
  async run(attackers) {
    const ask = askFile(attackers.folder);
    const [first, ...proofs] = await attackers.proofs(BEYOND + 1);
    // One within the limit: once its emails are sent, those beyond it must have been held.
    await attackers.ask(contact(first ?? {}, { email: 'w@example.com' }));
    const [within = ''] = attackers.acknowledged;
    await ask(
      `UPDATE rate_limits SET tries = tries + ${MANY}, expires_at = ${Date.now() + 3_600_000} WHERE name LIKE 'overall%'`,
    );
    const counters = await ask(`SELECT 1 FROM rate_limits WHERE tries > ${MANY}`);
    if (counters.length === 0) throw new Error('The counter of all submissions was not found');
    await attackers.attack(async () => {
      for (const [at, proof] of proofs.entries())
        await attackers.ask(contact(proof, { email: `beyond${at}@example.com` }));
    });
    const beyond = new Set(attackers.acknowledged.slice(1));
    const statesOf = async (ids: ReadonlySet<string>) =>
      (await readLedger(ask)).deliveries
        .filter(({ submission_id }) => ids.has(submission_id))
        .map(({ state }) => state);
    const isSent = await until(async () => {
      const states = await statesOf(new Set([within]));
      return states.length > 0 && states.every((state) => SENT.has(state));
    }, PATIENCE);
    await pause(WHILE);
    const states = await statesOf(beyond);
    const lost = lostOf(beyond, (await readLedger(ask)).ids).length;
    const notHeld = states.filter((state) => SENT.has(state)).length;
    const note = `${states.length} deliveries: ${[...new Set(states)].join(', ')}`;
    return [
      allOf('over the limit: stored', beyond.size - lost, BEYOND),
      isSo('over the limit: the one within it was sent', isSent),
      none('over the limit: emails not held', notHeld, note),
    ];
  },
};

export const CAPTCHAS: readonly Attack[] = [
  ...[forgedAddresses, captchaReplays, idempotency, lockedOut, oneProof, overallLimit],
];
