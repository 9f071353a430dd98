import { useEffect, useRef, useState } from 'react';
import type { QuoteDraft, QuoteLine } from '../../../requests/index.ts';
import type { Autosave } from '../../ui/use-autosave.ts';
import { followPeople, type PricedFor } from './follow.ts';
import { api, type PricedLines, type QuoteRecord } from './api.ts';

interface Known extends PricedLines {
  readonly service: string;
  readonly people: number;
}

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
  const [known, setKnown] = useState<Known | null>(null);
  const [tries, setTries] = useState(0);
  const settled = useRef<Settled | null>(null);
  const { service = '', people = 0, language = 'es' } = values ?? {};
  const isPriced = service !== '' && people > 0;
  /** Those that came last for the service: what they offer keeps its place while others are asked for. */
  const latest = isPriced && known?.service === service ? known : null;
  const prices = latest?.people === people ? latest : null;

  useEffect(() => {
    if (!isPriced) return undefined;
    const aborting = new AbortController();
    api('GET /quote-prices', {
      query: { service, people, language, workshop },
      signal: aborting.signal,
    }).then(
      (found) => {
        setKnown({ ...found, service, people });
        const from = settled.current;
        if (from?.service !== service) return;
        change((before) => {
          if (before.lines !== from.made || before.people !== people) return before;
          const made = followPeople(from, { people, listed: listOf(found) });
          from.made = made;
          return { ...before, lines: made };
        });
      },
      () => undefined,
    );
    return () => aborting.abort();
  }, [isPriced, service, people, language, workshop, tries, change]);
  useEffect(() => {
    const again = () => setTries((count) => count + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return {
    isPriced,
    prices,
    latest,
    listed: prices && listOf(prices),
    changePeople(next: number) {
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
  };
}

const listOf = ({ lines, more }: PricedLines): QuoteLine[] => [...lines, ...more];
