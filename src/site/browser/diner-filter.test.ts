import { expect, it, vi } from 'vitest';
import type * as I18n from '../../i18n/index.ts';

const loadWords = vi.hoisted(() => vi.fn());
vi.mock('../../i18n/index.ts', async (original) => ({
  ...(await original<typeof I18n>()),
  loadWords,
}));

it('starts again when its words could not be had, and only once', async () => {
  const observe = vi.fn();
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = observe;
    },
  );
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('location', { search: '', hash: '' });
  vi.stubGlobal('document', {
    ...{ documentElement: { lang: 'es', dataset: {} }, body: {} },
    ...{ querySelector: () => null, querySelectorAll: () => [] },
  });
  const { startFilter } = await import('./diner-filter.ts');
  loadWords.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  loadWords.mockResolvedValue({ diner: {}, common: {} });
  await expect(startFilter()).rejects.toThrow('Failed to fetch');
  await Promise.all([startFilter(), startFilter()]);
  expect(loadWords).toHaveBeenCalledTimes(2);
  expect(observe).toHaveBeenCalledTimes(1);
  vi.unstubAllGlobals();
});
