import { expect, it } from 'vitest';
import { helpWith } from './help.ts';

it('counts what visitors read, not the names of figures, save against a bound of what is stored', () => {
  const t = (_: string, values: Record<string, unknown> = {}) =>
    `${String(values['count'])} of ${String(values['maximum'])}`;
  const text = 'From [Smallest group|guest|guests], [Price: Chef] each';
  const count = (field: { maximum?: number }, help: string) => helpWith({ help, text, field, t });
  // As long as “From 00 guests, 00 each”.
  expect(count({}, 'From 30 to 60 characters.')).toBe('From 30 to 60 characters. 23 of 60');
  expect(count({ maximum: 200 }, '')).toBe(`${text.length} of 200`);
  // Of more than two forms, as some languages have.
  const more = { help: 'From 30 to 60 characters.', text: 'Za [Dni|dzień|dni|dni]', field: {}, t };
  expect(helpWith(more)).toContain(' 9 of 60');
});
