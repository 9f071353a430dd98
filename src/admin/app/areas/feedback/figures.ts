import type { RatingKey } from '../../../../submissions/index.ts';

/** What feedback says in figures, as the server answers. */
export interface Figures {
  readonly count: number;
  readonly average: number | null;
  readonly categories: readonly {
    readonly key: RatingKey;
    readonly average: number | null;
    readonly scores: readonly number[];
  }[];
  readonly months: readonly {
    readonly month: string;
    readonly count: number;
    readonly average: number | null;
    readonly averages: Readonly<Record<RatingKey, number | null>>;
  }[];
  readonly willReturn: { readonly yes: number; readonly no: number };
  readonly recommend: { readonly yes: number; readonly no: number };
}
