import { createContext, use } from 'react';
import type { BrowserNamespace, BrowserWords, Language } from '../../i18n/index.ts';

export { fillKnown as fill } from '../../i18n/index.ts';

export type FormsWords = BrowserWords['forms'];

/** What an island speaks with: the page's language, and the words of its namespaces in it. */
interface Speech {
  readonly language: Language;
  readonly words: Partial<BrowserWords>;
}

const Context = createContext<Speech | null>(null);

/** Stands around every island: on the server with the catalogues, in the browser with what it loaded. */
export const SpeechProvider = Context.Provider;

function useSpeech(): Speech {
  const speech = use(Context);
  if (!speech) throw new Error('Rendered outside an island');
  return speech;
}

/** The words of a namespace in the page's language; the index of islands notes it by this call (`ISLAND_NAMESPACES`). */
export function useWords<Name extends BrowserNamespace>(name: Name): BrowserWords[Name] {
  const words = useSpeech().words[name];
  if (!words) throw new Error(`This island does not name the words of ${name}`);
  return words;
}

export function useLanguage(): Language {
  return useSpeech().language;
}
