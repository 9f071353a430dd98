import { isDatabaseAway } from '../../database/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { withEachQuery, type ContentService } from '../content-service.ts';

/** Wraps a content service so that it logs once that its database went away, and once that it is back. */
export function sayUnavailable(service: ContentService, log: Log): ContentService {
  let isAway = false;
  const note = (away: boolean, error?: unknown) => {
    if (away === isAway) return;
    isAway = away;
    if (away) log.error('The database of the content is away', { error });
    else log.info('The database of the content is back');
  };
  return withEachQuery(service, async (ask) => {
    try {
      const answer = await ask();
      note(false);
      return answer;
    } catch (error) {
      if (isDatabaseAway(error)) note(true, error);
      throw error;
    }
  });
}
