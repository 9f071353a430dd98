import type { Words } from '../index.ts';
import type { blog as original } from '../es/blog.ts';

export const blog: Words<typeof original> = {
  feedTitle: 'La Sobremesa blog',
};
