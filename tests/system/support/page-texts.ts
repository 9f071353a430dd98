import { expect } from 'vitest';
import { parseHtml } from '../../support/html.ts';
import { sharedSite } from './shared-site.ts';

export type Html = ReturnType<typeof parseHtml>;

/** A text as it is read: runs of white space are one space, but for those that do not break. */
export const squeezed = (text: string) => text.replace(/[^\S\u00a0]+/g, ' ').trim();

/** What each element says that a selector finds. */
export const textsOf = ($: Html, selector: string) =>
  $(selector)
    .toArray()
    .map((one) => squeezed($(one).text()));

/** The pages of the shared site in one language: their addresses, and what they answer. */
export function pagesIn(language: 'es' | 'en') {
  const prefix = language === 'es' ? '' : '/en';
  const at = (path: string) => (path === '/' && prefix ? prefix : prefix + path);

  async function get(path: string, status = 200): Promise<Html> {
    const answer = await (await sharedSite()).get(at(path));
    expect([path, answer.status]).toEqual([path, status]);
    return parseHtml(await answer.text());
  }

  return { at, get };
}
