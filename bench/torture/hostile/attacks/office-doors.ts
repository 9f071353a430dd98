import { randomBytes } from 'node:crypto';
import { ACCOUNTS_API, OFFICE_API } from '../../../../src/admin/index.ts';
import { defineAttack, oneOf } from '../attack.ts';
import { asBrowser, entryFigures, gatherPeople, getInBeside } from '../office.ts';

const NOBODY = { cookies: {} };

/** A helper who is signed in has passwords hashed without end; everybody else still gets in. */
export const changedPasswords = defineAttack({
  name: 'office: a helper changes their password',
  expects: oneOf(200, 204, 429, 503),
  prepare: gatherPeople,
  run: (attackers, people) => {
    const password = people.helperPassword;
    const asked = asBrowser(
      `${OFFICE_API}/account/password`,
      { password, by: { password } },
      people.helper,
    );
    return getInBeside(attackers, people, {
      width: 30,
      next: () => attackers.ask({ ...asked, method: 'PUT' }, people.helper.from),
    });
  },
  figures: (entries) => entryFigures('a helper changes their password', entries),
});

/** Strangers of many networks try passwords of addresses that are nobody's. */
export const guessedPasswords = defineAttack({
  name: 'office: passwords tried from many networks',
  expects: oneOf(200, 401, 429, 503),
  prepare: gatherPeople,
  run: (attackers, people) =>
    getInBeside(attackers, people, {
      width: 26,
      next: (at) => {
        const body = { email: `nobody-${at}@example.com`, password: 'this is not the one' };
        return attackers.ask(asBrowser(`${ACCOUNTS_API}/sign-in`, body, NOBODY));
      },
    }),
  figures: (entries) => entryFigures('passwords tried from many networks', entries),
});

/** A guest in the owner's own network asks for passkeys and tries links and passwords without end. */
export const guestAtTheDoor = defineAttack({
  name: 'office: a guest in the network at the door',
  expects: oneOf(200, 401, 404, 429, 503),
  prepare: gatherPeople,
  run: (attackers, people) => {
    const { from } = people.owner;
    const token = () => randomBytes(32).toString('base64url');
    const calls = [
      () => ['passkey/options', {}],
      () => ['link', { purpose: 'recovery', token: token() }],
      () => ['recovery', { token: token(), password: 'dos kilos de harina fina' }],
      () => ['sign-in', { email: 'marta@example.com', password: 'this is not the one' }],
    ] as const;
    return getInBeside(attackers, people, {
      width: 8,
      next: (at) => {
        const [path, body] = calls[at % calls.length]?.() ?? ['link', {}];
        return attackers.ask(asBrowser(`${ACCOUNTS_API}/${path}`, body, NOBODY), from);
      },
    });
  },
  figures: (entries) => entryFigures('a guest in the network at the door', entries),
});
