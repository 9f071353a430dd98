import { allOf } from '../../support/scenario.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { asJson, FORMS } from '../forms.ts';

/** Posts by others with somebody's email address. */
const POSTS = 5;
const emailOf = (round: number) => `somebody.in.particular.${round}@example.com`;

/** Others post with a person's email address; the person can still post. */
export const lockedOut = defineAttack({
  name: "posts with somebody's email",
  expects: oneOf(201, 429),
  prepare: (attackers) => attackers.proofs(POSTS + 1),
  async run(attackers, proofs) {
    const statuses: number[] = [];
    for (const [at, proof] of proofs.entries()) {
      const fields = {
        ...FORMS.contact,
        ...proof,
        email: emailOf(attackers.round),
        message: `Número ${at}`,
      };
      statuses.push((await attackers.ask(asJson('contact', fields))).status);
    }
    return statuses.at(-1) ?? 0;
  },
  figures: (status) => [
    allOf(
      "posts with somebody's email: that person is accepted",
      status === 201 ? 1 : 0,
      1,
      `answered ${status}`,
    ),
  ],
});
