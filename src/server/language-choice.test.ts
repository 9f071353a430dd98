import { describe, expect, it } from 'vitest';
import { chosenLanguage, languageCookie, redirectForChoice } from './language-choice.ts';

describe('chosenLanguage', () => {
  it.each([
    [undefined, null],
    ['other=1', null],
    ['language=en', 'en'],
    ['a=b; language=en; c=d', 'en'],
    ['mylanguage=en', null],
    ['language=ar', null],
    ['language=<script>', null],
  ])('%s → %s', (cookies, language) => {
    expect(chosenLanguage(cookies, ['es', 'en'])).toBe(language);
  });
});

it('is kept in a cookie that other sites’ forms do not send, over https alone where there is https', () => {
  const cookie = 'language=en; Path=/; Max-Age=31536000; SameSite=Lax';
  expect(languageCookie('en', true)).toBe(`${cookie}; Secure`);
  expect(languageCookie('en', false)).toBe(cookie);
});

describe('redirectForChoice', () => {
  it('sends a person who chose English from a Spanish address to the English one', () => {
    expect(redirectForChoice({ language: 'es', pagePath: '/blog?page=2' }, 'en')).toBe(
      '/en/blog?page=2',
    );
  });

  it('leaves alone who chose nothing, who chose Spanish, and an address that names its language', () => {
    expect(redirectForChoice({ language: 'es', pagePath: '/' }, null)).toBeNull();
    expect(redirectForChoice({ language: 'es', pagePath: '/' }, 'es')).toBeNull();
    expect(redirectForChoice({ language: 'en', pagePath: '/' }, 'es')).toBeNull();
  });
});
