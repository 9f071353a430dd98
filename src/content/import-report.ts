/** Why a part of an import did not fit. */
export type MisfitReason =
  /** Of a type that the site does not know: left out. */
  | 'unknownType'
  /** Without an id that can be stored: left out. */
  | 'noId'
  /** There is one of the type, under another id: stored, and not shown. */
  | 'singleton'
  /** Breaks its schema: stored; it, or the broken item of its list, is not shown until it is mended. */
  | 'broken'
  /** Shows a picture that is missing or is none: stored without it. */
  | 'picture'
  /** Refers to a document that is nowhere: stored. */
  | 'reference'
  /** A post without its date: stored as a draft. */
  | 'undated'
  /** A post whose date is to come: stored as a draft, and published then. */
  | 'later'
  /** A line that is no JSON: left out. */
  | 'line';

export interface Misfit {
  readonly reason: MisfitReason;
  /** The document; of a line its file and number. */
  readonly id: string;
  readonly type: string | null;
  /** Fields with what is wrong, the asset, or the ids that are referred to. */
  readonly details: readonly string[];
  /** Of a broken one: its fields, for words in another language. */
  readonly fields?: readonly { readonly path: string; readonly isMissing: boolean }[];
}

/** What an import did, or would do. */
export interface ImportReport {
  readonly isDryRun: boolean;
  /** Documents and drafts that are stored. */
  readonly stored: number;
  /** Of them: new, and in the place of what was there. */
  readonly added: number;
  readonly replaced: number;
  readonly drafts: number;
  /** Left out. */
  readonly skipped: number;
  /** How many documents of each known type. */
  readonly types: Readonly<Record<string, number>>;
  readonly misfits: readonly Misfit[];
}
