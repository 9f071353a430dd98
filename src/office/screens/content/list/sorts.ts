import type { ContentForm } from '../api.ts';

/** The orders of a list of documents, and the keys of what they are called. */
const SORTS = [
  ['position', 'ASC', 'byOrder'],
  ['title', 'ASC', 'byTitle'],
  ['date', 'DESC', 'byDate'],
  ['updatedAt', 'DESC', 'byChange'],
] as const;

type Ordered = Pick<ContentForm, 'type' | 'order'>;

/** The orders that the documents of a type can be put in. */
export function sortsOf({ type, order }: Ordered) {
  return SORTS.filter(([field]) => {
    if (field === 'position') return order === 'displayOrder';
    return field !== 'date' || order === 'date' || type === 'blog';
  });
}

/** The order that they are in by themselves. */
export function usualSort({ order }: Ordered): { field: string; order: 'ASC' | 'DESC' } {
  if (order === 'displayOrder') return { field: 'position', order: 'ASC' };
  return { field: order === 'date' ? 'date' : 'updatedAt', order: 'DESC' };
}
