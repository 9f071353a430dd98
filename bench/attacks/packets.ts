/** What is sent as bytes of a connection: slowly, many in one, ambiguous, with paths that no client sends. */
import { setTimeout as pause } from 'node:timers/promises';
import { isSo, none } from '../support/figure.ts';
import { inParallel } from '../support/work.ts';
import { noFailure, oneOf, pick, words, type Attack } from './attack.ts';
import { asForm, FORMS, pathOf } from './forms.ts';
import { answersIn, exchange } from './raw.ts';

const SOCKETS = 2_000;
/** Connections opened at once, few enough not to overflow the listen backlog. */
const AT_ONCE = 100;
/** Time between two drops, milliseconds. */
const DRIP = 500;

/** The head of a request, with these lines besides the host. */
const head = (first: string, ...lines: readonly string[]) =>
  [`${first} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');

const CONTACT = `POST ${pathOf('contact')}`;
const TYPE = 'Content-Type: application/json';

/** Ways to keep a connection open: how it begins, what drips in afterwards, whether answers are read. */
const SLOW: readonly { begin: string | Buffer; drop?: string; isDeaf?: boolean }[] = [
  { begin: 'GET / HTTP/1.1\r\nHost: localhost\r\n', drop: 'X-A: b\r\n' },
  { begin: `${head(CONTACT, TYPE, 'Content-Length: 60000')}{`, drop: ' ' },
  { begin: head('GET /') },
  { begin: head('GET /files/about.mp4'), isDeaf: true },
  // The first bytes of TLS.
  { begin: Buffer.from('160301020001000001fc0303', 'hex') },
];

const slowSockets: Attack = {
  name: '2,000 slow sockets of five kinds',
  expects: oneOf(200),
  async run(attackers) {
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
  },
};

const PIPELINES = 16;
const PIPELINED = 60;
/** Paths of pages that can be told apart. */
const PAGES = ['/', '/contact', '/en', '/robots.txt', '/about', '/no-such-page'];

/** Many requests in one packet are all answered, in order. */
const pipelining: Attack = {
  name: 'pipelining',
  expects: noFailure,
  async run(attackers) {
    const pages: Buffer[] = [];
    for (const path of PAGES) pages.push((await attackers.ask({ path })).bytes);
    let asked = 0;
    let wrong = 0;
    await attackers.attack(() =>
      inParallel([...Array(PIPELINES).keys()], PIPELINES, async () => {
        while (attackers.goesOn()) {
          const start = asked;
          asked += PIPELINED;
          const order = Array.from({ length: PIPELINED }, (_, at) => start + at * at);
          const packet = order.map((which, at) => {
            const last = at === PIPELINED - 1 ? ['Connection: close'] : [];
            return head(`GET ${pick(PAGES, which)}`, ...last);
          });
          const answers = answersIn(await exchange(attackers, packet.join(''), 3_000));
          const isWrong = (which: number, at: number) =>
            !answers[at]?.body.equals(pick(pages, which));
          wrong += order.filter(isWrong).length;
        }
      }),
    );
    return [none('pipelining: answers missing or out of order', wrong, `of ${asked}`)];
  },
};

const ELSEWHERE = [
  ...words(String.raw`//evil.example ///evil.example /\evil.example \\evil.example
    https://evil.example https:evil.example javascript:alert(1) data:text/html,x
    /%09/evil.example /%0a/evil.example /.//evil.example /..//evil.example
    /./..//evil.example/ %2f%2fevil.example /%2f/evil.example /%5cevil.example
    @evil.example /@evil.example/..//evil.example http:///evil.example
    /menu%0d%0aLocation:%20//evil.example`),
  '/menu\u2028//evil.example',
];

/** Paths that are redirected: trailing slashes, capitals, hosts in place of paths. */
const REDIRECTED = [
  ...words(String.raw`//evil.example/ //evil.example/%2e%2e/ //evil.example/menu/
    /en//evil.example/ /menu//evil.example/ /%2f%2fevil.example/ /.//evil.example/
    /\evil.example/ /%5c%5cevil.example/ /en/%2fevil.example/ ///evil.example/%2f..
    /language/en?to=/&to=//evil.example http://evil.example/ http://evil.example/menu/`),
  ...ELSEWHERE.flatMap((to) => [
    `/language/en?to=${to.replaceAll('\u2028', '%E2%80%A8')}`,
    `/language/es?to=${encodeURIComponent(to)}`,
    `/en/language/en?to=${encodeURIComponent(to)}`,
  ]),
];

const MISLEADING = [
  'Host: evil.example',
  'Host: localhost\r\nX-Forwarded-Host: evil.example',
  'Host: localhost\r\nCookie: language=en',
];

/** Nothing redirects from this site to another. */
const redirects: Attack = {
  name: 'open redirects',
  expects: noFailure,
  async run(attackers) {
    const astray = new Set<string>();
    let asked = 0;
    await attackers.attack(async () => {
      do {
        for (const path of REDIRECTED) {
          const packet = `GET ${path} HTTP/1.1\r\n${pick(MISLEADING, asked)}\r\nConnection: close\r\n\r\n`;
          asked += 1;
          for (const answer of answersIn(await exchange(attackers, packet))) {
            const location = /^location: *(.*)$/im.exec(answer.head)?.[1];
            if (location !== undefined && leadsAway(location, path)) astray.add(path);
          }
        }
      } while (attackers.goesOn());
      for (const returnTo of ELSEWHERE) {
        const fields = { ...FORMS.contact, email: '', returnTo };
        const { bytes } = await attackers.ask(asForm('contact', fields));
        const shown = /name="returnTo"[^>]*value="([^"]*)"/.exec(bytes.toString())?.[1] ?? '';
        if (leadsAway(shown, '/form')) astray.add(`returnTo ${returnTo}`);
      }
    });
    const note = `${asked} asked ${[...astray].join(' ')}`;
    return [none('open redirects: to another site', astray.size, note)];
  },
};

/** Whether a browser on this site would leave it for the location. */
function leadsAway(location: string, path: string): boolean {
  const own = 'http://own.invalid';
  const page = URL.canParse(path, own) ? new URL(path, own) : new URL(own);
  // The requested address may name another host itself; resolve against our own.
  const base = page.host === 'own.invalid' ? page : new URL(own);
  if (!URL.canParse(location, base)) return false;
  return new URL(location, base).origin !== own;
}

/** Spellings of a step to the parent folder. */
const STEPS = words(String.raw`
  ../ ..%2f ..%2F %2e%2e/ %2e%2e%2f %2E%2E%2F .%2e/ %2e./ ..\ ..%5c %2e%2e%5c ..%255c
  %252e%252e%252f ..%252f %25252e%25252e%25252f ....// ....\\ ..;/ ..// ./../ .././ ..%00/
  ..%0d/ ..%09/ ..%c0%af %c0%ae%c0%ae/ %c0%ae%c0%ae%c0%af ..%e0%80%af ..%ef%bc%8f ..%u2215 ··/`);
const FOLDERS = words('/ /images/ /files/ /assets/ /fonts/ /en/ /blog/ /api/');
const FILES = words('etc/passwd package.json sobremesa.sqlite src/server/main.ts');
const OUTSIDE = [1, 3, 8].flatMap((depth) =>
  FILES.flatMap((file) =>
    STEPS.flatMap((step) => FOLDERS.map((folder) => `${folder}${step.repeat(depth)}${file}`)),
  ),
);
/** Texts that such files contain and that the site never sends. */
const SECRETS = ['root:x:0', '"private": true', 'SQLite format 3', "from './config.server.ts'"];

/** No spelling of a path leads to a file outside the site. */
const traversal: Attack = {
  name: 'traversal in 31 spellings',
  expects: noFailure,
  async run(attackers) {
    const leaks: string[] = [];
    let asked = 0;
    await attackers.attack(() =>
      inParallel(OUTSIDE, 8, async (_, at) => {
        if (!attackers.goesOn()) return;
        // Mixes the cases, so that even a short run tries some of each kind.
        const path = pick(OUTSIDE, at * 1_009);
        asked += 1;
        const received = await exchange(attackers, head(`GET ${path}`, 'Connection: close'));
        if (SECRETS.some((secret) => received.includes(secret))) leaks.push(path);
        if (!/^HTTP\/1\.1 [234]/.test(received.subarray(0, 12).toString())) leaks.push(path);
      }),
    );
    const note = `${asked} asked ${leaks.slice(0, 3).join(' ')}`;
    return [none('traversal: leaked files or failures', leaks.length, note)];
  },
};

/** The smuggled request, and a text that only its response contains. */
const HIDDEN = head('GET /robots.txt');
const HIDDEN_MARK = 'User-agent';
const CHUNKED = 'Transfer-Encoding: chunked';
const forged = (...lines: readonly string[]) => head(CONTACT, TYPE, ...lines);
const lost = (...lines: readonly string[]) => head('GET /no-such-page', ...lines);

/** Requests whose end is ambiguous, each followed by the hidden one. */
const SMUGGLERS: Readonly<Record<string, string>> = {
  'length and chunks': `${forged('Content-Length: 5', CHUNKED)}0\r\n\r\n${HIDDEN}`,
  'two lengths': `${forged('Content-Length: 2', `Content-Length: ${2 + HIDDEN.length}`)}{}${HIDDEN}`,
  'length with a sign': `${forged('Content-Length: +2')}{}${HIDDEN}`,
  'bad size of a chunk': `${forged(CHUNKED)}0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'huge size of a chunk': `${forged(CHUNKED)}10000000000000002\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'chunk longer than it says': `${forged(CHUNKED)}1\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'folded header': `${forged('X-A: b', `\t${CHUNKED}`, 'Content-Length: 2')}{}${HIDDEN}`,
  'space before the colon': `${forged('Transfer-Encoding : chunked')}2\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
  'another coding': `${forged(`${CHUNKED}, identity`)}0\r\n\r\n${HIDDEN}`,
  'a coding in disguise': `${forged('Transfer-Encoding: \u000bchunked', 'Content-Length: 5')}0\r\n\r\n${HIDDEN}`,
  'bare line feeds': `${CONTACT} HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${HIDDEN}`,
  'a length on GET': `${lost(`Content-Length: ${HIDDEN.length}`)}${HIDDEN}`,
  'a line break in a name': lost('X-A\r\nb: c'),
  'a header within a value': lost('X-A: b\rX-B: c'),
};
/** Unambiguous: here the hidden request is a regular second one, and answered. */
const HONEST = `${forged('Content-Length: 2')}{}${HIDDEN}`;

/** No request can be hidden in another. */
const smuggling: Attack = {
  name: 'request smuggling',
  expects: noFailure,
  async run(attackers) {
    const hidden = new Set<string>();
    let asked = 0;
    let isHonestAnswered = false;
    await attackers.attack(async () => {
      do {
        for (const [name, packet] of Object.entries(SMUGGLERS)) {
          asked += 1;
          const received = await exchange(attackers, packet);
          const [first] = answersIn(received);
          if (received.includes(HIDDEN_MARK) || (first && first.status >= 500)) hidden.add(name);
        }
      } while (attackers.goesOn());
      isHonestAnswered = (await exchange(attackers, HONEST)).includes(HIDDEN_MARK);
    });
    const note = `${asked} tried ${[...hidden].join(', ')}`;
    return [
      none('smuggling: hidden requests answered', hidden.size, note),
      isSo('smuggling: a regular second request is answered', isHonestAnswered),
    ];
  },
};

export const PACKETS: readonly Attack[] = [
  ...[slowSockets, pipelining, redirects, traversal, smuggling],
];
