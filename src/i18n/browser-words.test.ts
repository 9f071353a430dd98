import { describe, expect, it } from 'vitest';
import {
  BROWSER_NAMESPACES,
  loadWords,
  overridesOf,
  overrideWords,
  wordsOf,
} from './index.server.ts';

describe('the words that a browser loads', () => {
  it.each(['es', 'en', 'ar'] as const)('are those of the server in %s', async (language) => {
    const words = await loadWords(BROWSER_NAMESPACES, language);
    expect(words).toEqual({
      forms: wordsOf(language, 'forms'),
      islands: wordsOf(language, 'islands'),
      diner: wordsOf(language, 'diner'),
      common: wordsOf(language, 'common'),
    });
  });

  it('are only those that are asked for', async () => {
    expect(Object.keys(await loadWords(['islands'], 'en'))).toEqual(['islands']);
  });

  it('fall back to Spanish where a language has none', async () => {
    const { forms } = await loadWords(['forms'], 'ar');
    expect(forms?.request.submit).toBe(wordsOf('es', 'forms').request.submit);
  });
});

describe('words that are overridden', () => {
  const overrides = {
    'forms:request.submit': 'Ask us',
    'forms:feedback.scores.1': 'Not good',
    'forms:request.unknown': 'x',
    'forms:__proto__.submit': 'x',
    'islands:close': 'Shut',
    'menu:title': 'Food',
  };

  it('replace those of the catalogue, and the others stay', async () => {
    const { forms } = await loadWords(['forms'], 'en', overrides);
    const original = wordsOf('en', 'forms');
    expect(forms?.request).toEqual({ ...original.request, submit: 'Ask us' });
    expect(forms?.feedback.scores).toEqual(['Very bad', 'Not good', 'Fair', 'Good', 'Very good']);
    expect(forms?.contact).toEqual(original.contact);
    expect(original.request.submit).toBe('Send request');
  });

  it('are the same on the server', async () => {
    const words = Object.fromEntries(BROWSER_NAMESPACES.map((name) => [name, wordsOf('en', name)]));
    expect(overrideWords(words, overrides)).toEqual(
      await loadWords(BROWSER_NAMESPACES, 'en', overrides),
    );
    expect(overrideWords(words)).toBe(words);
  });

  it('are sent only for the namespaces that are used', () => {
    expect(overridesOf(['islands'], overrides)).toEqual({ 'islands:close': 'Shut' });
    expect(overridesOf(['forms'], { 'menu:title': 'Food' })).toBeUndefined();
    expect(overridesOf(['forms'])).toBeUndefined();
  });
});
