/** What a browser may import of the submissions module: the forms' fields, rules and limits. */
export * from './answer-placeholders.ts';
export type { StoredNotice } from './stored-notice.ts';
export * from './constants.ts';
export {
  hoursOn,
  isDay,
  isFirm,
  isTooSoon,
  isUsual,
  needsNotice,
  nextUsualDay,
  today,
  type BookingLimits,
  type Opening,
  type SpecialDay,
} from './dates.ts';
export * from './fields.ts';
export * from './form-answer.ts';
export * from './ratings.ts';
export * from './status.ts';
export { isEmail } from './rules.ts';
export * from './validate.ts';
