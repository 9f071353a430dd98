/** A language the site knows. `direction` is the writing direction of its script. */
export interface LanguageOption {
  readonly code: string;
  readonly name: string;
  readonly nativeName: string;
  /** Name of the drawn flag, see `LanguageSelector`; without one the name stands alone. */
  readonly flag?: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * Every language that a business can offer: which of them it does, and which is its first, the settings
 * say (0064). ENABLED_LANGUAGES is the operator's limit.
 */
export const LANGUAGES = [
  { code: 'es', name: 'Spanish', nativeName: 'Español', flag: 'es', direction: 'ltr' },
  { code: 'en', name: 'English', nativeName: 'English', flag: 'gb', direction: 'ltr' },
  { code: 'ca', name: 'Catalan', nativeName: 'Català', direction: 'ltr' },
  { code: 'gl', name: 'Galician', nativeName: 'Galego', direction: 'ltr' },
  { code: 'eu', name: 'Basque', nativeName: 'Euskara', direction: 'ltr' },
  { code: 'pt', name: 'Portuguese', nativeName: 'Português', direction: 'ltr' },
  { code: 'fr', name: 'French', nativeName: 'Français', direction: 'ltr' },
  { code: 'it', name: 'Italian', nativeName: 'Italiano', direction: 'ltr' },
  { code: 'de', name: 'German', nativeName: 'Deutsch', direction: 'ltr' },
  { code: 'nl', name: 'Dutch', nativeName: 'Nederlands', direction: 'ltr' },
  { code: 'sv', name: 'Swedish', nativeName: 'Svenska', direction: 'ltr' },
  { code: 'da', name: 'Danish', nativeName: 'Dansk', direction: 'ltr' },
  { code: 'pl', name: 'Polish', nativeName: 'Polski', direction: 'ltr' },
  { code: 'ro', name: 'Romanian', nativeName: 'Română', direction: 'ltr' },
  { code: 'ar', name: 'Arabic', nativeName: 'العربية', flag: 'ma', direction: 'rtl' },
] as const satisfies readonly LanguageOption[];

export type Language = (typeof LANGUAGES)[number]['code'];
