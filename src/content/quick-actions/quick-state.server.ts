import {
  mainPlace,
  menuItem,
  notice as noticeSchema,
  noticeState,
  openingHours,
} from '../types/index.gen.ts';
import * as v from 'valibot';
import {
  addDays,
  businessDay,
  byCodeUnits,
  endOfDay,
  isoWeekday,
  startOfDay,
  type Language,
} from '../../i18n/index.ts';
import type { ContentEditor } from '../editor/content-editor.server.ts';
import type { EditedDocument } from '../editor/edited-document.server.ts';
import { isSoldOutOn } from '../sold-out.ts';
import { keyOfDish, rawDishes, type RawDish } from '../raw-dishes.server.ts';
import { publishedMenus, textIn, type EditedMenu } from './dish-list.server.ts';
import type { ListedDish, ListedMenu, QuickState } from './quick-state.ts';

/**
 * What is published of menus, hours and notice, each with the revision that a change expects. The
 * menus are read unless they are given.
 */
export async function quickState(
  editor: ContentEditor,
  now: Date,
  languages: readonly Language[],
  given?: readonly EditedMenu[],
): Promise<QuickState> {
  const day = businessDay(now);
  const [menus, documents] = await Promise.all([
    listedMenus(editor, given ?? (await publishedMenus(editor)), now),
    editor.readAll(['openingHours', 'notice']),
  ]);
  const named = (name: string) => documents.find(({ id }) => id === name) ?? null;
  const [hours, notice] = [named('openingHours'), named('notice')];
  const midnights = {
    tonight: endOfDay(day),
    tomorrow: endOfDay(addDays(day, 1)),
    week: endOfDay(addDays(day, 7)),
  };
  return {
    ...{ day, midnights, languages, menus },
    ...{ hours: hoursOf(hours, day), notice: noticeOf(notice, now) },
  };
}

async function listedMenus(
  editor: ContentEditor,
  menus: readonly EditedMenu[],
  now: Date,
): Promise<readonly ListedMenu[]> {
  const midnight = startOfDay(businessDay(now));
  const changed = menus.filter(
    ({ type, published }) =>
      type === 'dailyMenu' && isActive(published) && (published?.updatedAt ?? 0) >= midnight,
  );
  const earlier = await editor.lastPublishedBefore(
    changed.map(({ id }) => id),
    midnight,
  );
  return menus.map((menu) => listedMenu(menu, earlier.get(menu.id), now));
}

function listedMenu(
  { id, type, revision, published }: EditedMenu,
  yesterday: { readonly revision: string; readonly updatedAt: number } | undefined,
  now: Date,
): ListedMenu {
  const body = published?.body ?? {};
  return {
    ...{ type, id, revision, isActive: isActive(published) },
    title: textIn(body[type === 'dailyMenu' ? 'title' : 'titles']),
    dishes: rawDishes(type, body).flatMap((dish) => listedDish(dish, now)),
    yesterday: yesterday ? { version: yesterday.revision, updatedAt: yesterday.updatedAt } : null,
  };
}

function isActive(published: EditedMenu['published']): boolean {
  return published?.body['isActive'] === true;
}

function listedDish(dish: RawDish, now: Date): readonly ListedDish[] {
  const key = keyOfDish(dish);
  const read = v.safeParse(menuItem, { ...dish, key });
  if (!read.success || key === undefined) return [];
  const { names, price, isSoldOut, soldOutUntil = null, weekdays = [] } = read.output;
  const day = businessDay(now);
  return [
    {
      ...{ key, names, price, isSoldOut, soldOutUntil },
      isGone: isSoldOutOn(read.output, day),
      isOfTheDay: weekdays.includes(isoWeekday(day)),
    },
  ];
}

function hoursOf(document: EditedDocument | null, day: string): QuickState['hours'] {
  const read = v.safeParse(openingHours, document?.published?.body);
  if (!document || !read.success) return { revision: null, week: [], special: [] };
  const main = mainPlace(read.output);
  return {
    revision: document.revision,
    week: main?.weekly ?? [],
    special: read.output.exceptions
      .filter(({ date }) => date >= day)
      .sort((a, b) => byCodeUnits(a.date, b.date)),
  };
}

function noticeOf(document: EditedDocument | null, now: Date): QuickState['notice'] {
  const read = v.safeParse(noticeSchema, document?.published?.body);
  const isOver = !read.success || noticeState(read.output, now).is === 'over';
  return { revision: document?.revision ?? null, current: isOver ? null : read.output };
}
