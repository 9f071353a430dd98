import { expect, it, vi } from 'vitest';
import type { ContentService } from '../content/index.ts';
import { noContent } from '../content/testing/no-content.ts';
import { ParameterValues } from './parameter-values.server.ts';
import type { Parameters } from './parameters.server.ts';
import { unreachable } from './testing/site.ts';

const parameters: Parameters = {
  slug: { values: ({ content }) => content.blogKeys() },
  language: { values: async ({ languages }) => languages },
};

function knownOver(blogKeys: ContentService['blogKeys']) {
  return new ParameterValues({ content: { ...noContent, blogKeys }, languages: ['es', 'en'] });
}

const change = (query: 'blogKeys' | 'about') => ({
  documentIds: new Set<string>(),
  queries: new Set([query]),
});

it('reads the values once for all who ask, and again when what they were read from changes', async () => {
  const blogKeys = vi.fn(async () => ['a']);
  const known = knownOver(blogKeys);
  const ask = (slug: string) => known.haveAll({ slug }, parameters);
  expect(await Promise.all([ask('a'), ask('b'), ask('A'), ask('')])).toEqual([
    true,
    false,
    false,
    false,
  ]);
  known.change(change('about'));
  await ask('c');
  expect(blogKeys).toHaveBeenCalledOnce();
  blogKeys.mockResolvedValue(['a', 'b']);
  known.change(change('blogKeys'));
  expect(await ask('b')).toBe(true);
});

it('wants all of the values known, and knows none of a parameter that is not declared', async () => {
  const known = knownOver(async () => ['a']);
  expect(await known.haveAll({ slug: 'a', language: 'en' }, parameters)).toBe(true);
  expect(await known.haveAll({ slug: 'a', language: 'ar' }, parameters)).toBe(false);
  expect(await known.haveAll({ other: 'a' }, parameters)).toBe(false);
  expect(await known.haveAll({}, parameters)).toBe(true);
});

it('does not keep what was being read when the content changed', async () => {
  const answers: ((keys: string[]) => void)[] = [];
  const known = knownOver(() => new Promise((resolve) => answers.push(resolve)));
  const first = known.haveAll({ slug: 'new' }, parameters);
  known.change(change('about'));
  const second = known.haveAll({ slug: 'new' }, parameters);
  await expect.poll(() => answers).toHaveLength(2);
  answers[0]?.([]);
  answers[1]?.(['new']);
  expect([await first, await second]).toEqual([false, true]);
});

it('tells that it cannot be known, and tries again', async () => {
  const blogKeys = vi.fn<ContentService['blogKeys']>(unreachable);
  const known = knownOver(blogKeys);
  await expect(known.haveAll({ slug: 'a' }, parameters)).rejects.toThrow();
  blogKeys.mockResolvedValue(['a']);
  expect(await known.haveAll({ slug: 'a' }, parameters)).toBe(true);
});
