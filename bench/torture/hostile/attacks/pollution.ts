import { fieldNames, KINDS } from '../../../../src/submissions/index.ts';
import { none } from '../../support/scenario.ts';
import { defineAttack, refused } from '../attack.ts';
import { FORMS, pathOf, post } from '../forms.ts';

const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Bodies that would add properties to every object of a vulnerable server. */
const CASES = KINDS.flatMap((kind) => {
  const whole = JSON.stringify(FORMS[kind]);
  return [
    post(pathOf(kind), JSON_TYPE, `{"__proto__":${whole}}`),
    post(pathOf(kind), JSON_TYPE, `{"constructor":{"prototype":${whole}}}`),
    post(pathOf(kind), JSON_TYPE, `{"ratings":{"__proto__":{"polluted":5}},"a":1}`),
    post(pathOf(kind), JSON_TYPE, `{"firstName":{"__proto__":{"polluted":1}}}`),
    post(pathOf(kind), JSON_TYPE, `{"hasOwnProperty":1,"toString":1,"__proto__":null}`),
    post(pathOf(kind), FORM_TYPE, '__proto__=1&__proto__[polluted]=1&__proto__.polluted=1'),
    post(pathOf(kind), FORM_TYPE, 'constructor.prototype.polluted=1&ratings.__proto__=5'),
    post(pathOf(kind), FORM_TYPE, 'ratings.constructor=1&ratings.toString=1'),
  ];
});

/** Input never reaches a prototype: an empty form afterwards is still an empty form. */
export const pollution = defineAttack<void, string[]>({
  name: 'prototype pollution',
  expects: refused,
  async run(attackers) {
    await attackers.flood({
      width: 8,
      perAddress: 25,
      next: (at) => CASES[at % CASES.length] ?? { path: '/' },
    });
    const inherited: string[] = [];
    for (const kind of KINDS) {
      const { body } = await attackers.ask(post(pathOf(kind), JSON_TYPE, '{}'));
      const { errors } = JSON.parse(body.toString()) as { errors: Record<string, string> };
      const known = [...fieldNames(kind), 'captcha'];
      inherited.push(...Object.keys(errors).filter((name) => !known.includes(name)));
      if (Object.keys(errors).length < 3) inherited.push(`${kind} lacks errors`);
    }
    return inherited;
  },
  figures: (inherited) => [
    none('prototype pollution: inherited fields', inherited.length, inherited.join()),
  ],
});
