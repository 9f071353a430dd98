/** The same keys with any words: what a translation of a catalogue must be. */
export type Words<Original> = {
  readonly [Key in keyof Original]: Original[Key] extends string ? string : Words<Original[Key]>;
};
