import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFairScheduler, QueueFullError } from '../http/index.server.ts';
import { createAccountQueue, type AccountQueue } from './account-queue.server.ts';

describe('calls of people who are signed in', () => {
  let accountQueue: AccountQueue;
  let begun: string[] = [];
  let ends = new Map<string, () => void>();

  beforeEach(() => {
    accountQueue = createAccountQueue(createFairScheduler(), async ({ headers }) =>
      headers.get('cookie'),
    );
    begun = [];
    ends = new Map();
  });

  /** A call that is worked on until it is told to end. */
  const call = (name: string, who = 'ana') =>
    accountQueue.run(who, async () => {
      begun.push(name);
      await new Promise<void>((end) => ends.set(name, end));
      return name;
    });
  const settled = async () => {
    await wait(15);
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  };

  it('are worked on two at a time, the others in the order in which they came', async () => {
    const all = ['a', 'b', 'c', 'd'].map((name) => call(name));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    ends.get('b')?.();
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) ends.get(name)?.();
    await settled();
    ends.get('d')?.();
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('keep nobody else waiting, and none is lost when one fails', async () => {
    const failing = accountQueue.run('ana', () => Promise.reject(new Error('no')));
    const broken = accountQueue.run('ana', () => {
      throw new Error('no');
    });
    void [call('a'), call('b'), call('c'), call('other', 'luis')];
    await expect(failing).rejects.toThrow('no');
    await expect(broken).rejects.toThrow('no');
    await settled();
    expect(begun).toEqual(expect.arrayContaining(['a', 'b', 'other']));
    expect(begun).toHaveLength(3);
  });

  it('are sent away when a hundred wait, and taken again afterwards', async () => {
    const waiting = Array.from({ length: 102 }, (_, at) => call(String(at)));
    await expect(call('one more')).rejects.toThrow(QueueFullError);
    expect(await Promise.race([call('other', 'luis'), settled().then(() => 'waits')])).toBe(
      'waits',
    );
    expect(begun).toContain('other');
    for (let at = 0; at < 102; at += 1) {
      await settled();
      ends.get(String(at))?.();
    }
    await Promise.all(waiting);
    void call('again');
    await settled();
    expect(begun).toContain('again');
  });

  it('let others in between, however fast each of them is', async () => {
    let isThere = false;
    const seen: boolean[] = [];
    // As a driver that answers at once: nothing in it waits for the loop.
    const busy = Array.from({ length: 40 }, () =>
      accountQueue.run('ana', async () => {
        for (const end = performance.now() + 2; performance.now() < end;);
        seen.push(isThere);
      }),
    );
    setTimeout(() => (isThere = true), 5);
    await Promise.all(busy);
    expect(seen.filter(Boolean).length).toBeGreaterThan(20);
  });

  it('make an answer piece by piece, and keep no place while nobody reads', async () => {
    const pieces = ['uno', 'dos', 'tres'];
    const answers = pieces.map(() => {
      const left = [...pieces];
      return accountQueue.inPieces(
        'ana',
        new Response(
          new ReadableStream({
            pull(controller) {
              const piece = left.shift();
              if (piece) controller.enqueue(Buffer.from(piece));
              else controller.close();
            },
          }),
          { status: 201, headers: { 'X-A': '1' } },
        ),
      );
    });
    const reader = answers[0]?.body?.getReader();
    await reader?.read();
    await settled();
    // One is half read, the others not at all; two more calls are still worked on.
    void [call('a'), call('b')];
    await settled();
    expect(begun).toEqual(['a', 'b']);
    for (const name of begun) ends.get(name)?.();
    expect([answers[1]?.status, answers[1]?.headers.get('x-a')]).toEqual([201, '1']);
    expect(await answers[1]?.text()).toBe('unodostres');
  });

  it('have whoever sent them looked up in turns, of each session by itself', async () => {
    const request = new Request('http://a.example', { headers: { cookie: 'session=1' } });
    const lookUp = async () => {
      begun.push('looked up');
      await new Promise<void>((end) => ends.set(String(begun.length), end));
      return 'ana';
    };
    const found = [1, 2, 3].map(() => accountQueue.signedIn(request, lookUp));
    await settled();
    expect(begun).toHaveLength(2);
    for (const end of ends.values()) end();
    await settled();
    for (const end of ends.values()) end();
    expect(await Promise.all(found)).toEqual(['ana', 'ana', 'ana']);
    const stranger = new Request('http://a.example');
    expect(await accountQueue.signedIn(stranger, async () => null)).toBeNull();
  });
});
