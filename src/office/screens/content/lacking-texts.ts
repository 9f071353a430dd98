import { differencesOf } from '../../form/differences.ts';
import { untranslated } from '../../form/language-check.ts';
import type { Leaf } from '../../form/leaves.ts';
import type { ContentForm, DocumentView } from './api.ts';
import { indexedPath, valueAt } from './set-at.ts';

/** A text that a language lacks, and where it is, whatever becomes of the order of a list. */
export type LackingText = Pick<Leaf, 'field' | 'labels'> & { readonly place: string };

type Form = Pick<ContentForm, 'fields' | 'languages'>;
type States = Pick<DocumentView, 'draft' | 'published'>;

/** The texts that a language lacks as the document is published, or in its draft. */
export function lackingTexts(
  { fields, languages }: Form,
  { draft, published }: States,
): readonly LackingText[] {
  const states = [draft, published].filter((one) => one !== null);
  const texts = states.flatMap(({ values }) =>
    untranslated(fields, values, languages).map(({ field, labels, place }) => ({
      ...{ field, labels },
      place: place.map((step) => step.replace(/^\[(.*)\]$/, '$1')).join('.'),
    })),
  );
  const now = (draft ?? published)?.values;
  const here = texts.filter(({ place }) => valueAt(now, indexedPath(now, place)) !== undefined);
  return [...new Map(here.map((text) => [text.place, text])).values()];
}

/** What else of a draft would be published with them, by name. */
export function otherChanges(
  { fields }: Pick<Form, 'fields'>,
  { draft, published }: States,
  texts: readonly LackingText[],
): readonly Leaf['labels'][] {
  if (!draft || !published) return [];
  const own = new Set(texts.map(({ place }) => indexedPath(draft.values, place)));
  const changes = differencesOf(fields, published.values, draft.values).filter(
    ({ path, language }) => !own.has((language ? path.slice(0, -1) : path).join('.')),
  );
  return [...new Map(changes.map(({ labels }) => [JSON.stringify(labels), labels])).values()];
}
