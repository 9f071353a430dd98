/** A public holiday: its day, yyyy-mm-dd, and what it is called in both languages of the office. */
export interface Holiday {
  readonly day: string;
  readonly name: { readonly es: string; readonly en: string };
  /** Who keeps it. */
  readonly scope: 'national' | 'regional' | 'local';
}
