import { useQuery } from '@tanstack/react-query';
import { hasTimes, type EventPlan } from '../../../requests/index.ts';
import { api, type Fit } from './api.ts';

/** How long nothing must be typed before it is asked for, milliseconds. */
const PAUSE = 400;

/**
 * How the group of a request would fit beside the others of its day; undefined while that is being asked, null where it
 * is not known.
 */
export function useFit(submissionId: string, plan: EventPlan | null): Fit | null | undefined {
  const { service = '', place = '', people = 0, day = '', startsAt = '', endsAt = '' } = plan ?? {};
  const isPlanned = submissionId !== '' && day !== '' && hasTimes({ startsAt, endsAt });
  const query = { submissionId, service, place, people, day, startsAt, endsAt };
  // Without an answer nothing is said of the place; the calendar says it again.
  const { data, isFetching } = useQuery({
    queryKey: ['quote-fit', query],
    async queryFn({ signal }) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      signal.throwIfAborted();
      return api('GET /quote-fit', { query, signal });
    },
    enabled: isPlanned,
  });
  return data ?? (isFetching && place !== '' ? undefined : null);
}
