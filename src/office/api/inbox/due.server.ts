import { workingDaysAfter, type ContentService } from '../../../content/index.ts';
import { addDays, madridDay } from '../../../i18n/index.ts';
import type { InboxFilter } from '../../../requests/index.server.ts';
import type { AdminServices } from '../../services.server.ts';
import { filterOf, startOf, type GivenFilter } from './filter.server.ts';

/** As the schema has it for terms that do not say. */
const ANSWER_DAYS = 2;

/** A request that came in before this instant has to be answered today at the latest, to keep what the site promises. */
export async function dueBefore(content: ContentService, now: number): Promise<number> {
  const terms = await content.bookingTerms().catch(() => null);
  const today = madridDay(new Date(now));
  let day = today;
  while (workingDaysAfter(day, terms?.answerDays ?? ANSWER_DAYS) > today) day = addDays(day, -1);
  return startOf(addDays(day, 1));
}

/** The filter that a query says, with what it is due by. */
export async function withDue(
  { content, now }: Pick<AdminServices, 'content' | 'now'>,
  given: GivenFilter,
): Promise<InboxFilter> {
  const filter = filterOf(given);
  if (given.due === undefined) return filter;
  return { ...filter, dueBefore: await dueBefore(content.service, now()) };
}
