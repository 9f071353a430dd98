import type { Language } from '../i18n/index.ts';
import type { PublicationCheck } from './editor/publication-changes.server.ts';

/** Lets the settings be published only with languages that the installation has. */
export function installedLanguages(installed: readonly Language[]): PublicationCheck {
  return async () =>
    ({ _type: type, languages, defaultLanguage }) => {
      if (type !== 'globalSettings') return [];
      const isMissing = (code: unknown) => !installed.includes(code as Language);
      const others = Array.isArray(languages) ? languages.filter(isMissing) : [];
      const isFirst = defaultLanguage !== undefined && isMissing(defaultLanguage);
      if (isFirst) others.push(defaultLanguage);
      if (others.length === 0) return [];
      const expected = installed.join(', ');
      const message = `names ${others.join(', ')}, and this installation has only ${expected}`;
      return [
        { path: [isFirst ? 'defaultLanguage' : 'languages'], rule: 'installed', expected, message },
      ];
    };
}
