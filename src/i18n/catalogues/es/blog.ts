/** Words of the blog. */
export const blog = {
  feedTitle: 'Blog de La Sobremesa',
} as const;
