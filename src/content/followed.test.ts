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
});
