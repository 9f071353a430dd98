import type { SubmissionKind } from './constants.ts';

/** How far the business has come with a submission. One that is accepted waits for its deposit. */
export const STATUSES = [
  ...(['new', 'answered', 'quoted', 'accepted', 'confirmed'] as const),
  ...(['depositPaid', 'done'] as const),
  ...(['declined', 'spam'] as const),
] as const;
export type SubmissionStatus = (typeof STATUSES)[number];

type Transitions = Readonly<Partial<Record<SubmissionStatus, readonly SubmissionStatus[]>>>;

/** A request may become a booking; one that was confirmed can be taken back. */
const OF_A_REQUEST: Transitions = {
  new: ['answered', 'quoted', 'accepted', 'confirmed', 'declined', 'spam'],
  answered: ['new', 'quoted', 'accepted', 'confirmed', 'declined', 'spam'],
  quoted: ['answered', 'accepted', 'confirmed', 'declined', 'spam'],
  accepted: ['answered', 'quoted', 'confirmed', 'depositPaid', 'declined'],
  confirmed: ['answered', 'quoted', 'accepted', 'depositPaid', 'done', 'declined'],
  depositPaid: ['accepted', 'confirmed', 'done', 'declined'],
  // What was taken for over may still be called off.
  done: ['confirmed', 'depositPaid', 'declined'],
  declined: ['new', 'answered', 'quoted', 'accepted', 'confirmed'],
  spam: ['new'],
};

/** Messages and feedback are answered, or need no answer. */
const OF_A_MESSAGE: Transitions = {
  new: ['answered', 'done', 'spam'],
  answered: ['new', 'done', 'spam'],
  done: ['new', 'answered'],
  spam: ['new'],
};

const TRANSITIONS: Readonly<Record<SubmissionKind, Transitions>> = {
  request: OF_A_REQUEST,
  contact: OF_A_MESSAGE,
  feedback: OF_A_MESSAGE,
};

/** The statuses that a submission may go to from the one that it has. */
export function nextStatuses(
  kind: SubmissionKind,
  from: SubmissionStatus,
): readonly SubmissionStatus[] {
  return TRANSITIONS[kind][from] ?? [];
}
