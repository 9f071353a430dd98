import { DatabaseUnavailableError } from '../../database/index.server.ts';
import type { Log } from '../../log/index.server.ts';
import { ContentUnavailableError, type ContentService } from '../content-service.ts';

/**
 * Wraps a content service so that it throws `ContentUnavailableError` while its database is away,
 * and pages answer 503 instead of 500. Logs once that the database went away, and once that it is
 * back.
 */
export function sayUnavailable(service: ContentService, log: Log): ContentService {
  let isAway = false;
  const note = (away: boolean, error?: unknown) => {
    if (away === isAway) return;
    isAway = away;
    if (away) log.error('The database of the content is away', { error });
    else log.info('The database of the content is back');
  };
  return new Proxy(service, {
    get(target, name) {
      const query = Reflect.get(target, name) as unknown;
      if (typeof query !== 'function') return query;
      return async (...parameters: unknown[]) => {
        try {
          const answer: unknown = await query.apply(target, parameters);
          note(false);
          return answer;
        } catch (error) {
          if (!(error instanceof DatabaseUnavailableError)) throw error;
          note(true, error);
          throw new ContentUnavailableError('The database is away', { cause: error });
        }
      };
    },
  });
}
