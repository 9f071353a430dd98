import { afterEach, describe, expect, it } from 'vitest';
import { setLocaleSettings, DEFAULT_LOCALE_SETTINGS, wordsLanguage } from './business.ts';
import { LANGUAGES, localizedPath, splitPath, type Language } from './languages.ts';

afterEach(() => setLocaleSettings(DEFAULT_LOCALE_SETTINGS));

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

  it.each([
    ['es', { es: 'es', en: 'en', ca: 'es', ar: 'es' }],
    ['en', { es: 'es', en: 'en', ca: 'en', ar: 'en' }],
    ['ca', { es: 'es', en: 'en', ca: 'es', fr: 'es' }],
    ['fr', { es: 'es', en: 'en', fr: 'en', ar: 'en' }],
  ] as const)('borrows words of the default, else of Spanish or English: %s', (first, words) => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: first });
    for (const [language, of] of Object.entries(words))
      expect(wordsLanguage(language as Language)).toBe(of);
  });

  it('puts another default at the root', () => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: 'en' });
    expect(localizedPath('/menu', 'en')).toBe('/menu');
    expect(localizedPath('/menu', 'es')).toBe('/es/menu');
    expect(splitPath('/es/menu', ['es', 'en'])).toMatchObject({ language: 'es', path: '/menu' });
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
    expect(splitPath(pathname, ['es', 'en'])).toEqual({ language, path, isSpelledOut: false });
  });

  it('knows the addresses that the default had before', () => {
    setLocaleSettings({ ...DEFAULT_LOCALE_SETTINGS, language: 'en' });
    const before = { language: 'en', path: '/menu', isSpelledOut: true };
    expect(splitPath('/en/menu', ['es', 'en'])).toEqual(before);
  });
});
