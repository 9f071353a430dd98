/** Whoever crowds the sign-in of the office: its owner still gets in. */
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNTS_API, OFFICE_API } from '../../src/office/index.ts';
import {
  makePasskey,
  showPasskey,
  type SoftPasskey,
} from '../../src/office/accounts/testing/authenticator.ts';
import type { Asked } from '../../tests/support/http.ts';
import { cookieHeader, cookiesIn, OWNER, setUpOwner } from '../../tests/support/owner.ts';
import { allOf, type Figure } from '../support/figure.ts';
import { pick, type Attack, type Attackers } from './attack.ts';

interface People {
  /** Where the owner is, and the cookie by which their browser is known. */
  readonly owner: { readonly from: string; readonly device: string };
  readonly passkey: SoftPasskey;
  readonly helper: { readonly from: string; readonly cookie: string };
}

const DEVICE = 'sobremesa.device';
/** SITE_URL of a server that was told none. */
const ORIGIN = 'http://localhost:3000';
const PASSWORD = 'dos kilos de harina fina';
/** So soon somebody must be in, milliseconds. */
const SOON = 5_000;
/** No more tries after so long: they have failed, milliseconds. */
const LONGEST = 150_000;
const TRIES = 20;

/** A call as a browser of the office makes it. */
function asBrowser(path: string, body: unknown, cookie = '', method = 'POST'): Asked {
  const headers = { 'content-type': 'application/json' };
  return { path, method, headers, body: JSON.stringify(body), ...(cookie && { cookie }) };
}

/** Sends a call that must not be refused. */
async function call({ ask }: Attackers, from: string, asked: Asked) {
  const { status, headers, bytes } = await ask(asked, from);
  if (status >= 300) throw new Error(`${asked.path} answered ${status} ${String(bytes)}`);
  const json = (bytes.length > 0 ? JSON.parse(bytes.toString()) : {}) as Record<string, unknown>;
  return { json, cookies: cookiesIn(headers['set-cookie'] ?? []) };
}

/** Makes the owner with a passkey, and a helper. */
async function gatherPeople(attackers: Attackers): Promise<People> {
  const from = attackers.address();
  const cookies = await setUpOwner(attackers.site);
  const asOwner = async (path: string, body: unknown) =>
    (await call(attackers, from, asBrowser(OFFICE_API + path, body, cookieHeader(cookies)))).json;

  const { challenge } = await asOwner('/account/passkeys/options', {});
  const { passkey, response } = makePasskey({ challenge: String(challenge), origin: ORIGIN });
  await asOwner('/account/passkeys', { name: 'Clave', passkey: response });

  const invitation = { email: 'helper@example.com', role: 'service' };
  const [, token = ''] = String((await asOwner('/invitations', invitation))['link']).split('#');
  const helper = attackers.address();
  const body = { token, name: 'Helper', password: PASSWORD, language: 'es' };
  const joined = await call(attackers, helper, asBrowser(`${ACCOUNTS_API}/invitation`, body));
  return {
    owner: { from, device: cookieHeader(cookies.filter(({ name }) => name === DEVICE)) },
    passkey,
    helper: { from: helper, cookie: cookieHeader(joined.cookies) },
  };
}

/** Ways in, each of which tells whether it led in: in a known browser by password, and by passkey. */
function waysIn({ ask }: Attackers, { owner, passkey }: People) {
  const enter = (path: string, body: unknown) =>
    ask(asBrowser(`${ACCOUNTS_API}/${path}`, body, owner.device), owner.from);
  return {
    async password() {
      const { email, password } = OWNER;
      return (await enter('sign-in', { email, password })).status === 200;
    },
    async passkey() {
      const { bytes } = await enter('passkey/options', {});
      const { challenge } = JSON.parse(bytes.toString()) as { challenge?: unknown };
      const asked = { challenge: String(challenge), origin: ORIGIN };
      return (await enter('passkey', { passkey: showPasskey(passkey, asked) })).status === 200;
    },
  };
}

let gathered: Promise<People> | undefined;

/** So many callers call without end; meanwhile the owner must get in by each way, soon and each time. */
function crowding(
  { name, answers }: Pick<Attack, 'name' | 'answers'>,
  width: number,
  next: (people: People, at: number) => { readonly asked: Asked; readonly from?: string },
): Attack {
  const run = async (attackers: Attackers): Promise<Figure[]> => {
    const people = await (gathered ??= gatherPeople(attackers));
    const ways = Object.entries(waysIn(attackers, people));
    const tries = Math.max(1, Math.round(TRIES * attackers.share));
    const took = ways.map((): number[] => []);
    await attackers.attack(async () => {
      let isOver = false;
      const callers = Array.from({ length: width }, async (_, caller) => {
        for (let at = caller; !isOver; at += width) {
          const { asked, from } = next(people, at);
          await attackers.ask(asked, from);
        }
      });
      // Until the flood is there.
      while (attackers.statuses.size === 0) await pause(50);
      const end = performance.now() + LONGEST;
      for (let at = 0; at < tries; at += 1)
        for (const [way, [, enter]] of ways.entries()) {
          const startedAt = performance.now();
          const isIn = startedAt < end && (await enter());
          took[way]?.push(isIn ? performance.now() - startedAt : Infinity);
        }
      isOver = true;
      await Promise.all(callers);
    });
    return ways.map(([way], at) => {
      const times = took[at] ?? [];
      const note = `slowest ${Math.round(Math.max(...times))} ms`;
      const soon = times.filter((time) => time <= SOON).length;
      return allOf(`${name}: in within 5 s by ${way}`, soon, tries, note);
    });
  };
  return { name, answers, run };
}

const token = () => randomBytes(32).toString('base64url');
const WRONG = 'this is not the one';

/** What a guest asks for in turn. */
const GUESTS_CALLS = [
  () => ['passkey/options', {}],
  () => ['link', { purpose: 'recovery', token: token() }],
  () => ['recovery', { token: token(), password: PASSWORD }],
  () => ['sign-in', { email: OWNER.email, password: WRONG }],
] as const;

export const SIGN_IN_SCREENS: readonly Attack[] = [
  // A helper who is signed in has passwords hashed without end.
  crowding(
    { name: 'office: a helper changes their password', answers: [200, 204, 429, 503] },
    30,
    ({ helper: { cookie, from } }) => {
      const body = { password: PASSWORD, by: { password: PASSWORD } };
      return { asked: asBrowser(`${OFFICE_API}/account/password`, body, cookie, 'PUT'), from };
    },
  ),
  // Strangers of many networks try passwords of addresses that are nobody's.
  crowding(
    { name: 'office: passwords tried from many networks', answers: [200, 401, 429, 503] },
    26,
    (_, at) => {
      const body = { email: `nobody-${at}@example.com`, password: WRONG };
      return { asked: asBrowser(`${ACCOUNTS_API}/sign-in`, body) };
    },
  ),
  // A guest in the owner's own network asks for passkeys and tries links and passwords without end.
  crowding(
    {
      name: 'office: a guest in the network at the sign-in screen',
      answers: [200, 401, 404, 429, 503],
    },
    8,
    ({ owner: { from } }, at) => {
      const [path, body] = pick(GUESTS_CALLS, at)();
      return { asked: asBrowser(`${ACCOUNTS_API}/${path}`, body), from };
    },
  ),
];
