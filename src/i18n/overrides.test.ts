import { describe, expect, it } from 'vitest';
import {
  gatherOverrides,
  overrideProblems,
  overridesIn,
  translator,
  type WordOverride,
} from './index.server.ts';

const override = (key: string, text: string, language = 'en'): WordOverride => ({
  key,
  language,
  text,
});

describe('what an override must keep to', () => {
  it.each([
    ['a word', override('common:nav.home', 'Start')],
    ['a word with its placeholder', override('common:from', '{{price}} and up')],
    ['a form of the plural', override('workshops:hours_other', '{{count}} h')],
    ['a word that a language borrows', override('common:nav.home', 'الرئيسية', 'ar')],
  ])('%s passes', (_, given) => {
    expect(overrideProblems(given)).toEqual([]);
  });

  it.each([
    ['no such word', override('common:nav.attic', 'Attic'), /no catalogue has a word common:nav/],
    ['no such catalogue', override('cellar:title', 'Cellar'), /no catalogue/],
    ['words, not a word', override('common:nav', 'Nav'), /no catalogue/],
    ['a name of the language itself', override('common:constructor', 'x'), /no catalogue/],
    ['a text of the language itself', override('common:constructor.name', 'x'), /no catalogue/],
    ['a placeholder lost', override('common:from', 'cheap'), /\{\{price\}\} is missing/],
    ['a placeholder too many', override('common:nav.home', '{{who}}'), /\{\{who\}\} is not known/],
    ['no such language', override('common:nav.home', 'Start', 'tlh'), /no language tlh/],
  ])('%s is refused', (_, given, message) => {
    const lines = overrideProblems(given).map(({ field, message }) => `${field}: ${message}`);
    expect(lines).toEqual([expect.stringMatching(message)]);
  });
});

describe('words with overrides', () => {
  const all = gatherOverrides([
    override('common:from', 'starting at {{price}}'),
    override('common:from', 'an older text, {{price}}'),
    override('workshops:hours_other', '{{count}} h'),
    override('common:nav.home', 'Portada', 'es'),
  ]);

  it('take their place, with values filled in, the first of two', () => {
    const t = translator('en', overridesIn(all, 'en'));
    expect(t('common:from', { price: '€5' })).toBe('starting at €5');
    expect(t('common:nav.home')).toBe('Home');
  });

  it('take the place of one form of the plural', () => {
    const t = translator('en', overridesIn(all, 'en'));
    expect(t('workshops:hours', { count: 3 })).toBe('3 h');
    expect(t('workshops:hours', { count: 1 })).toBe('1 hour');
  });

  it('hold in a language that borrows the words', () => {
    expect(translator('ar', overridesIn(all, 'ar'))('common:nav.home')).toBe('Portada');
  });
});
