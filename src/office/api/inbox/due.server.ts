import type { ContentService } from '../../../content/index.ts';
import { readHolidays } from '../../../content/index.server.ts';
import { addDays, businessDay, endOfDay, weekend, workingDaysAfter } from '../../../i18n/index.ts';
import type { InboxFilter } from '../../../requests/index.server.ts';
import type { OfficeLanguage } from '../../account.ts';
import type { OfficeServices } from '../../services.server.ts';
import { filterOf, type GivenFilter } from './filter.server.ts';

/** As the schema has it for terms that do not say. */
const ANSWER_DAYS = 2;

/** A request that came in before this instant has to be answered today at the latest, to keep what the site promises. */
export async function dueBefore(content: ContentService, now: number): Promise<number> {
  const [terms, holidays] = await Promise.all([
    content.bookingTerms().catch(() => null),
    readHolidays(content),
  ]);
  const today = businessDay(new Date(now));
  let day = today;
  const answerDays = terms?.answerDays ?? ANSWER_DAYS;
  while (workingDaysAfter(day, answerDays, holidays, weekend()) > today) day = addDays(day, -1);
  return endOfDay(day);
}

/** The filter that a query says, with what it is due by. */
export async function withDue(
  { content, now }: Pick<OfficeServices, 'content' | 'now'>,
  given: GivenFilter,
  language: OfficeLanguage,
): Promise<InboxFilter> {
  const filter = filterOf(given, businessDay(new Date(now())), language);
  if (given.due === undefined) return filter;
  return { ...filter, dueBefore: await dueBefore(content.service, now()) };
}
