import * as v from 'valibot';
import { addDays, madridDay, madridOffset } from '../../i18n/index.ts';
import type { ContentEditor, EditedDocument } from '../embedded/editor/index.server.ts';
import { menuItem, notice as noticeSchema, noticeState, openingHours } from '../schemas/index.ts';
import { isSoldOutOn } from '../sold-out.ts';
import {
  keyOfDish,
  publishedMenus,
  rawDishes,
  textIn,
  type EditedMenu,
  type RawDish,
} from './dish-list.server.ts';
import type { ListedDish, ListedMenu, ShownToday } from './shown-today.ts';

/** Reads what is published of menus, hours and notice, each with the revision that a change expects. */
export async function shownToday(editor: ContentEditor, now: Date): Promise<ShownToday> {
  const day = madridDay(now);
  const [menus, hours, notice] = await Promise.all([
    listedMenus(editor, now),
    editor.read('openingHours'),
    editor.read('notice'),
  ]);
  const midnights = {
    tonight: endOfDay(day),
    tomorrow: endOfDay(addDays(day, 1)),
    week: endOfDay(addDays(day, 7)),
  };
  return { day, midnights, menus, hours: hoursOf(hours, day), notice: noticeOf(notice, now) };
}

async function listedMenus(editor: ContentEditor, now: Date): Promise<readonly ListedMenu[]> {
  const menus = await publishedMenus(editor, { order: 'position' });
  return Promise.all(menus.map((menu) => listedMenu(editor, menu, now)));
}

async function listedMenu(
  editor: ContentEditor,
  { id, type, revision, published }: EditedMenu,
  now: Date,
): Promise<ListedMenu> {
  const body = published?.body ?? {};
  const isActive = body['isActive'] === true;
  const midnight = startOfDay(madridDay(now));
  const isChanged = (published?.updatedAt ?? 0) >= midnight;
  return {
    ...{ type, id, revision, isActive },
    title: textIn(body[type === 'dailyMenu' ? 'title' : 'titles']),
    dishes: rawDishes(type, body).flatMap((dish) => listedDish(dish, now)),
    yesterday:
      isActive && isChanged && type === 'dailyMenu'
        ? await versionBefore(editor, id, midnight)
        : null,
  };
}

/** The version that was published at an instant; null when there was none, or it is forgotten. */
async function versionBefore(
  editor: ContentEditor,
  id: string,
  instant: number,
): Promise<ListedMenu['yesterday']> {
  const { versions } = await editor.versions(id, { limit: 100 });
  const found = versions.find(
    ({ state, updatedAt }) => state === 'published' && updatedAt < instant,
  );
  return found ? { version: found.revision, updatedAt: found.updatedAt } : null;
}

function listedDish(dish: RawDish, now: Date): readonly ListedDish[] {
  const key = keyOfDish(dish);
  const read = v.safeParse(menuItem, { ...dish, key });
  if (!read.success || key === undefined) return [];
  const { names, price, isSoldOut, soldOutUntil = null, weekdays = [] } = read.output;
  const day = madridDay(now);
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  return [
    {
      ...{ key, names, price, isSoldOut, soldOutUntil },
      isGone: isSoldOutOn(read.output, day),
      isOfTheDay: weekdays.includes(weekday),
    },
  ];
}

function hoursOf(document: EditedDocument | null, day: string): ShownToday['hours'] {
  const read = v.safeParse(openingHours, document?.published?.body);
  if (!document || !read.success) return { revision: null, usual: [], special: null };
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
  const kiosk = read.output.places.find(({ key }) => key === 'kiosk');
  return {
    revision: document.revision,
    usual: (kiosk?.weekly ?? [])
      .filter(({ days }) => days.includes(weekday))
      .map(({ opens, closes }) => ({ opens, closes })),
    special: read.output.exceptions.find(({ date }) => date === day) ?? null,
  };
}

function noticeOf(document: EditedDocument | null, now: Date): ShownToday['notice'] {
  const read = v.safeParse(noticeSchema, document?.published?.body);
  const isOver = !read.success || noticeState(read.output, now).is === 'over';
  return { revision: document?.revision ?? null, current: isOver ? null : read.output };
}

/** The midnight with which a day begins in Madrid, milliseconds since 1970. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00${madridOffset(`${day}T00:00`)}`);
}

/** The midnight that ends a day. */
export function endOfDay(day: string): number {
  return startOfDay(addDays(day, 1));
}
