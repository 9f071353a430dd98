import type { LocalizedString } from './types/index.gen.ts';

/** A public holiday: its day, yyyy-mm-dd, and what it is called in the languages of the office and of the site. */
export interface Holiday {
  readonly day: string;
  readonly name: LocalizedString;
  /** Who keeps it. */
  readonly scope: 'national' | 'regional' | 'local';
}
