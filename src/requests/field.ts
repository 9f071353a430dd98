import type * as v from 'valibot';
import type { Catalogue } from '../i18n/index.ts';
import type { SubmissionKind } from './constants.ts';
import type { BookingLimits } from './dates.ts';

/** How a field is asked for. */
export type FieldInput =
  | {
      readonly type: 'text' | 'email' | 'tel' | 'date' | 'time';
      readonly inputMode?: 'email' | 'tel' | 'decimal';
      readonly autoComplete?: string;
    }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  | { readonly type: 'file'; readonly accept: string }
  | { readonly type: 'area'; readonly rows: number }
  | ({ readonly type: 'select'; readonly isWide?: boolean } & Options)
  | ({ readonly type: 'radio' | 'checks' } & Options)
  | { readonly type: 'tick' }
  | { readonly type: 'ratings' }
  | { readonly type: 'hidden' };

interface Options {
  readonly options: readonly string[];
  /** The words of the options, where they are not shown as they are. */
  readonly optionLabels?: Readonly<Record<string, string>>;
}

/** Where a stored value goes. */
export type Destination = 'ownerEmail' | 'visitorEmail' | 'copy' | 'csv';

/**
 * What becomes of a value. Nobody proves that an email address is theirs, so what somebody wrote in
 * their own words never goes to the visitor's email; and what is sealed or not stored goes nowhere.
 */
type Handling =
  | {
      readonly kept: 'clear';
      readonly isFreeText: true;
      readonly goesTo: readonly Exclude<Destination, 'visitorEmail'>[];
    }
  | {
      readonly kept: 'clear';
      readonly isFreeText: false;
      readonly goesTo: readonly Destination[];
    }
  | {
      /** Encrypted apart from the submission; not stored at all. */
      readonly kept: 'sealed' | 'not';
      readonly isFreeText: boolean;
      readonly goesTo: readonly [];
    };

/** The keys of a form's own words. */
export type WordOf<Kind extends SubmissionKind> = keyof Catalogue['forms'][Kind] & string;

/** A field as its form declares it; `Word` are the keys of the form's words. */
export type Field<Word extends string = string> = Handling & {
  /** What it may hold, in the browser and on the server alike. */
  readonly rule: v.GenericSchema;
  /** The message key where it goes beyond what the business says just now; `given` is the whole form. */
  readonly limit?: (
    value: string,
    limits: BookingLimits,
    given: Readonly<Record<string, unknown>>,
  ) => string | undefined;
  readonly isRequired: boolean;
  /** In UTF-16 code units. */
  readonly maxLength?: number;
  readonly input: FieldInput;
  /** The words of a question of the business's own; its options by what they stand for. */
  readonly own?: {
    readonly label: string;
    readonly help?: string;
    readonly options: Readonly<Record<string, string>>;
  };
  /** Its words in `forms:{kind}`; what is not shown has none. */
  readonly label?: Word;
  readonly hint?: Word;
  /** The part of the form that it stands in, where the form has parts. */
  readonly group?: keyof Catalogue['forms']['feedback']['steps'];
  /** The box without which it is not taken. */
  readonly consent?: string;
  /** Does it agree with what else the form says? Else it isn't asked for, and comes out empty. */
  readonly isAskedWith?: (
    given: Readonly<Record<string, unknown>>,
    limits: BookingLimits,
  ) => boolean;
  /** In the owner's email: part of the visitor's name, or quoted at its end; else a line. */
  readonly inEmail?: 'name' | 'quote';
  /** Its label in emails (`emails:labels`), where that differs from the form's. */
  readonly emailLabel?: keyof Catalogue['emails']['labels'];
  /** The same, where owner and visitor are asked in other words (`emails:owner.labels`). */
  readonly readerLabel?: keyof Catalogue['emails']['owner']['labels'];
  /** Left out of the copy while it is empty. */
  readonly isCopiedOnlyFilled?: boolean;
};

/** What somebody wrote in their own words. */
export const WRITTEN = {
  kept: 'clear',
  isFreeText: true,
  goesTo: ['ownerEmail', 'copy', 'csv'],
} as const;
/** A choice from our lists, a day or a number. */
export const CHOSEN = {
  kept: 'clear',
  isFreeText: false,
  goesTo: ['ownerEmail', 'visitorEmail', 'copy', 'csv'],
} as const;
/** Decides something, and is no part of what the visitor says. */
export const KEPT_HERE = { kept: 'clear', isFreeText: false, goesTo: [] } as const;
