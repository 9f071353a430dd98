import type { ReactNode } from 'react';
import { wordsOf } from '../../../../i18n/index.server.ts';
import { SpeechProvider } from '../../../islands/words.ts';
import type { PageContext } from '../../page-context.ts';

/** Part of an island, shown without the rest of it: gives it the words that its island would. */
export function Spoken({ page, children }: { page: PageContext; children: ReactNode }) {
  const { language } = page;
  const words = { forms: wordsOf(language, 'forms'), islands: wordsOf(language, 'islands') };
  return <SpeechProvider value={{ language, words }}>{children}</SpeechProvider>;
}
