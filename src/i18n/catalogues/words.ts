/**
 * The same keys with any words: what a translation of a catalogue must be. `_name` is what the part
 * that it stands in is called in the back office; a list has its name beside it: `_scores`.
 */
export type Words<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Words<Original[Key]>;
};
