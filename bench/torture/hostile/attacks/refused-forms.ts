import { KINDS } from '../../../../src/submissions/index.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { asForm, FORMS, pathOf, post } from '../forms.ts';

const TOO_LONG = 'x'.repeat(70_000);

/** Plain HTML forms that are refused with a page: invalid, too long, too many. */
export const refusedForms = defineAttack({
  name: 'refused HTML forms in a loop',
  expects: oneOf(413, 422, 429),
  run: (attackers) =>
    attackers.flood({
      width: 16,
      // Beyond the rate limit, so that all three statuses occur.
      perAddress: 90,
      next: (at) => {
        const kind = KINDS[at % KINDS.length] ?? 'contact';
        if (at % 5 === 0) {
          return post(pathOf(kind), 'application/x-www-form-urlencoded', `message=${TOO_LONG}`);
        }
        return asForm(kind, { ...FORMS[kind], email: '', message: `«${at}»`.repeat(100) });
      },
    }),
});
