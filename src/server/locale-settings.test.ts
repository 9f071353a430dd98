import { afterEach, describe, expect, it } from 'vitest';
import type { ContentChange, ContentService, GlobalSettings } from '../content/index.ts';
import {
  defaultLanguage,
  formatPrice,
  setLocaleSettings,
  timeZone,
  DEFAULT_LOCALE_SETTINGS,
} from '../i18n/index.ts';
import { followLocaleSettings } from './locale-settings.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

/** Settings that change, as a thread sees them. */
async function following() {
  let settings: Partial<GlobalSettings> | null = {};
  const listeners = new Set<(change: ContentChange) => void>();
  const followed = await followLocaleSettings({
    service: {
      globalSettings: async () => {
        if (!settings) throw new Error('away');
        return { ...settings, _id: 'globalSettings' };
      },
    } as unknown as ContentService,
    changes: {
      subscribe(listener: (change: ContentChange) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as never,
  });
  let count = 0;
  followed.subscribe(() => (count += 1));
  const change = (next: typeof settings) => {
    settings = next;
    const change = { documentIds: new Set(['globalSettings']), queries: new Set<never>() };
    for (const listener of listeners) listener(change);
    return new Promise((resolve) => setTimeout(resolve));
  };
  return { change, told: () => count };
}

describe('the locale settings in a thread', () => {
  it('are those of the settings after each change of them, and whoever listens is told', async () => {
    const { change, told } = await following();
    await change({ defaultLanguage: 'en', timeZone: 'Atlantic/Canary' });
    expect([defaultLanguage(), timeZone(), told()]).toEqual(['en', 'Atlantic/Canary', 1]);
    await change({ defaultLanguage: 'en', timeZone: 'Atlantic/Canary', siteName: 'Casa Paz' });
    expect(told()).toBe(1);
    await change({ holidays: { country: 'MX', own: [] } });
    expect([formatPrice(12.5, 'es'), told()]).toEqual(['€12.50', 2]);
    await change({});
    expect([defaultLanguage(), timeZone(), told()]).toEqual(['es', 'Europe/Madrid', 3]);
  });

  it('stay while the settings cannot be read', async () => {
    const { change, told } = await following();
    await change({ defaultLanguage: 'ca' });
    await change(null);
    expect([defaultLanguage(), told()]).toEqual(['ca', 1]);
  });
});
