import { describe, expect, it, vi } from 'vitest';
import type { ContentService, GlobalSettings } from '../content/index.ts';
import { noContent } from '../content/testing/no-content.ts';
import { read } from '../content/testing/read.ts';
import { settings } from '../content/testing/samples.ts';
import { OfferedLanguages } from './offered-languages.server.ts';
import { unreachable } from './testing/site.ts';

const say = (languages?: readonly string[]): GlobalSettings =>
  read('globalSettings', settings({ ...(languages && { languages }) }));

function offeredOver(globalSettings: ContentService['globalSettings']) {
  const content = { ...noContent, globalSettings };
  return new OfferedLanguages({ content, languages: ['es', 'en'] });
}

const change = (...ids: string[]) => ({ documentIds: new Set(ids), queries: new Set<never>() });

describe('OfferedLanguages', () => {
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
