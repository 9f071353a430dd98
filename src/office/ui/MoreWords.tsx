import { use } from 'react';
import { moreWords } from '../app/more-words.ts';

/**
 * Stands beside what speaks with more words than those of the first screen: it is shown once they are there. Around it
 * they would come before its own file is asked for.
 */
export function MoreWords() {
  use(moreWords());
  return null;
}
