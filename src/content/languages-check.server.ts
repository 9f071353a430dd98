import type { Language } from '../i18n/index.ts';
import type { PublicationCheck } from './editor/publication-changes.server.ts';

/** Lets the settings be published only with languages that the installation has. */
export function installedLanguages(installed: readonly Language[]): PublicationCheck {
  return async () =>
    ({ _type: type, languages }) => {
      if (type !== 'globalSettings' || !Array.isArray(languages)) return [];
      const others = languages.filter((code) => !installed.includes(code as Language));
      if (others.length === 0) return [];
      const expected = installed.join(', ');
      const message = `names ${others.join(', ')}, and this installation has only ${expected}`;
      return [{ path: ['languages'], rule: 'installed', expected, message }];
    };
}
