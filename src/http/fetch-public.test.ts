import { connect, createServer, isIP, type LookupFunction, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectPublic, fetchPublic } from './fetch-public.server.ts';
import { startFakeHttpService } from './testing/fake-http-service.ts';

const signal = () => AbortSignal.timeout(5_000);

describe('what asks an address that somebody gave us', () => {
  let connections = 0;
  const listener = createServer((socket) => {
    connections += 1;
    socket.on('error', () => undefined).end();
  });
  let port = 0;
  beforeAll(async () => {
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    ({ port } = listener.address() as AddressInfo);
  });
  afterAll(() => new Promise((done) => listener.close(done)));
  beforeEach(() => (connections = 0));

  /** What became of it, once anything that connected was seen. */
  const outcome = async (asked: Promise<unknown>) => {
    const code = await asked.then(
      () => 'answered',
      (error: NodeJS.ErrnoException) => error.code,
    );
    await new Promise((done) => setTimeout(done, 20));
    return { code, connections };
  };
  /** A name's server that answers with the next address each time it is asked. */
  const names = (...answers: readonly string[]): LookupFunction => {
    let asked = 0;
    return (_, options, answer) => {
      const address = answers[Math.min(asked++, answers.length - 1)] ?? '';
      const family = isIP(address);
      if (options.all) answer(null, [{ address, family }]);
      else answer(null, address, family);
    };
  };
  const asking = (host: string, lookup?: LookupFunction) =>
    outcome(
      fetchPublic(`https://${host}:${port}/x`, { signal: signal() }, (target) =>
        connectPublic({ ...target, ...(lookup && { lookup }) }),
      ),
    );

  // Of this machine alone: a test that finds the check gone must not reach for others.
  it.each([
    ...['127.0.0.1', '2130706433', '0177.0.0.1', '0x7f.1', '127.1', '127.255.255.254'],
    ...['0.0.0.0', '[::1]', '[::]', '[::ffff:127.0.0.1]', '[::127.0.0.1]', 'localhost'],
  ])('does not connect to %s', async (host) => {
    expect(await asking(host)).toEqual({ code: 'ERR_IP_BLOCKED', connections: 0 });
  });

  it.each(["127.0.0.1'", '127.0.0.1;', '127.0.0.1{', '169.254.169.254{'])(
    'looks %s up as the name that it is, and connects to nothing',
    async (host) => {
      const { code, connections: seen } = await asking(host);
      expect(['ENOTFOUND', 'EAI_AGAIN', 'ERR_INVALID_URL']).toContain(code);
      expect(seen).toBe(0);
    },
  );

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1'])(
    'does not connect where a name leads to %s',
    async (address) => {
      const expected = { code: 'ERR_IP_BLOCKED', connections: 0 };
      expect(await asking('127.0.0.1.nip.example', names(address))).toEqual(expected);
    },
  );

  it('connects to nothing else than it checked, though a name answers another address the next time', async () => {
    const rebinding = names('8.8.8.8', '127.0.0.1');
    let first = '';
    rebinding('push.example', {}, (_, address) => (first = String(address)));
    expect(first).toBe('8.8.8.8');
    const expected = { code: 'ERR_IP_BLOCKED', connections: 0 };
    expect(await asking('push.example', rebinding)).toEqual(expected);
  });

  it('asks by https alone', async () => {
    await expect(fetchPublic(`http://127.0.0.1:${port}/`, { signal: signal() })).rejects.toThrow();
    expect(connections).toBe(0);
  });
});

it('sends what it was given, and follows no redirect', async () => {
  const service = await startFakeHttpService(({ path }, response) => {
    if (path === '/gone') response.writeHead(410).end();
    else response.writeHead(307, { Location: '/elsewhere', 'X-A': ['1', '2'] }).end('moved');
  });
  const { port } = new URL(service.url);
  const ask = (path: string) =>
    fetchPublic(
      `https://push.example${path}`,
      { method: 'POST', headers: { TTL: 60 }, body: Buffer.from('sealed'), signal: signal() },
      () => connect(Number(port), '127.0.0.1'),
    );
  try {
    const moved = await ask('/x?y=1');
    expect([moved.status, moved.headers.get('x-a'), await moved.text()]).toEqual([
      ...[307, '1, 2', 'moved'],
    ]);
    expect((await ask('/gone')).status).toBe(410);
    expect(service.calls).toHaveLength(2);
    expect(service.calls[0]).toMatchObject({ method: 'POST', path: '/x?y=1', body: 'sealed' });
    expect(service.calls[0]?.headers).toMatchObject({ ttl: '60', host: 'push.example' });
  } finally {
    await service.close();
  }
});

it('gives up when it is told to', async () => {
  const silent = createServer((socket) => void socket.resume());
  await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done));
  const { port } = silent.address() as AddressInfo;
  const asked = fetchPublic('https://a.example/', { signal: AbortSignal.timeout(30) }, () =>
    connect(port, '127.0.0.1'),
  );
  await expect(asked).rejects.toThrow();
  await new Promise((done) => silent.close(done));
});
