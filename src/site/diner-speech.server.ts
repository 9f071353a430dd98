import { overrideWords, type Language } from '../i18n/index.ts';
import { overridesIn, wordsOf, type OverridesByLanguage } from '../i18n/index.server.ts';
import type { DinerSpeech } from './diner-html.ts';

/** The filter's words in a language, with the owner's in their place. */
export function dinerSpeech(language: Language, overrides: OverridesByLanguage): DinerSpeech {
  const diner = wordsOf(language, 'diner');
  const common = wordsOf(language, 'common');
  const words = overrideWords({ diner, common }, overridesIn(overrides, language));
  return { language, words: { diner, common, ...words } };
}
