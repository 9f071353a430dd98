import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { silentLog, type Log } from '../../log/index.server.ts';
import { ContentUnavailableError, type ContentService } from '../content-service.ts';
import { recordReads } from '../reads.server.ts';
import type { DailyMenu } from '../schemas/index.gen.ts';
import * as sample from '../testing/samples.ts';
import { noContent } from '../testing/no-content.ts';
import { asReported, type ReportedChange } from '../testing/given-embedded.ts';
import { CachedContent } from './cached-content.server.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

const menus = (...titles: string[]) =>
  titles.map((title, index) =>
    sample.menu(`m${index}`, index, { title }),
  ) as unknown as DailyMenu[];

/** A remote service that answers, fails or stalls, and counts its calls. */
function remoteOf() {
  const remote = {
    behaviour: 'answer' as 'answer' | 'fail' | 'stall',
    answer: menus('uno', 'dos'),
    /** When it was called, milliseconds since the start. */
    calls: [] as number[],
  };
  const startedAt = Date.now();
  const dailyMenus = async () => {
    remote.calls.push(Date.now() - startedAt);
    if (remote.behaviour === 'fail') throw new Error('down');
    if (remote.behaviour === 'stall') await new Promise(() => {});
    return remote.answer;
  };
  const service: ContentService = { ...noContent, dailyMenus };
  return { remote, service };
}

/** A stand-in that shows these menus. */
const showing = (...titles: string[]): ContentService => ({
  ...noContent,
  dailyMenus: async () => menus(...titles),
});

/** A stand-in that has nothing to show. */
const nothing: ContentService = {
  ...noContent,
  dailyMenus: async () => {
    throw new ContentUnavailableError();
  },
};

function given({ standIn = nothing, log = silentLog } = {}) {
  const { remote, service } = remoteOf();
  const cached = new CachedContent({ remote: service, standIn, log });
  const reported: ReportedChange[] = [];
  cached.subscribe((change) => void reported.push(asReported(change)));
  const titles = async () => (await cached.service.dailyMenus()).map(({ title }) => title);
  return { remote, cached, reported, titles };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('cache of a remote content service', () => {
  it('asks once while the answer is fresh, and once for callers at the same time', async () => {
    const { remote, titles } = given();
    await Promise.all([titles(), titles()]);
    await vi.advanceTimersByTimeAsync(59 * SECOND);
    expect(await titles()).toEqual(['uno', 'dos']);
    expect(remote.calls).toEqual([0]);
  });

  it('keeps answers to different parameters apart', async () => {
    const blog = vi.fn<ContentService['blog']>(async () => null);
    const remote = { ...noContent, blog };
    const { service } = new CachedContent({ remote, standIn: nothing, log: silentLog });
    await service.blog('a', 'es');
    await service.blog('a', 'en');
    await service.blog('a', 'es');
    expect(blog.mock.calls).toEqual([
      ['a', 'es'],
      ['a', 'en'],
    ]);
  });

  it('serves the old answer while it fetches the new one, then reports what differs', async () => {
    const { remote, reported, titles } = given();
    await titles();
    remote.answer = menus('uno', 'otro');
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await titles()).toEqual(['uno', 'dos']);
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual([{ ids: ['m1'], queries: ['dailyMenus'] }]);
    expect(await titles()).toEqual(['uno', 'otro']);
  });

  it('names the documents that came and went', async () => {
    const { remote, reported, titles } = given();
    await titles();
    remote.answer = menus('uno', 'dos', 'tres').slice(1);
    await vi.advanceTimersByTimeAsync(MINUTE);
    await titles();
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual([{ ids: ['m0', 'm2'], queries: ['dailyMenus'] }]);
  });

  it('reports nothing when a refresh gets the same answer', async () => {
    const { remote, reported, titles } = given();
    await titles();
    remote.answer = menus('uno', 'dos');
    await vi.advanceTimersByTimeAsync(MINUTE);
    await titles();
    await vi.advanceTimersByTimeAsync(0);
    expect(remote.calls).toEqual([0, MINUTE]);
    expect(reported).toEqual([]);
  });

  it('serves what it has for as long as it is used while the remote is down', async () => {
    const { remote, titles } = given();
    await titles();
    remote.behaviour = 'fail';
    for (let minute = 0; minute < 30; minute += 1) {
      await vi.advanceTimersByTimeAsync(MINUTE);
      expect(await titles()).toEqual(['uno', 'dos']);
    }
  });

  it('refuses an answer never seen at once, and tries again after 1, 2 and 4 seconds', async () => {
    const { remote, titles } = given();
    remote.behaviour = 'fail';
    await expect(titles()).rejects.toThrow(ContentUnavailableError);
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    expect(remote.calls).toEqual([0, 1_000, 3_000, 7_000]);
  });

  it('asks at once for a visitor who would see an error, whatever the round of retries', async () => {
    const { remote, titles } = given();
    remote.behaviour = 'fail';
    await expect(titles()).rejects.toThrow(ContentUnavailableError);
    await vi.advanceTimersByTimeAsync(500);
    await expect(titles()).rejects.toThrow(ContentUnavailableError);
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    expect(remote.calls).toEqual([0, 500, 1_000, 3_000, 7_000]);
    remote.behaviour = 'answer';
    expect(await titles()).toEqual(['uno', 'dos']);
    expect(remote.calls).toHaveLength(6);
  });

  it('asks at most five times a second, however many ask, and all wait for it', async () => {
    const { remote, titles } = given();
    remote.behaviour = 'fail';
    await expect(titles()).rejects.toThrow(ContentUnavailableError);
    await vi.advanceTimersByTimeAsync(50);
    const asked = Array.from({ length: 100 }, () => titles());
    remote.behaviour = 'answer';
    await vi.advanceTimersByTimeAsync(150);
    expect(await Promise.all(asked)).toEqual(asked.map(() => ['uno', 'dos']));
    expect(remote.calls).toEqual([0, 200]);
  });

  it('pauses for half a minute after the last attempt, then starts again when asked', async () => {
    const { remote, cached, titles } = given({ standIn: showing('viejo') });
    remote.behaviour = 'fail';
    const { content, reads } = recordReads(cached.service);
    await content.dailyMenus();
    await vi.advanceTimersByTimeAsync(36 * SECOND);
    expect(await titles()).toEqual(['viejo']);
    cached.touch(reads);
    expect(remote.calls).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(SECOND);
    remote.behaviour = 'stall';
    cached.touch(reads);
    // Answered at once although the new attempt is still under way.
    expect(await titles()).toEqual(['viejo']);
    expect(remote.calls).toEqual([0, 1_000, 3_000, 7_000, 37_000]);
  });

  it('answers from the stand-in only while the remote never answered, and says so once', async () => {
    const warned: string[] = [];
    const informed: string[] = [];
    const log: Log = {
      info: (message) => void informed.push(message),
      warn: (message) => void warned.push(message),
      error() {},
    };
    const { remote, reported, titles } = given({ standIn: showing('viejo'), log });
    remote.behaviour = 'fail';
    expect(await titles()).toEqual(['viejo']);
    expect(await titles()).toEqual(['viejo']);
    expect(warned).toEqual([
      'the content service does not answer',
      'until the content service answers, the last it answered or the sample is shown',
    ]);
    remote.behaviour = 'answer';
    await vi.advanceTimersByTimeAsync(SECOND);
    // What was rendered from the stand-in is dropped.
    expect(reported).toEqual([{ ids: ['m0', 'm1'], queries: ['dailyMenus'] }]);
    expect(await titles()).toEqual(['uno', 'dos']);
    expect(informed).toEqual(['the content service answers again']);
    remote.behaviour = 'fail';
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(await titles()).toEqual(['uno', 'dos']);
  });

  it('waits a second and a half for a stalled remote before it shows the stand-in, once', async () => {
    const { remote, titles } = given({ standIn: showing('viejo') });
    remote.behaviour = 'stall';
    const first = titles();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await first).toEqual(['viejo']);
    expect(await titles()).toEqual(['viejo']);
    expect(remote.calls).toEqual([0]);
  });

  it('waits for one query only: with it the others are known to be stalled', async () => {
    const stall = async () => new Promise<never>(() => {});
    const { service } = new CachedContent({
      remote: { ...noContent, dailyMenus: stall, submenus: stall },
      standIn: showing('viejo'),
      log: silentLog,
    });
    const first = service.dailyMenus();
    await vi.advanceTimersByTimeAsync(1_500);
    await first;
    expect(await service.submenus()).toEqual([]);
  });

  it('asks for everything that failed as soon as anything is answered', async () => {
    const blog = vi.fn<ContentService['blog']>(async () => null);
    const { remote, service } = remoteOf();
    const { service: content } = new CachedContent({
      remote: { ...service, blog },
      standIn: showing('viejo'),
      log: silentLog,
    });
    remote.behaviour = 'fail';
    await content.dailyMenus();
    await vi.advanceTimersByTimeAsync(20 * SECOND);
    expect(remote.calls).toHaveLength(4);
    remote.behaviour = 'answer';
    await content.blog('a', 'es');
    await vi.advanceTimersByTimeAsync(0);
    expect(remote.calls).toHaveLength(5);
    expect((await content.dailyMenus()).map(({ title }) => title)).toEqual(['uno', 'dos']);
  });

  it('reports the query once the remote is back, so that error pages are dropped', async () => {
    const { remote, reported, titles } = given();
    remote.behaviour = 'fail';
    await expect(titles()).rejects.toThrow();
    remote.behaviour = 'answer';
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(reported).toEqual([{ ids: ['m0', 'm1'], queries: ['dailyMenus'] }]);
    expect(await titles()).toEqual(['uno', 'dos']);
  });

  it('makes a visitor wait at most a second and a half for a remote that does not answer', async () => {
    const { remote, titles } = given();
    remote.behaviour = 'stall';
    const settled = vi.fn();
    titles().catch(settled);
    await vi.advanceTimersByTimeAsync(1_499);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
    await expect(titles()).rejects.toThrow(ContentUnavailableError);
    expect(remote.calls).toEqual([0]);
  });

  it('forgets an answer five minutes after its last use', async () => {
    const { remote, titles } = given();
    await titles();
    await vi.advanceTimersByTimeAsync(4 * MINUTE);
    await titles();
    await vi.advanceTimersByTimeAsync(5 * MINUTE - 1);
    remote.behaviour = 'fail';
    expect(await titles()).toEqual(['uno', 'dos']);
    await vi.advanceTimersByTimeAsync(5 * MINUTE);
    await expect(titles()).rejects.toThrow(ContentUnavailableError);
  });

  it('fetches again what a page was rendered from, even when the answer is forgotten', async () => {
    const { remote, cached, reported } = given();
    const { content, reads } = recordReads(cached.service);
    await content.dailyMenus();
    cached.touch(reads);
    cached.touch(reads);
    expect(remote.calls).toEqual([0]);
    await vi.advanceTimersByTimeAsync(20 * MINUTE);
    remote.answer = menus('nuevo', 'dos');
    cached.touch(reads);
    await vi.advanceTimersByTimeAsync(0);
    expect(reported).toEqual([{ ids: ['m0', 'm1'], queries: ['dailyMenus'] }]);
    cached.touch(reads);
    expect(remote.calls).toEqual([0, 20 * MINUTE]);
  });

  it('keeps five hundred answers, and drops the least recently used', async () => {
    const blog = vi.fn<ContentService['blog']>(async () => null);
    const remote = { ...noContent, blog };
    const { service } = new CachedContent({ remote, standIn: nothing, log: silentLog });
    for (let index = 0; index < 500; index += 1) await service.blog(`b${index}`, 'es');
    await service.blog('b0', 'es');
    await service.blog('another', 'es');
    blog.mockClear();
    await service.blog('b0', 'es');
    expect(blog).not.toHaveBeenCalled();
    await service.blog('b1', 'es');
    expect(blog).toHaveBeenCalledOnce();
  });

  it('does nothing once it is stopped', async () => {
    const { remote, cached, titles } = given();
    remote.behaviour = 'fail';
    await expect(titles()).rejects.toThrow();
    cached.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
