import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sharedSite } from './support/shared-site.ts';
import { inParallel } from '../support/work.ts';

/** A response, as parsed from the bytes of a connection. */
interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/** Silence after which no more data is expected, milliseconds. */
const SILENCE = 400;
const PATIENCE = 10_000;
const AT_ONCE = 8;

/** Sends bytes on a new connection; returns everything received until it is closed or silent. */
async function exchange(text: string): Promise<Buffer> {
  const { port } = new URL((await sharedSite()).url);
  const socket = connect(Number(port), '127.0.0.1').on('error', () => {});
  socket.write(Buffer.from(text, 'latin1'));
  const pieces: Buffer[] = [];
  let isClosed = false;
  const end = performance.now() + PATIENCE;
  // Longer for the first byte: a busy server is not a silent one.
  let deadline = end;
  socket.on('data', (piece) => {
    pieces.push(Buffer.from(piece));
    deadline = Math.min(end, performance.now() + SILENCE);
  });
  const closed = once(socket, 'close').then(() => (isClosed = true));
  while (!isClosed && performance.now() < deadline) await Promise.race([closed, pause(20)]);
  socket.destroy();
  return Buffer.concat(pieces);
}

/** Splits a sequence of responses, each with a Content-Length. */
function answersIn(received: Buffer): RawAnswer[] {
  const answers: RawAnswer[] = [];
  let rest = received;
  for (;;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) return answers;
    const head = rest.subarray(0, end).toString('latin1');
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0);
    const length = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
    answers.push({ status, head, body: rest.subarray(end + 4, end + 4 + length) });
    rest = rest.subarray(end + 4 + length);
  }
}

const words = (text: string) => text.trim().split(/\s+/);

/** The head of a request, with these lines besides the host. */
const head = (first: string, ...lines: readonly string[]) =>
  [`${first} HTTP/1.1`, 'Host: localhost', ...lines, '', ''].join('\r\n');

const CLOSE = 'Connection: close';

it('answers requests that come in one packet, in their order', async () => {
  const paths = ['/', '/contact', '/en', '/robots.txt', '/about', '/no-such-page'];
  const alone = await Promise.all(
    paths.map(async (path) => answersIn(await exchange(head(`GET ${path}`, CLOSE)))[0]?.body),
  );
  const order = Array.from({ length: 60 }, (_, at) => (at * at) % paths.length);
  const packet = order.map((which, at) =>
    head(`GET ${paths[which]}`, ...(at === order.length - 1 ? [CLOSE] : [])),
  );
  const answers = answersIn(await exchange(packet.join('')));
  expect(answers.map(({ body }) => body.length)).toEqual(order.map((at) => alone[at]?.length));
  expect(answers.every(({ body }, at) => body.equals(alone[order[at] ?? 0] ?? Buffer.of()))).toBe(
    true,
  );
});

describe('no redirect leads to another site', () => {
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
  const OWN = 'http://own.invalid';

  /** Whether a browser on this site would leave it for the location. */
  function leadsAway(location: string, path: string): boolean {
    const page = URL.canParse(path, OWN) ? new URL(path, OWN) : new URL(OWN);
    // The requested address may name another host itself; resolve against our own.
    const base = page.origin === OWN ? page : new URL(OWN);
    return URL.canParse(location, base) && new URL(location, base).origin !== OWN;
  }

  it.each([
    'Host: evil.example',
    'Host: localhost\r\nX-Forwarded-Host: evil.example',
    'Host: localhost\r\nCookie: language=en',
  ])('with %s', async (host) => {
    const astray: string[] = [];
    let redirected = 0;
    await inParallel(REDIRECTED, AT_ONCE, async (path) => {
      const [answer] = answersIn(
        await exchange(`GET ${path} HTTP/1.1\r\n${host}\r\n${CLOSE}\r\n\r\n`),
      );
      const location = /^location: *(.*)$/im.exec(answer?.head ?? '')?.[1];
      if (location === undefined) return;
      redirected += 1;
      if (leadsAway(location, path)) astray.push(`${path} ${location}`);
    });
    expect(astray).toEqual([]);
    expect(redirected).toBeGreaterThan(ELSEWHERE.length);
  });

  it('from a form that was refused', async () => {
    const { get } = await sharedSite();
    for (const returnTo of ELSEWHERE) {
      const body = new URLSearchParams({ email: '', returnTo });
      const page = await (await get('/api/contact', { method: 'POST', body })).text();
      const shown = /name="returnTo"[^>]*value="([^"]*)"/.exec(page)?.[1] ?? '';
      expect([returnTo, leadsAway(shown, '/form')]).toEqual([returnTo, false]);
    }
  });
});

describe('no path leads to a file outside the site', () => {
  const STEPS = words(String.raw`
    ../ ..%2f ..%2F %2e%2e/ %2e%2e%2f %2E%2E%2F .%2e/ %2e./ ..\ ..%5c %2e%2e%5c ..%255c
    %252e%252e%252f ..%252f %25252e%25252e%25252f ....// ....\\ ..;/ ..// ./../ .././ ..%00/
    ..%0d/ ..%09/ ..%c0%af %c0%ae%c0%ae/ %c0%ae%c0%ae%c0%af ..%e0%80%af ..%ef%bc%8f ..%u2215 ··/`);
  const FOLDERS = words('/ /images/ /files/ /assets/ /fonts/ /en/ /blog/ /api/');
  /** How many steps up a file may be, and a text of it that the site never sends. */
  const OUTSIDE = [
    [1, 'sobremesa.sqlite', 'SQLite format 3'],
    [3, 'package.json', '"private": true'],
    [8, 'etc/passwd', 'root:x:0'],
  ] as const;

  it.each(OUTSIDE)('%i steps up to %s', async (depth, file, secret) => {
    const paths = STEPS.flatMap((step) => FOLDERS.map((at) => at + step.repeat(depth) + file));
    const wrong: string[] = [];
    await inParallel(paths, AT_ONCE, async (path) => {
      const received = await exchange(head(`GET ${path}`, CLOSE));
      const isRefused = /^HTTP\/1\.1 [34]/.test(received.subarray(0, 12).toString());
      if (!isRefused || received.includes(secret)) wrong.push(path);
    });
    expect(wrong).toEqual([]);
  });
});

describe('no request can be hidden in another', () => {
  /** The smuggled request, and a text that only its response contains. */
  const HIDDEN = head('GET /robots.txt');
  const HIDDEN_MARK = 'User-agent';
  const CONTACT = 'POST /api/contact';
  const CHUNKED = 'Transfer-Encoding: chunked';
  const forged = (...lines: readonly string[]) =>
    head(CONTACT, 'Content-Type: application/json', ...lines);
  const lost = (...lines: readonly string[]) => head('GET /no-such-page', ...lines);

  it.each(
    Object.entries({
      'length and chunks': `${forged('Content-Length: 5', CHUNKED)}0\r\n\r\n${HIDDEN}`,
      'two lengths': `${forged('Content-Length: 2', `Content-Length: ${2 + HIDDEN.length}`)}{}${HIDDEN}`,
      'a length with a sign': `${forged('Content-Length: +2')}{}${HIDDEN}`,
      'a bad size of a chunk': `${forged(CHUNKED)}0x2\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
      'a huge size of a chunk': `${forged(CHUNKED)}10000000000000002\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
      'a chunk longer than it says': `${forged(CHUNKED)}1\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
      'a folded header': `${forged('X-A: b', `\t${CHUNKED}`, 'Content-Length: 2')}{}${HIDDEN}`,
      'a space before the colon': `${forged('Transfer-Encoding : chunked')}2\r\n{}\r\n0\r\n\r\n${HIDDEN}`,
      'another coding': `${forged(`${CHUNKED}, identity`)}0\r\n\r\n${HIDDEN}`,
      'a coding in disguise': `${forged('Transfer-Encoding: \u000bchunked', 'Content-Length: 5')}0\r\n\r\n${HIDDEN}`,
      'bare line feeds': `${CONTACT} HTTP/1.1\nHost: localhost\nContent-Length: 2\n\n{}${HIDDEN}`,
      'a length on GET': `${lost(`Content-Length: ${HIDDEN.length}`)}${HIDDEN}`,
      'a line break in a name': lost('X-A\r\nb: c'),
      'a header within a value': lost('X-A: b\rX-B: c'),
    }),
  )('by %s', async (_, packet) => {
    const received = await exchange(packet);
    expect(received.includes(HIDDEN_MARK)).toBe(false);
    expect(answersIn(received)[0]?.status ?? 0).toBeLessThan(500);
  });

  it('while a second one that is honest is answered', async () => {
    const received = await exchange(`${forged('Content-Length: 2')}{}${HIDDEN}`);
    expect(received.includes(HIDDEN_MARK)).toBe(true);
  });
});
