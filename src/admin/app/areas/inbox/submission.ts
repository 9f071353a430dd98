import type {
  AnswerPlaceholder,
  AnswerProblems,
  SubmissionKind,
  SubmissionStatus,
} from '../../../../submissions/index.ts';

/** A submission as the list shows it. */
export interface ListedSubmission {
  readonly id: string;
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
  readonly received: number;
  readonly language: string;
  readonly service: string | null;
  readonly workshop: string | null;
  readonly eventDay: string | null;
  readonly time: string | null;
  readonly participants: string | null;
  readonly name: string;
  readonly email: string | null;
  readonly excerpt: string | null;
  readonly assignee: string | null;
  readonly isUnread: boolean;
  readonly hasTrouble: boolean;
}

/** How many there are of each value of a filter. */
export interface Counts {
  readonly kind: Readonly<Record<string, number>>;
  readonly status: Readonly<Record<string, number>>;
  readonly language: Readonly<Record<string, number>>;
  readonly service: Readonly<Record<string, number>>;
  readonly assignee: Readonly<Record<string, { readonly name: string; readonly count: number }>>;
  readonly unread: number;
}

export interface AnswerDraft {
  readonly language: string;
  readonly subject: string;
  readonly body: string;
  readonly revision: string;
}

/** A draft as the server kept it, and the email that it makes. */
export interface SavedDraft extends AnswerDraft {
  readonly problems: AnswerProblems;
  readonly preview: {
    readonly subject: string;
    readonly to: string;
    readonly replyTo: string;
    readonly text: string;
  };
}

export interface Delivery {
  readonly id: string;
  readonly channel: string;
  readonly state: 'waiting' | 'sending' | 'delivered' | 'kept' | 'failed' | 'held';
  readonly attempts: number;
  readonly lastAnswer: string | null;
  readonly createdAt: number;
  readonly doneAt: number | null;
  readonly nextAttemptAt: number | null;
  readonly answerId: string | null;
}

/** A submission in full. */
export interface Submission {
  readonly id: string;
  readonly revision: string;
  readonly kind: SubmissionKind;
  readonly status: SubmissionStatus;
  readonly nextStatuses: readonly SubmissionStatus[];
  readonly received: number;
  readonly language: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly hasAllergies: boolean;
  readonly isUnread: boolean;
  readonly readBy: string | null;
  readonly readAt: number | null;
  readonly assignee: string | null;
  readonly assigneeName: string | null;
  readonly canBeAnswered: boolean;
  readonly values: Readonly<Record<AnswerPlaceholder, string>>;
  readonly draft: AnswerDraft | null;
  readonly deliveries: readonly Delivery[];
  readonly answers: readonly {
    readonly id: string;
    readonly subject: string;
    readonly body: string;
    readonly by: string;
    readonly at: number;
  }[];
  readonly history: readonly {
    readonly id: string;
    readonly at: number;
    readonly by: string | null;
    readonly action: 'status' | 'assignee';
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly notes: readonly {
    readonly id: string;
    readonly body: string;
    readonly by: string;
    readonly at: number;
  }[];
  readonly testimonials: readonly { readonly document: string; readonly givenOn: string }[];
}
