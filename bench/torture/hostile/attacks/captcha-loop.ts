import { CHALLENGE_PATH, QUESTION_PATH } from '../../../../src/captcha/providers.ts';
import { defineAttack, oneOf } from '../attack.ts';

/** Challenges and questions, asked for in a loop. */
export const captchaLoop = defineAttack({
  name: 'captchas asked for in a loop',
  expects: oneOf(200, 429, 503),
  run: (attackers) =>
    attackers.flood({
      width: 64,
      next: (at) => ({ path: at % 2 === 0 ? CHALLENGE_PATH : `${QUESTION_PATH}?language=en` }),
    }),
});
