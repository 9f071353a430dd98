import { defineAttack, oneOf } from '../attack.ts';
import { asJson } from '../forms.ts';

const TEXT = 'x'.repeat(60_000);

/** The same load on a bare server while the site is left alone, to see how busy the computer itself gets. */
export const control = defineAttack({
  name: 'control, attackers elsewhere',
  isControl: true,
  expects: oneOf(200, 404),
  run: (attackers) =>
    attackers.flood({
      width: 64,
      next: (at) =>
        at % 4 === 0 ? asJson('contact', { message: TEXT }) : { path: at % 2 === 0 ? '/' : '/x' },
    }),
});
