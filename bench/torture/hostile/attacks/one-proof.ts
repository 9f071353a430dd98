import { allOf } from '../../support/scenario.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { asJson, FORMS } from '../forms.ts';

const POSTS = 620;

/** One solved captcha is posted hundreds of times; a visitor with another can still post. */
export const oneProof = defineAttack({
  name: 'one proof for 620 posts',
  expects: oneOf(201, 422, 429),
  prepare: (attackers) => attackers.proofs(2),
  async run(attackers, [stolen, own]) {
    await attackers.flood({
      width: 16,
      perAddress: 25,
      most: POSTS,
      next: (at) =>
        asJson('contact', { ...FORMS.contact, ...stolen, email: `nobody${at}@example.com` }),
    });
    const taken = attackers.acknowledged.length;
    const visitor = {
      ...FORMS.contact,
      ...own,
      email: `new.visitor${attackers.round}@example.com`,
    };
    const { status } = await attackers.ask(asJson('contact', visitor));
    return { taken, status };
  },
  figures: ({ taken, status }) => [
    { name: 'one proof: posts accepted', value: taken, unit: '', goal: { atMost: 1 } },
    allOf('one proof: it was good for one post', taken, 1),
    allOf('one proof: a new visitor is accepted', status === 201 ? 1 : 0, 1, `answered ${status}`),
  ],
});
