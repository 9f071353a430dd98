import type { Words } from '../words.ts';
import type { captcha as original } from '../es/captcha.ts';

export const captcha: Words<typeof original> = {
  _name: 'Question to keep robots out',
  question: 'What is {{left}} plus {{right}}?',
  numbers: {
    _name: 'Numbers',
    n1: 'one',
    n2: 'two',
    n3: 'three',
    n4: 'four',
    n5: 'five',
    n6: 'six',
    n7: 'seven',
    n8: 'eight',
    n9: 'nine',
  },
};
