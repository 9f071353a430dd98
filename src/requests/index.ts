/** What a browser may import of the submissions module: the forms' fields, rules and limits. */
export * from './answer-placeholders.ts';
export type { StoredNotice } from './stored-notice.ts';
export * from './constants.ts';
export {
  hoursOn,
  placeHoursOn,
  serviceTitle,
  type ServiceRules,
  isDay,
  isFirm,
  isAvailable,
  ownDays,
  isTooSoon,
  isUsual,
  timesOf,
  type ServiceForm,
  needsNotice,
  nextUsualDay,
  type BookingLimits,
  type Opening,
  type SpecialDay,
} from './dates.ts';
export * from './fields.ts';
export * from './form-answer.ts';
export type * from './own-question.ts';
export * from './own-questions.ts';
export * from './calendar/menu-lines.ts';
export * from './calendar/needs.ts';
export * from './calendar/plan.ts';
export type * from './inbox/feedback-figures.ts';
export type * from './inbox/inbox-counts.ts';
export type * from './inbox/waiting.ts';
export * from './quotes/document.ts';
export * from './quotes/draft.ts';
export * from './quotes/epc.ts';
export * from './quotes/progress.ts';
export * from './quotes/states.ts';
export * from './quotes/payment.ts';
export * from './quotes/sum.ts';
export * from './quotes/words.ts';
export * from './new-key.ts';
export * from './person-name.ts';
export * from './phone-links.ts';
export * from './ratings.ts';
export * from './retention-period.ts';
export * from './status.ts';
export { PREVIEWED_EMAILS, type PreviewedEmail } from './emails/previewed.ts';
export { isEmail } from './rules.ts';
export * from './validate.ts';
