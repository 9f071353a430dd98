import { useEffect, useState } from 'react';
import type { EventPlan } from '../../../requests/index.ts';
import { api, type Fit } from './api.ts';

/** How long nothing must be typed before it is asked for, milliseconds. */
const PAUSE = 400;

/** How the group of a request would fit beside the others of its day; null while that is not known. */
export function useFit(submissionId: string, plan: EventPlan | null): Fit | null {
  const { service = '', place = '', people = 0, day = '', startsAt = '', endsAt = '' } = plan ?? {};
  const [known, setKnown] = useState<{ readonly of: string; readonly fit: Fit } | null>(null);
  const isPlanned = submissionId !== '' && day !== '' && startsAt !== '' && endsAt > startsAt;
  const of = [submissionId, service, place, people, day, startsAt, endsAt].join(' ');
  useEffect(() => {
    if (!isPlanned) return undefined;
    const aborting = new AbortController();
    const timer = setTimeout(() => {
      const query = { submissionId, service, place, people, day, startsAt, endsAt };
      api('GET /quote-fit', { query, signal: aborting.signal }).then(
        (fit) => setKnown({ of, fit }),
        // Without an answer nothing is said of the place; the calendar says it again.
        () => undefined,
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [isPlanned, of, submissionId, service, place, people, day, startsAt, endsAt]);
  return known?.of === of ? known.fit : null;
}
