import type { QuickAction } from '../../../../content/index.ts';

/** What the server answers to `GET today`; instants are milliseconds since 1970, days yyyy-mm-dd. */
export interface TodayAnswer {
  readonly at: number;
  /** Null for who may not see requests. */
  readonly requests: {
    readonly items: readonly AttentionItem[];
    readonly unanswered: number;
    readonly groups: readonly WaitingSubmission[];
  } | null;
  /** Null for who may not edit, or when content is edited somewhere else. */
  readonly content: {
    readonly items: readonly AttentionItem[];
    readonly holidays: readonly { readonly day: string; readonly name: Texts }[];
  } | null;
  readonly shown: ShownToday | null;
  /** Null for who does not own the office. */
  readonly firstRun: FirstRun | null;
  readonly isContentElsewhere: boolean;
}

/** What a new business does first. */
export interface FirstRun {
  readonly steps: readonly { readonly name: string; readonly isDone: boolean }[];
  readonly isDismissed: boolean;
}

export type Texts = Readonly<Partial<Record<string, string>>>;

export interface WaitingSubmission {
  readonly id: string;
  readonly kind: 'request' | 'contact' | 'feedback';
  readonly status: string;
  readonly name: string;
  readonly service: string | null;
  readonly eventDay: string | null;
  readonly participants: string | null;
  readonly createdAt: number;
}

export type AttentionItem =
  | { readonly is: 'new' | 'due'; readonly at: number; readonly submission: WaitingSubmission }
  | {
      readonly is: 'email';
      readonly at: number;
      readonly email: { readonly submissionId: string; readonly state: 'failed' | 'held' };
    }
  | {
      readonly is: 'allergens';
      readonly at: number;
      readonly dishes: readonly {
        readonly type: string;
        readonly id: string;
        readonly names: Texts;
      }[];
    }
  | {
      readonly is: 'draft';
      readonly at: number;
      readonly document: {
        readonly id: string;
        readonly type: string;
        readonly title: string;
        readonly state: 'draft' | 'changed';
      };
    };

export interface ListedDish {
  readonly key: string;
  readonly names: Texts;
  readonly price: number;
  readonly isSoldOut: boolean;
  readonly soldOutUntil: string | null;
  readonly isGone: boolean;
  readonly isOfTheDay: boolean;
}

export interface ListedMenu {
  readonly type: 'dailyMenu' | 'submenu';
  readonly id: string;
  readonly revision: string;
  readonly title: Texts;
  readonly isActive: boolean;
  readonly dishes: readonly ListedDish[];
  readonly yesterday: { readonly version: string; readonly updatedAt: number } | null;
}

export interface ShownToday {
  readonly day: string;
  /** The midnights that end this day, tomorrow, and the day a week from now. */
  readonly midnights: Readonly<Record<'tonight' | 'tomorrow' | 'week', number>>;
  readonly menus: readonly ListedMenu[];
  readonly hours: {
    readonly revision: string | null;
    readonly usual: readonly { readonly opens: string; readonly closes: string }[];
    readonly special: {
      readonly date: string;
      readonly opens?: string;
      readonly closes?: string;
    } | null;
  };
  readonly notice: {
    readonly revision: string | null;
    readonly current: {
      readonly text: Texts;
      readonly startsAt?: string;
      readonly endsAt: string;
    } | null;
  };
}

/** What the server answers to an action. */
export interface ActionAnswer {
  readonly revision: string;
  readonly undo: QuickAction | null;
  readonly shown: ShownToday;
}

/** Does an action: the document's revision as it was shown, and what to say once it is done. */
export type Act = (action: QuickAction, revision: string | null, done: string) => Promise<boolean>;
