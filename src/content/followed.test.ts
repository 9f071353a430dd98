import { describe, expect, it, vi } from 'vitest';
import type { ContentService } from './content-service.ts';
import { Followed } from './followed.server.ts';
import type { GlobalSettings } from './index.ts';
import { offeredLanguages } from './offered-languages.ts';
import { noContent } from './testing/no-content.ts';
import { read } from './testing/read.ts';
import { settings } from './testing/samples.ts';

const say = (languages?: readonly string[]): GlobalSettings =>
  read('globalSettings', settings({ ...(languages && { languages }) }));

function offeredOver(globalSettings: ContentService['globalSettings']) {
  return new Followed(
    { ...noContent, globalSettings },
    async (content) => offeredLanguages(await content.globalSettings(), ['es', 'en']),
    ['es', 'en'],
  );
}

const unreachable = async (): Promise<never> => {
  throw new Error('away');
};

const change = (...ids: string[]) => ({ documentIds: new Set(ids), queries: new Set<never>() });

describe('what is followed of the content: the offered languages', () => {
  it('are those of the settings, and follow them', async () => {
    const asked = vi.fn(async () => say());
    const offered = offeredOver(asked);
    const listener = vi.fn();
    offered.subscribe(listener);
    await offered.read();
    expect(offered.current).toEqual(['es', 'en']);
    expect(listener).not.toHaveBeenCalled();
    asked.mockResolvedValue(say([]));
    offered.change(change('globalSettings'));
    await expect.poll(() => offered.current).toEqual(['es']);
    expect(listener).toHaveBeenCalledOnce();
    asked.mockResolvedValue(say(['en']));
    offered.change(change('globalSettings'));
    await expect.poll(() => offered.current).toEqual(['es', 'en']);
  });

  it('read the settings again only when these change', async () => {
    const asked = vi.fn(async () => say());
    const offered = offeredOver(asked);
    await offered.read();
    offered.change(change('homePage'));
    await new Promise(setImmediate);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('are what the last of several changes says, however long the first took to read', async () => {
    const slow = Promise.withResolvers<GlobalSettings>();
    const asked = vi.fn<ContentService['globalSettings']>(() => slow.promise);
    const offered = offeredOver(asked);
    const first = offered.read();
    offered.change(change('globalSettings'));
    await expect.poll(() => asked).toHaveBeenCalledOnce();
    asked.mockResolvedValue(say([]));
    slow.resolve(say(['en']));
    await first;
    await expect.poll(() => offered.current).toEqual(['es']);
  });

  it('stay what they were while the settings cannot be read, and are asked for until they were read', async () => {
    const asked = vi.fn<ContentService['globalSettings']>(unreachable);
    const offered = offeredOver(asked);
    await offered.read();
    expect(offered.current).toEqual(['es', 'en']);
    asked.mockResolvedValue(say([]));
    await expect.poll(() => offered.current).toEqual(['es']);
    asked.mockImplementation(unreachable);
    offered.change(change('globalSettings'));
    await new Promise(setImmediate);
    expect(offered.current).toEqual(['es']);
  });

  it('are read again after a failure that nobody hears of, until it succeeds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const asked = vi.fn<ContentService['globalSettings']>(async () => say());
      const offered = offeredOver(asked);
      const heard = vi.fn();
      offered.subscribe(heard);
      await offered.read();
      asked.mockImplementation(unreachable);
      offered.change(change('globalSettings'));
      await vi.advanceTimersByTimeAsync(3_000);
      expect(asked.mock.calls.length).toBeGreaterThan(2);
      asked.mockResolvedValue(say([]));
      await vi.advanceTimersByTimeAsync(1_000);
      expect(heard).toHaveBeenCalledOnce();
      const count = asked.mock.calls.length;
      await vi.advanceTimersByTimeAsync(5_000);
      expect(asked).toHaveBeenCalledTimes(count);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are read again when the reading after a change fails, though one before it had just ended well', async () => {
    const asked = vi.fn<ContentService['globalSettings']>(unreachable);
    asked.mockResolvedValueOnce(say());
    const offered = offeredOver(asked);
    const first = offered.read();
    offered.change(change('globalSettings'));
    await first;
    await expect.poll(() => asked).toHaveBeenCalledTimes(2);
    asked.mockResolvedValue(say([]));
    await expect.poll(() => offered.current, { timeout: 3_000 }).toEqual(['es']);
  });

  it('are read again where they change while they are being read anew', async () => {
    const first = async (content: ContentService) => (await content.globalSettings())?.siteName;
    const names = ['a', 'b', 'c'];
    let meanwhile = () => {};
    const globalSettings = async () => ({ ...say(), siteName: names.shift() ?? '' });
    const service = { ...noContent, globalSettings, homePage: async () => null };
    // What it reads depends on what the settings say.
    const followed = new Followed(
      service,
      async (content) => {
        const name = await first(content);
        if (name !== 'a') await content.homePage();
        meanwhile();
        return name;
      },
      '',
    );
    await followed.read();
    meanwhile = () => {
      meanwhile = () => {};
      followed.change(change('homePage'));
    };
    followed.change(change('globalSettings'));
    await expect.poll(() => followed.current).toBe('c');
  });
});
