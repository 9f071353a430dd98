/** What each picture shows, in Spanish and in English, by picture name. */
export type Captions = Record<string, readonly [es: string, en: string]>;
