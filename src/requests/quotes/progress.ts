import { addDays, businessDay } from '../../i18n/index.ts';
import type { QuoteAnswer, QuoteDocument } from './document.ts';
import { lastDay } from './draft.ts';
import type { Due, QuoteState, SentState } from './states.ts';

/** What is stored of a version that was sent. */
export interface QuoteFacts {
  readonly document: Pick<
    QuoteDocument,
    'sum' | 'validUntil' | 'day' | 'depositDays' | 'balanceDays'
  >;
  readonly isLatest: boolean;
  /** When its customer opened it first. */
  readonly seenAt: number | null;
  readonly answer: { readonly answer: QuoteAnswer; readonly answered_at: number } | null;
  /** Has the business called the booking off? */
  readonly isCalledOff: boolean;
  /** Cents that were paid for it, what was given back taken off. */
  readonly paid: number;
}

export interface QuoteProgress {
  readonly state: SentState;
  /** Null before it is accepted, and once everything is paid. */
  readonly due: Due | null;
}

/** From how many days before its last day the balance counts as due. */
const BALANCE_NEAR = 7;

/** How far a version has come on a day (yyyy-mm-dd), and what is to be paid next. */
export function quoteProgress(facts: QuoteFacts, today: string): QuoteProgress {
  const { document, answer, isLatest, seenAt } = facts;
  if (answer?.answer === 'accepted') return progressOfAccepted(facts, answer.answered_at, today);
  if (answer) return { state: 'declined', due: null };
  if (!isLatest) return { state: 'replaced', due: null };
  if (openUntil(document) < today) return { state: 'expired', due: null };
  return { state: seenAt === null ? 'sent' : 'seen', due: null };
}

function progressOfAccepted(
  { document, isCalledOff, paid }: QuoteFacts,
  acceptedAt: number,
  today: string,
): QuoteProgress {
  const { sum, day, depositDays, balanceDays = 0 } = document;
  const accepted = businessDay(new Date(acceptedAt));
  if (isCalledOff) return { state: 'calledOff', due: null };
  if (paid >= sum.total) return { state: 'paid', due: null };
  if (paid < sum.deposit) {
    const until = depositDays === undefined ? null : earlier(addDays(accepted, depositDays), day);
    const due: Due = { kind: 'deposit', cents: sum.deposit - paid, until };
    return { state: until !== null && until < today ? 'lapsed' : 'depositDue', due };
  }
  const balanceDay = addDays(day, -balanceDays);
  const until = balanceDay < accepted ? accepted : balanceDay;
  const due: Due = { kind: 'balance', cents: sum.total - paid, until };
  if (today >= addDays(until, -BALANCE_NEAR)) return { state: 'balanceDue', due };
  return { state: sum.deposit > 0 ? 'deposited' : 'accepted', due };
}

const earlier = (one: string, other: string) => (one < other ? one : other);

/** The last day on which it can be answered: that of its event at the latest, whatever an older version says. */
export const openUntil = ({ validUntil, day }: Pick<QuoteDocument, 'validUntil' | 'day'>) =>
  earlier(validUntil, day);

/** Is its event over: has the day on which it ends passed? */
export function isOver(event: Parameters<typeof lastDay>[0], now: Date): boolean {
  return lastDay(event) < businessDay(now);
}

/** Can its customer still answer it? */
export function isOpen(state: QuoteState): boolean {
  return state === 'sent' || state === 'seen';
}

/** Has its customer accepted it? From then on it no longer changes. */
export function isAccepted(state: QuoteState): boolean {
  return isFirmDate(state) || ['depositDue', 'lapsed', 'calledOff'].includes(state);
}

/** Is the date firm: accepted, and the deposit that its conditions ask for is there? */
export function isFirmDate(state: QuoteState): boolean {
  return ['accepted', 'deposited', 'balanceDue', 'paid'].includes(state);
}
