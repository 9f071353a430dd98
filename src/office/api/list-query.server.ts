import * as v from 'valibot';
import { MOST_AT_ONCE } from '../most-at-once.ts';

/** A whole number as an address has it, from 1. */
export const count = (initial: number, maximum: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,6}$/),
      v.transform(Number),
      v.minValue(1),
      v.maxValue(maximum),
    ),
    String(initial),
  );

/** The parameters of every list: which page of how many, in which order, searched for what. */
export const listQuery = {
  page: count(1, 100_000),
  perPage: count(25, MOST_AT_ONCE),
  sort: v.optional(v.pipe(v.string(), v.maxLength(40))),
  order: v.optional(v.picklist(['ASC', 'DESC']), 'DESC'),
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100))),
};

/** A list that is answered whole, with its length beside it, as ra-core reads lists. */
export const whole = <All extends readonly unknown[]>(data: All) => ({ data, total: data.length });
