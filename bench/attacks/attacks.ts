/** Every attack on a site with default settings, in order of execution. */
import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { CHALLENGE_PATH, QUESTION_PATH } from '../../src/captcha/providers.ts';
import { heightFor, PICTURE_RATIOS } from '../../src/media/picture-sizes.ts';
import { KINDS, SUBMISSION_PATHS } from '../../src/requests/index.ts';
import { BODY_PATHS, hostileBody } from '../../tests/support/hostile-bodies.ts';
import type { Asked } from '../../tests/support/http.ts';
import { REQUEST } from '../../tests/support/submit.ts';
import { atMost, isSo, milliseconds } from '../support/figure.ts';
import { pick, type Attack, type Attackers } from './attack.ts';
import { SIGN_IN_SCREENS } from './crowded-sign-in.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';

const post = (path: string, type: string, body: string | Buffer): Asked => ({
  ...{ path, method: 'POST', headers: { 'content-type': type }, body },
});

/** Plain HTML forms that are refused with a page: invalid, and every fifth too long. */
function refusedForm(at: number): Asked {
  const fields = { ...REQUEST, email: '', message: `«${at}»`.repeat(100) };
  const body = at % 5 === 0 ? `message=${'x'.repeat(70_000)}` : new URLSearchParams(fields);
  return post(SUBMISSION_PATHS[pick(KINDS, at)], FORM_TYPE, String(body));
}

/** Right, damaged, nested, countless fields, foreign bytes: more than one run sends. */
const BODIES = fc.sample(hostileBody, 2_000);

/** Addresses that look like ours but do not exist. */
const UNKNOWN = [
  ...['/menu?list=', '/en/menu?list=', '/blog/', '/en/blog/', '/gastronomic/', '/birthday/'],
  ...['/api/workshops/', '/sitemap.xml?part=', '/'],
];

const SOCKETS = 2_000;
/** Connections opened at once, few enough not to overflow the listen backlog. */
const AT_ONCE = 100;
/** Time between two drops, milliseconds. */
const DRIP = 500;

const head = (first: string, ...lines: readonly string[]) =>
  [`${first} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');
const FORM_HEAD = head('POST /api/contact', 'Content-Type: text/plain', 'Content-Length: 60000');

/** Ways to keep a connection open: how it begins, what drips in afterwards, whether answers are read. */
const SLOW: readonly { begin: string | Buffer; drop?: string; isDeaf?: boolean }[] = [
  { begin: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drop: 'X-A: b\r\n' },
  { begin: `${FORM_HEAD}{`, drop: ' ' },
  { begin: head('GET /') },
  { begin: head('GET /files/about.mp4'), isDeaf: true },
  // The first bytes of TLS.
  { begin: Buffer.from('160301020001000001fc0303', 'hex') },
];

async function keepSlowSockets(attackers: Attackers) {
  let opened = 0;
  let status = 0;
  await attackers.attack(async () => {
    const sockets: ReturnType<typeof attackers.connect>[] = [];
    for (let at = 0; at < SOCKETS; at += 1) {
      const socket = attackers.connect();
      const { begin, isDeaf } = pick(SLOW, at);
      socket.on('connect', () => {
        opened += 1;
        if (isDeaf) socket.pause();
        socket.write(begin);
      });
      sockets.push(socket);
      if (at % AT_ONCE === AT_ONCE - 1) await pause(20);
    }
    while (attackers.goesOn()) {
      for (const [at, socket] of sockets.entries()) {
        const { drop } = pick(SLOW, at);
        if (drop !== undefined && socket.writable) socket.write(drop);
      }
      await pause(DRIP);
    }
    // A new visitor is served while all of them are still connected.
    status = (await attackers.ask({ path: '/contact' })).status;
    for (const socket of sockets) socket.destroy();
  });
  return [
    isSo('slow sockets: all were opened', opened === SOCKETS, `${opened}`),
    isSo('slow sockets: a new visitor is served', status === 200),
  ];
}

/** How long a genuine picture that is not cached may take, milliseconds. */
const PICTURE_GOAL = 2_000;
/** Time after which a request is aborted, milliseconds. */
const HANG_UP = 5;
const RATIOS = Object.keys(PICTURE_RATIOS) as (keyof typeof PICTURE_RATIOS)[];
const WIDTHS = [2000, 1600, 1440, 64] as const;
const WIDTH = 32;

/** A picture address that no page has, with its own part, quality and size. */
function madeUp(file: string, at: number): string {
  const width = pick(WIDTHS, at);
  const part = [at % 90, Math.floor(at / 90) % 90, 200 + (at % 300), 200 + (at % 370)].join();
  return [
    `/images/${file}?rect=${part}`,
    `w=${width}&h=${heightFor(width, pick(RATIOS, at))}&q=${1 + ((at * 7) % 100)}`,
    `fit=${pick(['scale', 'clip', 'fill', 'min', 'crop', 'fillmax'], at)}`,
    `fm=${pick(['png', 'avif', 'webp', 'jpg'], at)}`,
    ...(at % 3 === 0 ? [`fp-x=0.${10 + (at % 89)}&fp-y=0.3&crop=focalpoint`] : []),
  ].join('&');
}

async function askForMadeUpPictures(attackers: Attackers) {
  const { bytes } = await attackers.ask({ path: '/gallery' });
  const files = [...new Set(bytes.toString().match(/[0-9a-f]{20}-\d+x\d+\.\w+/g))];
  // Half of them wait for a response, half hang up at once, which must cost nothing.
  let hungUp = 0;
  const hangUp = async () => {
    while (attackers.goesOn()) {
      const socket = attackers.connect();
      hungUp += 1;
      socket.write(head(`GET ${madeUp(pick(files, hungUp), 1_000_000 + hungUp)}`));
      await pause(HANG_UP);
      socket.destroy();
    }
  };
  const next = (at: number) => ({ path: madeUp(pick(files, at), at) });
  const { pictures } = await attackers.attack(() =>
    Promise.all([
      attackers.flood({ width: WIDTH, next }),
      ...Array.from({ length: WIDTH }, hangUp),
    ]),
  );
  const each = pictures.map(milliseconds).join(', ');
  const name = 'made-up picture addresses: a new picture for a bystander';
  return [atMost(name, Math.max(...pictures), PICTURE_GOAL, 'ms', `each ${each}`)];
}

export const ATTACKS: readonly Attack[] = [
  {
    name: 'refused HTML forms in a loop',
    answers: [413, 422, 429],
    flood: { width: 16, perAddress: 90, next: refusedForm },
  },
  {
    name: 'hostile bodies',
    answers: [400, 401, 403, 413, 415, 422, 429],
    flood: {
      ...{ width: 16, perAddress: 25 },
      next: (at) => post(pick(BODY_PATHS, at), pick(BODIES, at).type, pick(BODIES, at).bytes),
    },
  },
  {
    name: 'captchas asked for in a loop',
    answers: [200, 429, 503],
    flood: {
      width: 64,
      next: (at) => ({ path: at % 2 === 0 ? CHALLENGE_PATH : `${QUESTION_PATH}?language=en` }),
    },
  },
  {
    name: 'unknown addresses of real pages',
    answers: [301, 302, 303, 308, 404],
    flood: {
      width: 64,
      next: (at) => ({
        path: `${pick(UNKNOWN, at)}x${at.toString(36)}-${(at * 2_654_435_761) % 1e9}`,
        encoding: at % 2 === 0 ? 'br' : 'gzip',
      }),
    },
  },
  { name: '2,000 slow sockets of five kinds', answers: [200], run: keepSlowSockets },
  ...SIGN_IN_SCREENS,
  {
    name: 'made-up picture addresses',
    answers: [200, 400, 403, 404, 429, 503],
    asksNewPictures: true,
    run: askForMadeUpPictures,
  },
];
