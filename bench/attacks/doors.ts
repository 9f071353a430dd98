/** Whoever crowds the doors of the office: its people still get in. */
import { randomBytes } from 'node:crypto';
import { ACCOUNTS_API, OFFICE_API } from '../../src/office/index.ts';
import { oneOf, pick, type Attack } from './attack.ts';
import type { Attackers } from './attackers.ts';
import { asBrowser, gatherPeople, getInBeside, type People } from './people.ts';

/** An attack in which so many callers call the office without end. */
function crowding(
  about: Pick<Attack, 'name' | 'expects'>,
  width: number,
  call: (attackers: Attackers, people: People, at: number) => Promise<unknown>,
): Attack {
  return {
    ...about,
    async run(attackers) {
      const people = await gatherPeople(attackers);
      return getInBeside(attackers, people, {
        ...{ name: about.name, width },
        next: (at) => call(attackers, people, at),
      });
    },
  };
}

const token = () => randomBytes(32).toString('base64url');

/** What a guest asks for in turn. */
const GUESTS_CALLS = [
  () => ['passkey/options', {}],
  () => ['link', { purpose: 'recovery', token: token() }],
  () => ['recovery', { token: token(), password: 'dos kilos de harina fina' }],
  () => ['sign-in', { email: 'marta@example.com', password: 'this is not the one' }],
] as const;

export const DOORS: readonly Attack[] = [
  // A helper who is signed in has passwords hashed without end.
  crowding(
    { name: 'office: a helper changes their password', expects: oneOf(200, 204, 429, 503) },
    30,
    (attackers, { helper, helperPassword: password }) => {
      const asked = asBrowser(
        `${OFFICE_API}/account/password`,
        { password, by: { password } },
        helper.cookies,
      );
      return attackers.ask({ ...asked, method: 'PUT' }, helper.from);
    },
  ),
  // Strangers of many networks try passwords of addresses that are nobody's.
  crowding(
    { name: 'office: passwords tried from many networks', expects: oneOf(200, 401, 429, 503) },
    26,
    (attackers, _, at) => {
      const body = { email: `nobody-${at}@example.com`, password: 'this is not the one' };
      return attackers.ask(asBrowser(`${ACCOUNTS_API}/sign-in`, body));
    },
  ),
  // A guest in the owner's own network asks for passkeys and tries links and passwords without end.
  crowding(
    { name: 'office: a guest in the network at the door', expects: oneOf(200, 401, 404, 429, 503) },
    8,
    (attackers, { owner }, at) => {
      const [path, body] = pick(GUESTS_CALLS, at)();
      return attackers.ask(asBrowser(`${ACCOUNTS_API}/${path}`, body), owner.from);
    },
  ),
];
