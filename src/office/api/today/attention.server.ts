import { workingDaysAfter, type ContentService, type Holiday } from '../../../content/index.ts';
import {
  collectionOf,
  dishesWithoutAllergens,
  readHolidays,
  type ContentEditor,
  type EditedMenu,
  type Holidays,
} from '../../../content/index.server.ts';
import { addDays, madridDay } from '../../../i18n/index.ts';
import {
  emailOutage,
  failedEmails,
  groupsBetween,
  requestsWithoutAnswer,
  unansweredSubmissions,
} from '../../../requests/index.server.ts';
import type { AdminServices } from '../../services.server.ts';

/** How far ahead holidays are looked for, days. */
const HOLIDAYS_AHEAD = 14;

const DRAFTS_TOLD = 20;

/** Requests and messages without an answer, those that are due, failed emails, and the next groups. */
export async function requestsToday(
  { db, content }: Pick<AdminServices, 'db' | 'content'>,
  now: number,
) {
  const today = madridDay(new Date(now));
  const [fresh, waiting, terms, failed, groups, outage, known] = await Promise.all([
    unansweredSubmissions(db),
    requestsWithoutAnswer(db, now),
    content.service.bookingTerms().catch(() => null),
    failedEmails(db),
    groupsBetween(db, today, addDays(today, 1)),
    emailOutage(db, now),
    readHolidays(content.service),
  ]);
  const due = waiting.filter(
    ({ createdAt }) => dueDay(createdAt, terms?.answerDays ?? ANSWER_DAYS, known) <= today,
  );
  const dueIds = new Set(due.map(({ id }) => id));
  const items = [
    ...due.map((submission) => ({ is: 'due' as const, at: submission.createdAt, submission })),
    ...fresh.newest
      .filter(({ id }) => !dueIds.has(id))
      .map((submission) => ({ is: 'new' as const, at: submission.createdAt, submission })),
    ...failed.map((email) => ({ is: 'email' as const, at: email.at, email })),
  ];
  return { items: newestFirst(items), unanswered: fresh.total, groups, outage };
}

/** As the schema has it for terms that do not say. */
const ANSWER_DAYS = 2;

/** The last working day on which an answer keeps what the site promises. */
function dueDay(createdAt: number, answerDays: number, known: Holidays): string {
  return workingDaysAfter(madridDay(new Date(createdAt)), answerDays, known);
}

/** Dishes without complete allergens, drafts that wait, and holidays that the hours do not know. */
export async function contentToday(
  { service, editor }: { service: ContentService; editor: ContentEditor },
  menus: readonly EditedMenu[],
  now: number,
) {
  const dishes = dishesWithoutAllergens(menus);
  const [drafts, holidays] = await Promise.all([
    editor.list({ state: ['draft', 'changed'], limit: DRAFTS_TOLD }),
    unknownHolidays(service, now),
  ]);
  const byMenu = Map.groupBy(dishes, ({ id }) => id);
  const items = [
    ...[...byMenu.values()].map((found) => ({
      is: 'allergens' as const,
      at: found[0]?.updatedAt ?? 0,
      dishes: found,
    })),
    ...drafts.documents.map(({ id, type, title, titleEn, state, updatedAt }) => ({
      ...{ is: 'draft' as const, at: updatedAt },
      document: { id, type, typeName: collectionOf(type).form.one, title, titleEn, state },
    })),
  ];
  return { items: newestFirst(items), holidays };
}

/** Public holidays of the next fortnight without an entry in the hours, on days that would be open. */
async function unknownHolidays(service: ContentService, now: number): Promise<readonly Holiday[]> {
  const hours = await service.openingHours().catch(() => null);
  if (!hours) return [];
  const known = new Set(hours.exceptions.map(({ date }) => date));
  const openDays = new Set(
    hours.places.flatMap(({ weekly }) => weekly.flatMap(({ days }) => days)),
  );
  const weekday = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  const { within } = await readHolidays(service);
  return within(madridDay(new Date(now)), HOLIDAYS_AHEAD).filter(
    ({ day }) => !known.has(day) && openDays.has(weekday(day)),
  );
}

function newestFirst<Item extends { readonly at: number }>(
  items: readonly Item[],
): readonly Item[] {
  return [...items].sort((a, b) => b.at - a.at);
}
