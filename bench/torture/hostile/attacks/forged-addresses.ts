import { allOf, none } from '../../support/scenario.ts';
import { defineAttack, oneOf } from '../attack.ts';
import type { Attackers } from '../attackers.ts';
import { asJson } from '../forms.ts';

/** More than the rate limit of one minute. */
const POSTS = 80;
/** The bystander's address, which the attackers claim as theirs. */
const BYSTANDER = '127.0.9.9';

/** Headers by which a post pretends to come from elsewhere. */
const FORGERIES: readonly ((at: number) => Record<string, string>)[] = [
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

const wrong = (headers: Record<string, string>) => {
  const asked = asJson('contact', { firstName: 'x' });
  return { ...asked, headers: { ...asked.headers, ...headers } };
};

/** How many posts from one address are processed before it gets a 429. */
async function processedPosts(
  attackers: Attackers,
  headers: (at: number) => Record<string, string>,
) {
  const from = attackers.address();
  let count = 0;
  for (let at = 0; at < POSTS; at += 1) {
    const { status } = await attackers.ask(wrong(headers(at)), from);
    if (status !== 429) count += 1;
  }
  return count;
}

/** Without TRUST_PROXY no header changes the sender's address. */
export const forgedAddresses = defineAttack({
  name: 'forged addresses',
  expects: oneOf(422, 429),
  async run(attackers) {
    const plain = await processedPosts(attackers, () => ({}));
    const forged = await processedPosts(
      attackers,
      (at) => FORGERIES[at % FORGERIES.length]?.(at) ?? {},
    );
    while (attackers.goesOn()) {
      await processedPosts(attackers, (at) => FORGERIES[at % FORGERIES.length]?.(at) ?? {});
    }
    const { status } = await attackers.ask(wrong({}), BYSTANDER);
    return { plain, forged, status };
  },
  figures: ({ plain, forged, status }) => [
    allOf('forged addresses: posts of one address that get a 429', POSTS - plain, 1),
    none(
      'forged addresses: posts gained by forging',
      Math.max(0, forged - plain),
      `${plain} without`,
    ),
    allOf(
      'forged addresses: the visitor whose address was claimed can post',
      status === 422 ? 1 : 0,
      1,
    ),
  ],
});
