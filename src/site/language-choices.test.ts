import { load } from 'cheerio/slim';
import { expect, test } from 'vitest';
import type { FilledType } from '../content/index.ts';
import { noContent } from '../content/testing/no-content.ts';
import { read } from '../content/testing/read.ts';
import { post } from '../content/testing/samples.ts';
import type { FormAnswer } from '../requests/index.ts';
import { pagesOf, siteOver } from './testing/site.ts';

const posts = Array.from({ length: 30 }, (_, index) => read('blog', post(`p${index}`)));
const content = {
  ...noContent,
  blogs: async ({ offset, limit }: { offset: number; limit: number }) => ({
    posts: posts.slice(offset, offset + limit),
    total: posts.length,
  }),
};

/** Where the choices of a language on a page come back to. */
function comesBackTo(html: string): (string | null)[] {
  const $ = load(html);
  const links = $('a[data-language=es]').map((_, link) => $(link).attr('href'));
  return [
    ...new Set(
      links.get().map((link) => new URL(link, 'https://a.example').searchParams.get('to')),
    ),
  ];
}

test('a choice of language keeps what the address asks for, and no more', async () => {
  const page = pagesOf(content);
  const to = async (address: string) => comesBackTo((await page(address)).body);
  expect(await to('/en/thanks?kind=contact&other=1')).toEqual(['/thanks?kind=contact']);
  expect(await to('/en/blog?page=3')).toEqual(['/blog?page=3']);
  expect(await to('/en/blog')).toEqual(['/blog']);
  const { $ } = await page('/en/blog?page=2');
  expect($('a[data-language=en]').first().attr('href')).toBe('/en/blog?page=2');
});

test('on the answer to a form it comes back to where the form stood', async () => {
  const site = siteOver(content);
  const answered = { values: {}, errors: {}, challenge: undefined };
  const to = async (answer: Pick<FormAnswer, 'kind' | 'form'>) =>
    comesBackTo(await site.formAnswer({ ...answer, language: 'en', status: 422 }));
  const form = { ...answered, returnTo: '/en/gastronomic/queso' };
  expect(await to({ kind: 'request', form })).toEqual(['/gastronomic/queso']);
  const unsaid = { ...answered, returnTo: undefined };
  expect(await to({ kind: 'contact', form: unsaid })).toEqual(['/contact']);
  expect(await to({ kind: 'feedback', form: null })).toEqual(['/feedback']);
});

test('who is refused is led to an empty form only where it has a page', async () => {
  const ledTo = async (...filled: FilledType[]) => {
    const site = siteOver({ ...content, filledTypes: async () => filled });
    const answer = { kind: 'contact', language: 'en', status: 413, form: null } as const;
    return load(await site.formAnswer(answer))('#form a').attr('href');
  };
  expect(await ledTo()).toBe('/en/contact');
  expect(await ledTo('off:contact')).toBeUndefined();
});
