import { ListContextProvider } from 'ra-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MOST_AT_ONCE } from '../../most-at-once.ts';
import { SelectOne } from './Selection.tsx';

/** A tick box beside so many that are selected. */
const tickBox = (id: string, selected: number) =>
  renderToStaticMarkup(
    <ListContextProvider
      value={{ selectedIds: Array.from({ length: selected }, (_, at) => `${at}`) } as never}
    >
      <SelectOne id={id} label="One" />
    </ListContextProvider>,
  );

it('selects no more records than can be changed at once, and lets each go', () => {
  expect(tickBox('other', MOST_AT_ONCE - 1)).not.toContain('disabled=""');
  expect(tickBox('other', MOST_AT_ONCE)).toContain('disabled=""');
  expect(tickBox('0', MOST_AT_ONCE)).not.toContain('disabled=""');
});
