import { bilingual } from '../../words.ts';
import { ownWords } from './own-words.ts';
import { peopleWords } from './people-words.ts';

/** What is said to who is signed in. */
export const words = bilingual({ ...peopleWords, ...ownWords });
