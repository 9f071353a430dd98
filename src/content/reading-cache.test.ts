import { expect, it, vi } from 'vitest';
import type { ContentChange, ContentService } from './content-service.ts';
import { keepReading } from './reading-cache.server.ts';
import { noContent } from './testing/no-content.ts';
import * as sample from './testing/samples.ts';

function given(menus: () => Promise<unknown>) {
  const listeners = new Set<(change: ContentChange) => void>();
  const dailyMenus = vi.fn(menus);
  const read = keepReading(
    {
      service: { ...noContent, dailyMenus } as unknown as ContentService,
      changes: {
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      },
    },
    async (content) => (await content.dailyMenus()).map(({ _id }) => _id),
  );
  const change = (ids: string[], queries: (keyof ContentService)[] = []) => {
    for (const listener of listeners)
      listener({ documentIds: new Set(ids), queries: new Set(queries) });
  };
  return { read, change, dailyMenus };
}

it('reads once, also for those who ask at once, and again after a change of what was read', async () => {
  const { read, change, dailyMenus } = given(async () => [sample.menu('m1', 1)]);
  expect(await Promise.all([read(), read()])).toEqual([['m1'], ['m1']]);
  change(['elsewhere'], ['banners']);
  await read();
  expect(dailyMenus).toHaveBeenCalledTimes(1);
  change(['m1']);
  await read();
  expect(dailyMenus).toHaveBeenCalledTimes(2);
  change([], ['dailyMenus']);
  await read();
  expect(dailyMenus).toHaveBeenCalledTimes(3);
});

it('never answers a reading that began before a change', async () => {
  const answers = [Promise.withResolvers<unknown>(), Promise.withResolvers<unknown>()];
  let calls = 0;
  const { read, change } = given(() => answers[calls++]?.promise ?? Promise.reject(new Error()));
  const before = read();
  change(['m1']);
  const after = read();
  answers[1]?.resolve([sample.menu('new', 1)]);
  expect(await after).toEqual(['new']);
  answers[0]?.resolve([sample.menu('old', 1)]);
  expect(await before).toEqual(['old']);
  expect(await read()).toEqual(['new']);
});

it('keeps no failure', async () => {
  let isAway = true;
  const { read } = given(async () => {
    if (isAway) throw new Error('away');
    return [sample.menu('m1', 1)];
  });
  await expect(read()).rejects.toThrow('away');
  isAway = false;
  expect(await read()).toEqual(['m1']);
});
