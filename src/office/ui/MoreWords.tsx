import { use, type ReactNode } from 'react';
import { moreWords } from '../app/more-words.ts';

/** Shows what speaks with more words than those of the first screen, as soon as they are there. */
export function MoreWords({ children }: { readonly children: ReactNode }) {
  use(moreWords());
  return children;
}
