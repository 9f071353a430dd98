import type { ContentService, Holiday } from '../../content/index.ts';
import {
  collectionOf,
  dishesWithoutAllergens,
  readHolidays,
  type ContentEditor,
  type EditedMenu,
  type ListedDocument,
} from '../../content/index.server.ts';
import { addDays, businessDay, isoWeekday } from '../../i18n/index.ts';
import {
  emailOutage,
  failedEmails,
  requestsWithoutAnswer,
  unansweredSubmissions,
  waitingQuotes,
  groupsWithAllergiesUncounted,
  readGroups,
} from '../../requests/index.server.ts';
import type { OfficeLanguage } from '../account.ts';
import { closedTo } from '../may-edit.server.ts';
import type { Role } from '../roles.ts';
import { dueBefore } from './inbox/due.server.ts';
import { listedQuotes } from './quote-record.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { calendarContent, tightDays, usualPlaces } from './calendar-days.server.ts';

/** How far ahead holidays are looked for, days. */
const HOLIDAYS_AHEAD = 14;

const MOST_DRAFTS = 20;

/** Types that are written regularly: Today offers another one once there is a first. */
const WRITTEN_AGAIN = ['blog', 'workshopDate'] as const;

/** Requests and messages without an answer, those that are due, failed emails, and the next groups. */
export async function requestsToday(
  services: Pick<OfficeServices, 'db' | 'content'>,
  language: OfficeLanguage,
  now: number,
) {
  const { db, content } = services;
  const [fresh, due, failed, outage, next, quotes] = await Promise.all([
    unansweredSubmissions(db),
    dueBefore(content.service, now).then((before) => requestsWithoutAnswer(db, before)),
    failedEmails(db),
    emailOutage(db, now),
    nextGroups(services, language, now),
    waitingQuotes(db, now),
  ]);
  const dueIds = new Set(due.map(({ id }) => id));
  const items = [
    ...due.map((submission) => ({ is: 'due' as const, at: submission.createdAt, submission })),
    ...fresh.newest
      .filter(({ id }) => !dueIds.has(id))
      .map((submission) => ({ is: 'new' as const, at: submission.createdAt, submission })),
    ...failed.map((email) => ({ is: 'email' as const, at: email.at, email })),
  ];
  const listed = await listedQuotes(
    db,
    quotes.map(({ quote }) => quote),
  );
  const money = listed.map((quote, index) => ({
    ...quote,
    reminder: quotes[index]?.reminder ?? null,
  }));
  return {
    items: [...next.items, ...items],
    ...{ unanswered: fresh.total, groups: next.groups, outage, money },
  };
}

/**
 * Dishes without complete allergens, drafts that wait, holidays that the hours do not know, and what another
 * one may be written of.
 */
export async function contentToday(
  { service, editor, role }: { service: ContentService; editor: ContentEditor; role: Role },
  menus: readonly EditedMenu[],
  now: number,
) {
  const dishes = dishesWithoutAllergens(menus);
  const [drafts, holidays, counts] = await Promise.all([
    editor.list({ state: ['draft', 'changed'], except: closedTo(role), limit: MOST_DRAFTS }),
    unknownHolidays(service, now),
    editor.counts(),
  ]);
  const touched = await touchedOf(editor, drafts.documents);
  const byMenu = Map.groupBy(dishes, ({ id }) => id);
  const items = [
    ...[...byMenu.values()].map((found) => ({
      is: 'allergens' as const,
      at: found[0]?.updatedAt ?? 0,
      dishes: found,
    })),
    ...touched.map(({ id, type, title, titleEn, state, updatedAt }) => ({
      ...{ is: 'draft' as const, at: updatedAt },
      document: { id, type, typeName: collectionOf(type).form.one, title, titleEn, state },
    })),
  ];
  const written = WRITTEN_AGAIN.filter((type) =>
    counts.some((one) => one.type === type && one.state !== 'trashed'),
  ).map((type) => ({ type, typeName: collectionOf(type).form.one }));
  return { items, holidays, written };
}

/** What somebody has begun, or copied, and never typed a word of waits for nobody. */
async function touchedOf(editor: ContentEditor, listed: readonly ListedDocument[]) {
  const isTouched = await Promise.all(
    listed.map(async ({ id, state }) => {
      const body = state === 'draft' ? (await editor.read(id))?.draft?.body : undefined;
      return !body || body['_createdAt'] !== body['_updatedAt'];
    }),
  );
  return listed.filter((_, index) => isTouched[index]);
}

/** Public holidays of the next fortnight without an entry in the hours, on days that would be open. */
async function unknownHolidays(service: ContentService, now: number): Promise<readonly Holiday[]> {
  const hours = await service.openingHours().catch(() => null);
  if (!hours) return [];
  const known = new Set(hours.exceptions.map(({ date }) => date));
  const openDays = new Set(
    hours.places.flatMap(({ weekly }) => weekly.flatMap(({ days }) => days)),
  );
  const { within } = await readHolidays(service);
  return within(businessDay(new Date(now)), HOLIDAYS_AHEAD).filter(
    ({ day }) => !known.has(day) && openDays.has(isoWeekday(day)),
  );
}

/** How far ahead a place that is overbooked is told of, days. */
const AHEAD = 30;

/**
 * The groups of today and tomorrow, with what needs somebody: those whose allergies nobody has counted
 * yet, and the days on which more come than fit. It stands before everything else: there is little time left.
 */
async function nextGroups(
  { db, content }: Pick<OfficeServices, 'db' | 'content'>,
  language: OfficeLanguage,
  now: number,
) {
  const from = businessDay(new Date(now));
  const range = { from, to: addDays(from, AHEAD) };
  const groups = await readGroups(db, range, await usualPlaces(content.service));
  const soon = groups.filter(({ day }) => day <= addDays(from, 1));
  const [uncounted, shown] = await Promise.all([
    groupsWithAllergiesUncounted(db, soon),
    // What the calendar knows beside the groups is content, which may be away.
    calendarContent(content.service, { ...range, language }).catch(() => null),
  ]);
  const tight = shown ? tightDays(range, groups, shown) : {};
  const items = [
    ...uncounted.map(({ id, name, day }) => ({
      is: 'allergies' as const,
      at: now,
      group: { id, name, day },
    })),
    ...Object.entries(tight).map(([day, reasons]) => ({
      is: 'tight' as const,
      at: now,
      ...{ day, reasons },
    })),
  ];
  return { groups: soon, items };
}
