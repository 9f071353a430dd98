import { createTexts } from '../content/index.ts';
import { readWordOverrides } from '../content/index.server.ts';
import type { Language } from '../i18n/index.ts';
import { overridesIn, translator } from '../i18n/index.server.ts';
import type { FileContext } from './generated-file.server.ts';

/** What a generated file says in a language: the words, the documents' texts, and what fills them in. */
export async function fileWords({ content, siteUrl }: FileContext, language: Language) {
  const [settings, terms, overrides] = await Promise.all([
    content.globalSettings(),
    content.bookingTerms(),
    readWordOverrides(content),
  ]);
  const siteName = settings?.siteName ?? new URL(siteUrl).host;
  const t = translator(language, overridesIn(overrides, language));
  return { language, settings, terms, siteName, t, ...createTexts(language, terms, siteName) };
}
