/** The titles of a document in a list: in Spanish, and in English where that is another one. */
export interface Titled {
  readonly title: string;
  readonly titleEn?: string | null | undefined;
}

/** What a document is called in a language; in Spanish where it has no title in it. */
export function titleIn({ title, titleEn }: Titled, language: 'es' | 'en'): string {
  return (language === 'en' && titleEn) || title;
}
