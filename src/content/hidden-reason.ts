/** Why visitors do not see a document although it is published. */
export type HiddenReason =
  /** It is not marked as shown. */
  | 'inactive'
  /** It begins later: a notice. */
  | 'coming'
  /** Its time has passed: a notice, a workshop's date. */
  | 'over'
  /** It would end before it begins: a notice. */
  | 'endsFirst'
  /** It has no dishes: a menu. */
  | 'empty'
  /** Its workshop is not on the site: a workshop's date. */
  | 'workshop';
