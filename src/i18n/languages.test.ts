import { describe, expect, it } from 'vitest';
import { CATALOGUES } from './catalogues/read.server.ts';
import {
  defaultLanguage,
  LANGUAGES,
  localizedPath,
  splitPath,
  wordsLanguage,
} from './languages.ts';

describe('languages', () => {
  it('lists Arabic, complete with its direction', () => {
    expect(LANGUAGES).toContainEqual({
      code: 'ar',
      name: 'Arabic',
      nativeName: 'العربية',
      flag: expect.any(String) as string,
      direction: 'rtl',
    });
  });

  it('says whose words a language speaks: its own, where it has a catalogue', () => {
    for (const { code } of LANGUAGES)
      expect(wordsLanguage(code)).toBe(code in CATALOGUES ? code : defaultLanguage());
  });

  it('puts Spanish at the root and English under /en', () => {
    expect(localizedPath('/menu', 'es')).toBe('/menu');
    expect(localizedPath('/menu', 'en')).toBe('/en/menu');
    expect(localizedPath('/', 'en')).toBe('/en');
  });

  it.each([
    ['/menu', 'es', '/menu'],
    ['/en/menu', 'en', '/menu'],
    ['/en', 'en', '/'],
    ['/ar/menu', 'es', '/ar/menu'],
    ['/es/menu', 'es', '/es/menu'],
    ['/english', 'es', '/english'],
  ])('%s is %s %s', (pathname, language, path) => {
    expect(splitPath(pathname, ['es', 'en'])).toEqual({ language, path });
  });
});
