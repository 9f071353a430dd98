import type { Words } from '../words.ts';
import type { blog as original } from '../es/blog.ts';

export const blog: Words<typeof original> = {
  title: 'Blog',
  headTitle: '{{name}} blog',
  feed: 'Subscribe (Atom)',
  empty: 'No posts yet. Come back soon: there is always something on the stove.',
  failed: 'Failed to fetch blogs',
  failedOne: 'Failed to fetch blog',
  notFound: 'Blog not found',
  notFoundText: 'It may have been taken down, or the address may have been mistyped.',
  slugMissing: 'Blog slug is missing',
  categories: 'Categories',
  by: 'By {{name}}',
  reading: '{{minutes}} min read',
  more: 'Keep reading',
  all: 'All posts',
  pages: 'Pages of the blog',
  page: 'Page {{page}} of {{pages}}',
  newer: 'Newer',
  older: 'Older',
};
