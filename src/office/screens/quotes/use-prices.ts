import { useCallback, useEffect, useRef } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QuoteDraft, QuoteLine } from '../../../requests/index.ts';
import type { Autosave } from '../../ui/use-autosave.ts';
import { isRefusal } from '../../app/call.ts';
import { followPeople, type PricedFor } from './follow.ts';
import { api, type PricedLines, type QuoteRecord } from './api.ts';

/** Persons as they were before somebody began to change them, and the lines that were made of them since. */
interface Settled extends PricedFor {
  readonly service: string;
  made: readonly QuoteLine[];
}

type Quote = Pick<Autosave<QuoteRecord, QuoteDraft>, 'values' | 'change'>;

/**
 * What the price list has for the service and the persons of a quote. Null while that is not known, or
 * where the service or the persons are not. When the persons change, its lines follow: at once those that
 * are counted by person, and what the list has for the new size as soon as it is known.
 */
export function usePrices({ values, change }: Quote, workshop: string) {
  const settled = useRef<Settled | null>(null);
  const { service = '', people = 0, language = 'es' } = values ?? {};
  const isPriced = service !== '' && people > 0;
  const query = { service, people, language, workshop };
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['quote-prices', query],
    queryFn: async ({ signal }) => ({
      ...(await api('GET /quote-prices', { query, signal })),
      service,
    }),
    enabled: isPriced,
    // Until it comes: a quote must not go out with the prices of a group of another size.
    retry: (_, error) => !isRefusal(error),
    // They are asked for at once when the connection is back, not after the pause between two tries.
    networkMode: 'online',
    placeholderData: (before) => (before?.service === service ? before : undefined),
  });
  /** Those that came last for the service: what they offer keeps its place while others are asked for. */
  const latest = (isPriced && data) || null;
  const prices = isPlaceholderData ? null : latest;

  useEffect(() => {
    const from = settled.current;
    if (!prices || from?.service !== service) return;
    change((before) => {
      if (before.lines !== from.made || before.people !== people) return before;
      const made = followPeople(from, { people, listed: listOf(prices) });
      from.made = made;
      return { ...before, lines: made };
    });
  }, [prices, service, people, change]);

  const changePeople = useCallback(
    (next: number) => {
      const listed = prices && listOf(prices);
      change((before) => {
        if (settled.current?.made !== before.lines) {
          const { service: of, people: from, lines } = before;
          settled.current = { service: of, people: from, lines, listed, made: lines };
        }
        const made = followPeople(settled.current, { people: next, listed: null });
        settled.current.made = made;
        return { ...before, people: next, lines: made };
      });
    },
    [prices, change],
  );

  return { isPriced, prices, latest, listed: prices && listOf(prices), changePeople };
}

const listOf = ({ lines, more }: PricedLines): QuoteLine[] => [...lines, ...more];
