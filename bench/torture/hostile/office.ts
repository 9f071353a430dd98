/** The office's people, and how they get in while others are at the door. */
import type { Figure } from '../../support/figure.ts';
import { OWNER } from '../../support/owner.ts';
import { ACCOUNTS_API, OFFICE_API } from '../../../src/admin/index.ts';
import {
  makePasskey,
  showPasskey,
  type SoftPasskey,
} from '../../../src/admin/server/accounts/testing/authenticator.ts';
import { allOf } from '../support/scenario.ts';
import type { Attackers } from './attackers.ts';
import { post } from './forms.ts';
import type { Asked } from './http-client.ts';

/** Somebody's browser: where it is, and the cookies that it keeps. */
interface Desk {
  readonly from: string;
  readonly cookies: Readonly<Record<string, string>>;
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
const WAYS = ['password', 'passkey', 'link'] as const;

/** A call as a browser of the office makes it. */
export function asBrowser(path: string, body: unknown, { cookies }: Pick<Desk, 'cookies'>): Asked {
  const asked = post(path, 'application/json', JSON.stringify(body));
  const cookie = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  return { ...asked, headers: { ...asked.headers, ...(cookie && { cookie }) } };
}

/** Sends a call and reads what it was answered, with the cookies that the browser has then. */
async function send(attackers: Attackers, desk: Desk, path: string, body: unknown) {
  const {
    status,
    headers,
    body: bytes,
  } = await attackers.ask(asBrowser(path, body, desk), desk.from);
  const cookies = { ...desk.cookies };
  for (const line of headers['set-cookie'] ?? []) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    cookies[name] = value;
  }
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
  const { passkey, response } = makePasskey({
    ...{ challenge: String(asked.json['challenge']), origin: ORIGIN },
  });
  const body = { name: 'Clave', passkey: response };
  await done(attackers, owner, `${OFFICE_API}/account/passkeys`, body);

  const join = async (name: string) => {
    const email = `${name}-${place}-${round}@example.com`;
    const invited = await done(attackers, owner, `${OFFICE_API}/invitations`, {
      ...{ email, role: 'service' },
    });
    const theirs: Desk = { from: attackers.address(), cookies: {} };
    const joined = await done(attackers, theirs, `${ACCOUNTS_API}/invitation`, {
      ...{ token: tokenIn(invited.json['link']), name: `${name} ${place} ${round}` },
      ...{ password: PASSWORD, language: 'es' },
    });
    const { id } = joined.json['account'] as { id: string };
    return { id, desk: { ...theirs, cookies: joined.cookies } };
  };
  const helper = await join('helper');
  const lost = await join('lost');
  return { owner, passkey, helper: helper.desk, helperPassword: PASSWORD, lostId: lost.id };
}

/** How long somebody took to get in by each way; Infinity when they did not. */
export type Entries = Readonly<Record<(typeof WAYS)[number], readonly number[]>>;

/** Gets in again and again while `flood` goes on: in a known browser by password, by passkey, by link. */
export async function getInBeside(
  attackers: Attackers,
  people: People,
  flood: { readonly width: number; next(at: number): Promise<unknown> },
  from = people.owner.from,
): Promise<Entries> {
  const { owner, passkey, lostId } = people;
  const known: Desk = { from, cookies: { [DEVICE]: owner.cookies[DEVICE] ?? '' } };
  const auth = async (path: string, body: unknown, desk = known) =>
    send(attackers, desk, `${ACCOUNTS_API}/${path}`, body);
  const ways = {
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
      const made = await send(attackers, { ...owner, from }, path, {});
      const token = tokenIn(made.json['link']);
      const somebody: Desk = { from, cookies: {} };
      const found = await auth('link', { purpose: 'recovery', token }, somebody);
      const recovered = await auth('recovery', { token, password: PASSWORD }, somebody);
      return found.status === 200 && recovered.status === 200;
    },
  };
  let isOver = false;
  const workers = Array.from({ length: flood.width }, async (_, worker) => {
    for (let at = worker; !isOver; at += flood.width) await flood.next(at);
  });
  const entries: Record<keyof typeof ways, number[]> = { password: [], passkey: [], link: [] };
  const tries = Math.max(1, Math.round(20 * attackers.share));
  // Until the flood is there.
  while (attackers.statuses.size === 0) await new Promise((go) => setTimeout(go, 50));
  const end = performance.now() + LONGEST;
  for (let at = 0; at < tries; at += 1)
    for (const way of WAYS) {
      const startedAt = performance.now();
      const isIn = startedAt < end && (await ways[way]());
      entries[way].push(isIn ? performance.now() - startedAt : Infinity);
    }
  isOver = true;
  await Promise.all(workers);
  return entries;
}

/** How often somebody got in soon enough, by each way. */
export function entryFigures(name: string, entries: Entries): Figure[] {
  return WAYS.map((way) => {
    const took = entries[way];
    const soon = took.filter((time) => time <= SOON).length;
    const note = `slowest ${Math.round(Math.max(...took))} ms`;
    return allOf(`${name}: in within 5 s by ${way}`, soon, took.length, note);
  });
}
