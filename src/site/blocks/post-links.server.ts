import { type BlogSummary } from '../../content/index.ts';

/** The path of a post, without the language, as it can stand in an address. */
export function postPath({ slug }: Pick<BlogSummary, 'slug'>): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

/** The path of a page of the list, from 1, without the language. */
export function listPath(page: number): string {
  return page === 1 ? '/blog' : `/blog?page=${page}`;
}
