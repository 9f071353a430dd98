import { useEffect, useRef } from 'react';
import type { FormField } from '../../../content/index.ts';
import { titleOfItem } from '../../form/leaves.ts';
import { slugOf } from '../../form/slug-of.ts';
import type { Draft } from './use-document-draft.ts';

/** Keeps the address of what was never published as its title is, until somebody types another. */
export function useProposedSlug(fields: readonly FormField[], { view, values, set }: Draft): void {
  const field = fields.find(({ input }) => input === 'slug')?.name;
  const slug = field === undefined ? undefined : (values[field] ?? '');
  const proposed = slugOf(titleOfItem(values, fields));
  const last = useRef<string | null>(null);
  const isNew = view !== null && !view.published && !view.trashed;
  useEffect(() => {
    if (!isNew || field === undefined) return;
    const isOurs = slug === '' || slug === last.current;
    if (isOurs && proposed !== slug && proposed !== last.current) set(field, proposed);
    last.current = proposed;
  }, [isNew, field, slug, proposed, set]);
}
