/** The office's people, and how they get in while others are at the door. */
import { setTimeout as pause } from 'node:timers/promises';
import { ACCOUNTS_API, OFFICE_API } from '../../src/office/index.ts';
import {
  makePasskey,
  showPasskey,
  type SoftPasskey,
} from '../../src/office/accounts/testing/authenticator.ts';
import { allOf, type Figure } from '../support/figure.ts';
import type { Asked } from '../support/http.ts';
import { cookiesIn, OWNER } from '../support/owner.ts';
import type { Attackers } from './attackers.ts';
import { post } from './forms.ts';

type Cookies = Readonly<Record<string, string>>;

/** Somebody's browser: where it is, and the cookies that it keeps. */
interface Desk {
  readonly from: string;
  readonly cookies: Cookies;
}

export interface People {
  readonly owner: Desk;
  readonly passkey: SoftPasskey;
  readonly helper: Desk;
  readonly helperPassword: string;
  /** Of whom the owner makes links to get in again. */
  readonly lostId: string;
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
export function asBrowser(path: string, body: unknown, cookies: Cookies = {}): Asked {
  const pairs = Object.entries(cookies).map((pair) => pair.join('='));
  const asked = post(path, 'application/json', JSON.stringify(body));
  return pairs.length > 0 ? { ...asked, cookie: pairs.join('; ') } : asked;
}

/** Sends a call and reads what it was answered, with the cookies that the browser has then. */
async function send(attackers: Attackers, desk: Desk, path: string, body: unknown) {
  const asked = asBrowser(path, body, desk.cookies);
  const { status, headers, bytes } = await attackers.ask(asked, desk.from);
  const given = cookiesIn(headers['set-cookie'] ?? []).map(({ name, value }) => [name, value]);
  const cookies: Cookies = { ...desk.cookies, ...Object.fromEntries(given) };
  const text = bytes.toString();
  return { status, cookies, json: (text ? JSON.parse(text) : {}) as Record<string, unknown> };
}

/** Sends what must not be refused. */
async function done(...args: Parameters<typeof send>) {
  const answer = await send(...args);
  if (answer.status >= 300)
    throw new Error(`${args[2]} answered ${answer.status} ${JSON.stringify(answer.json)}`);
  return answer;
}

const tokenIn = (link: unknown) => String(link).split('#')[1] ?? '';

/** Makes the owner, by the link that the server printed if nobody used it yet, a helper and somebody else. */
export async function gatherPeople(attackers: Attackers): Promise<People> {
  const { setUp, place, round } = attackers;
  const desk: Desk = { from: attackers.address(), cookies: {} };
  const first = { token: setUp, ...OWNER, language: 'es' };
  const made = await send(attackers, desk, `${ACCOUNTS_API}/set-up`, first);
  const { email, password } = OWNER;
  const { cookies } =
    made.status === 200
      ? made
      : await done(attackers, desk, `${ACCOUNTS_API}/sign-in`, { email, password });
  const owner = { ...desk, cookies };

  const asked = await done(attackers, owner, `${OFFICE_API}/account/passkeys/options`, {});
  const challenge = String(asked.json['challenge']);
  const { passkey, response } = makePasskey({ challenge, origin: ORIGIN });
  const body = { name: 'Clave', passkey: response };
  await done(attackers, owner, `${OFFICE_API}/account/passkeys`, body);

  const join = async (name: string) => {
    const invitation = { email: `${name}-${place}-${round}@example.com`, role: 'service' };
    const { json } = await done(attackers, owner, `${OFFICE_API}/invitations`, invitation);
    const theirs: Desk = { from: attackers.address(), cookies: {} };
    const joined = await done(attackers, theirs, `${ACCOUNTS_API}/invitation`, {
      ...{ token: tokenIn(json['link']), name: `${name} ${place} ${round}` },
      ...{ password: PASSWORD, language: 'es' },
    });
    const { id } = joined.json['account'] as { id: string };
    return { id, desk: { ...theirs, cookies: joined.cookies } };
  };
  const helper = await join('helper');
  const lost = await join('lost');
  return { owner, passkey, helper: helper.desk, helperPassword: PASSWORD, lostId: lost.id };
}

/** Ways in, each of which tells whether it led in: in a known browser by password, by passkey, by link. */
function waysIn(attackers: Attackers, { owner, passkey, lostId }: People) {
  const { from } = owner;
  const known: Desk = { from, cookies: { [DEVICE]: owner.cookies[DEVICE] ?? '' } };
  const auth = async (path: string, body: unknown, desk = known) =>
    send(attackers, desk, `${ACCOUNTS_API}/${path}`, body);
  return {
    async password() {
      const { email, password } = OWNER;
      return (await auth('sign-in', { email, password })).status === 200;
    },
    async passkey() {
      const { json } = await auth('passkey/options', {});
      const asked = { challenge: String(json['challenge']), origin: ORIGIN };
      const shown = await auth('passkey', { passkey: showPasskey(passkey, asked) });
      return shown.status === 200;
    },
    async link() {
      const path = `${OFFICE_API}/accounts/${lostId}/recovery`;
      const token = tokenIn((await send(attackers, owner, path, {})).json['link']);
      const somebody: Desk = { from, cookies: {} };
      const found = await auth('link', { purpose: 'recovery', token }, somebody);
      const recovered = await auth('recovery', { token, password: PASSWORD }, somebody);
      return found.status === 200 && recovered.status === 200;
    },
  };
}

/** Attacks by calling without end; meanwhile the office's people must get in by each way, soon and each time. */
export async function getInBeside(
  attackers: Attackers,
  people: People,
  flood: { readonly name: string; readonly width: number; next(at: number): Promise<unknown> },
): Promise<Figure[]> {
  const { name, width, next } = flood;
  const ways = Object.entries(waysIn(attackers, people));
  const tries = Math.max(1, Math.round(TRIES * attackers.share));
  const entries = new Map<string, number[]>(ways.map(([way]) => [way, []]));
  await attackers.attack(async () => {
    let isOver = false;
    const workers = Array.from({ length: width }, async (_, worker) => {
      for (let at = worker; !isOver; at += width) await next(at);
    });
    // Until the flood is there.
    while (attackers.statuses.size === 0) await pause(50);
    const end = performance.now() + LONGEST;
    for (let at = 0; at < tries; at += 1)
      for (const [way, enter] of ways) {
        const startedAt = performance.now();
        const isIn = startedAt < end && (await enter());
        entries.get(way)?.push(isIn ? performance.now() - startedAt : Infinity);
      }
    isOver = true;
    await Promise.all(workers);
  });
  return [...entries].map(([way, took]) => {
    const soon = took.filter((time) => time <= SOON).length;
    const note = `slowest ${Math.round(Math.max(...took))} ms`;
    return allOf(`${name}: in within 5 s by ${way}`, soon, tries, note);
  });
}
