import { useCallback, useState } from 'react';
import type { FormField } from '../../../content/index.ts';
import type { FormValues } from '../../form/form-values.ts';
import { priceDoubts, type PriceDoubt } from '../../form/price-doubts.ts';
import { useSame } from '../../ui/use-same.ts';

const NONE: ReadonlySet<string> = new Set();

/** The prices of a form that look like slips, each until somebody says that it is meant. */
export function usePriceDoubts(
  fields: readonly FormField[],
  values: FormValues,
  published: FormValues,
) {
  const [confirmed, setConfirmed] = useState(NONE);
  const open = priceDoubts(fields, values, published).filter(({ key }) => !confirmed.has(key));
  // Typing elsewhere draws no field anew.
  const doubts = useSame(open);
  const confirm = useCallback(
    ({ key }: PriceDoubt) => setConfirmed((all) => new Set([...all, key])),
    [],
  );
  return { doubts, confirm };
}
