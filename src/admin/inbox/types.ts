import type { Bilingual } from '../../content/index.ts';
import type {
  AnswerPlaceholder,
  AnswerProblems,
  DeliveryState,
  SubmissionKind,
  SubmissionStatus,
} from '../../submissions/index.ts';

/** What the API of the inbox says, and the application reads; instants are milliseconds since 1970. */

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
  /** An email about it that was given up or is held back. */
  readonly hasTrouble: boolean;
  readonly revision: string;
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
    readonly to: string | undefined;
    readonly replyTo: string | undefined;
    readonly text: string;
  };
}

export interface Delivery {
  readonly id: string;
  readonly channel: string;
  readonly state: DeliveryState;
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
  /** What its fields are called. */
  readonly labels: Readonly<Record<string, Bilingual>>;
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
