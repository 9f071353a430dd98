import { beforeAll, describe, expect, it } from 'vitest';
import { parseHtml } from '../support/html.ts';
import { listedPages } from './support/shared-site.ts';

/** What search engines show whole, characters. */
const TITLE = { least: 30, most: 60 };
const DESCRIPTION = { least: 70, most: 155 };

interface Head {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

const heads: Head[] = [];
beforeAll(async () => {
  for (const [path, html] of await listedPages()) {
    const $ = parseHtml(html);
    const description = $('meta[name=description]').attr('content') ?? '';
    heads.push({ path, title: $('title').text(), description });
  }
});

const isWithin = (text: string, { least, most }: typeof TITLE) =>
  text.length >= least && text.length <= most;

/** The values that several pages have, with their pages. */
function repeated(of: 'title' | 'description'): string[] {
  const seen = new Map<string, string[]>();
  for (const head of heads) seen.set(head[of], [...(seen.get(head[of]) ?? []), head.path]);
  return [...seen]
    .filter(([, paths]) => paths.length > 1)
    .map(([text, paths]) => `${text}: ${paths.join(' ')}`);
}

describe('what search engines show of each listed page, in both languages', () => {
  it('has titles that are shown whole', () => {
    const wrong = heads.filter(({ title }) => !isWithin(title, TITLE));
    expect(wrong.map(({ path, title }) => `${path} (${title.length}): ${title}`)).toEqual([]);
  });

  it('has descriptions that say something and are shown whole', () => {
    const wrong = heads.filter(({ description }) => !isWithin(description, DESCRIPTION));
    expect(
      wrong.map(({ path, description }) => `${path} (${description.length}): ${description}`),
    ).toEqual([]);
  });

  it('repeats no title and no description', () => {
    expect(heads.length).toBeGreaterThan(80);
    expect([...repeated('title'), ...repeated('description')]).toEqual([]);
  });
});
