import type {
  Bilingual,
  DishWithoutAllergens,
  Holiday,
  QuickAction,
  ShownToday,
} from '../../content/index.ts';
import type { EmailOutage, FailedEmail, WaitingSubmission } from '../../submissions/index.ts';
import type { ListedView } from '../content/types.ts';
import type { FirstRun } from './first-steps.ts';

/** Something that needs somebody; each leads to where it is dealt with. */
export type AttentionItem =
  | { readonly is: 'new' | 'due'; readonly at: number; readonly submission: WaitingSubmission }
  | { readonly is: 'email'; readonly at: number; readonly email: FailedEmail }
  | {
      readonly is: 'allergens';
      readonly at: number;
      readonly dishes: readonly DishWithoutAllergens[];
    }
  | { readonly is: 'draft'; readonly at: number; readonly document: Draft };

type Draft = Pick<ListedView, 'id' | 'type' | 'title' | 'titleEn' | 'state'> & {
  /** What a document without a title of its own is called. */
  readonly typeName: Bilingual;
};

/** What somebody who looks after requests has to know. */
export interface RequestsToday {
  /** Newest first. */
  readonly items: readonly AttentionItem[];
  /** How many submissions wait for an answer in all. */
  readonly unanswered: number;
  readonly groups: readonly WaitingSubmission[];
  /** Set while emails do not go out. */
  readonly outage: EmailOutage | null;
}

/** What somebody who looks after the content has to know. */
export interface ContentToday {
  readonly items: readonly AttentionItem[];
  /** Public holidays of the next days that the hours do not speak of. */
  readonly holidays: readonly Holiday[];
}

/** The first screen; instants are milliseconds since 1970, days yyyy-mm-dd. */
export interface TodayAnswer {
  readonly at: number;
  /** Null for who may not see requests. */
  readonly requests: RequestsToday | null;
  /** Null for who may not edit, or when content is edited somewhere else. */
  readonly content: ContentToday | null;
  readonly shown: ShownToday | null;
  /** Null for who does not own the office. */
  readonly firstRun: FirstRun | null;
  readonly isContentElsewhere: boolean;
}

/** What the server answers to an action. */
export interface ActionAnswer {
  readonly revision: string;
  readonly undo: QuickAction | null;
  readonly shown: ShownToday;
}
