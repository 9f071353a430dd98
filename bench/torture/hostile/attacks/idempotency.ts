import { allOf, none } from '../../support/scenario.ts';
import { IDEMPOTENCY_HEADER } from '../../../../src/submissions/index.ts';
import { readLedger } from '../../support/ledger.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { asJson, FORMS, type Fields } from '../forms.ts';

const keyOf = (round: number) => `a-key-of-somebody-${round}`;
const BAD_KEYS = [
  'short',
  'x'.repeat(4_000),
  'with space here',
  '"quoted-key-4711"',
  '../../etc/passwd',
  '%00%00%00%00%00',
];

const withKey = (kind: 'contact' | 'feedback', fields: Fields, key: string) => {
  const asked = asJson(kind, fields);
  return { ...asked, headers: { ...asked.headers, [IDEMPOTENCY_HEADER]: key } };
};

/** Idempotency keys that are reused for other content, reused concurrently, or made up. */
export const idempotency = defineAttack<
  Record<string, string>[],
  { ids: string[]; other: number; kind: number; keys: number[] }
>({
  name: 'idempotency keys',
  expects: oneOf(201, 400, 422, 429),
  prepare: (attackers) => attackers.proofs(1),
  async run(attackers, [proof]) {
    const key = keyOf(attackers.round);
    const fields = { ...FORMS.contact, ...proof, email: 'key@example.com' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => attackers.ask(withKey('contact', fields, key))),
    );
    answers.push(await attackers.ask(withKey('contact', fields, key)));
    const other = await attackers.ask(withKey('contact', { ...fields, message: 'other' }, key));
    const kind = await attackers.ask(withKey('feedback', { ...FORMS.feedback }, key));
    const keys: number[] = [];
    for (const bad of BAD_KEYS) {
      keys.push((await attackers.ask(withKey('contact', fields, bad))).status);
    }
    await attackers.flood({
      width: 16,
      perAddress: 25,
      next: (at) =>
        withKey('contact', { ...fields, message: `${at}` }, `guess-${attackers.round}-${at % 50}`),
    });
    return { ids: attackers.acknowledged, other: other.status, kind: kind.status, keys };
  },
  figures: ({ ids, other, kind, keys }, { folder }) => {
    const stored = readLedger(folder).ids;
    return [
      allOf('idempotency: one submission for 11 posts', ids.length, 11),
      none(
        'idempotency: duplicate submissions',
        new Set(ids).size - 1,
        `${stored.size} stored in all`,
      ),
      none('idempotency: another body under the key', other === 201 ? 1 : 0, `answered ${other}`),
      none('idempotency: another form under the key', kind === 201 ? 1 : 0, `answered ${kind}`),
      none('idempotency: bad keys accepted', keys.filter((status) => status === 201).length),
    ];
  },
});
