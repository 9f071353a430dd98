import { useCallback, useMemo, useState } from 'react';
import type { FormField } from '../../../content/index.ts';
import type { FormValues } from '../../form/form-values.ts';
import { priceDoubts, type PriceDoubt } from '../../form/price-doubts.ts';

const NONE: ReadonlySet<string> = new Set();

/** The prices of a form that look like slips, each until somebody says that it is meant. */
export function usePriceDoubts(
  fields: readonly FormField[],
  values: FormValues,
  published: FormValues,
) {
  const [confirmed, setConfirmed] = useState(NONE);
  const open = priceDoubts(fields, values, published).filter(({ key }) => !confirmed.has(key));
  // The same array while they are the same: typing elsewhere draws no field anew.
  const signature = open.map(({ key, path }) => [key, ...path].join('\n')).join('\n\n');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the signature says whether they are others
  const doubts = useMemo(() => open, [signature]);
  const confirm = useCallback(
    ({ key }: PriceDoubt) => setConfirmed((all) => new Set([...all, key])),
    [],
  );
  return { doubts, confirm };
}
