import { localeSettingsOf } from '../content/index.ts';
import { Followed, type Content } from '../content/index.server.ts';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS } from '../i18n/index.ts';

/**
 * Has this thread go by the default language, the time zone and the currency of the settings, now and
 * after each change of them.
 */
export async function followLocaleSettings({
  service,
  changes,
}: Pick<Content, 'service' | 'changes'>) {
  const settings = new Followed(
    service,
    async (content) => localeSettingsOf(await content.globalSettings()),
    DEFAULT_LOCALE_SETTINGS,
  );
  setLocaleSettings(DEFAULT_LOCALE_SETTINGS);
  settings.subscribe(() => setLocaleSettings(settings.current));
  const stop = changes.subscribe((change) => settings.change(change));
  await settings.read();
  return {
    /** Has a listener told whenever any of them is another than before. */
    subscribe: (listener: () => void) => settings.subscribe(listener),
    stop,
  };
}
