import type { Words } from '../words.ts';
import type { blog as original } from '../es/blog.ts';

export const blog: Words<typeof original> = {
  _name: 'Blog',
  title: 'Blog',
  headTitle: '{{name}} blog',
  feed: 'Subscribe (Atom)',
  empty: 'No posts yet. Come back soon: there’s always something on the stove.',
  failed: 'Failed to fetch blogs',
  failedOne: 'Failed to fetch blog',
  notFound: 'Blog not found',
  notFoundText: 'We may have taken it down, or there’s a slip in the address.',
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
