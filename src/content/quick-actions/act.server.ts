import * as v from 'valibot';
import { ConflictError } from '../../http/index.server.ts';
import { businessDay } from '../../i18n/index.ts';
import {
  noDocument,
  type DocumentBody,
  type EditedDocument,
} from '../editor/edited-document.server.ts';
import type { ContentEditor } from '../editor/content-editor.server.ts';
import { notice as noticeSchema } from '../types/index.gen.ts';
import type { QuickAction, QuickActionOf } from './action.ts';
import { keyOfDish, rawDishes, type RawDish } from '../raw-dishes.server.ts';
import { withDish } from './dish-list.server.ts';
import { hoursChange } from './hours.server.ts';
import type { QuickChange, QuickOptions } from './quick-change.server.ts';
import { pricesChange } from './prices.server.ts';
import type { MenuType } from './quick-state.ts';
import { localizedItems } from './localized-items.server.ts';

/** What was done. */
export interface QuickResult {
  /** The changed document's new revision, which `undo` expects. */
  readonly revision: string;
  /** The action that takes it back; null when there was nothing before. */
  readonly undo: QuickAction | null;
}

/** The document that an action changes, and expects at a revision. */
export function subjectOf(action: QuickAction): string {
  if (action.action === 'hours') return 'openingHours';
  if (action.action === 'prices') return action.menus[0]?.id ?? '';
  return action.action === 'notice' ? 'notice' : action.id;
}

/**
 * Does what an action says, published at once. Throws as `ContentEditor.patch` does, a `NotFoundError` for a dish that
 * its menu does not have, and a `ConflictError` on another day than the author saw: "today" would be yesterday.
 */
export async function quickly(
  editor: ContentEditor,
  action: QuickAction,
  options: QuickOptions,
): Promise<QuickResult> {
  const { author, day, now } = options;
  if (day !== undefined && day !== businessDay(now)) throw new ConflictError('anotherDay');
  const before = await editor.read(subjectOf(action));
  const { patches, undo } = await planned(editor, action, before, options);
  const written = await editor.patch(patches, { author });
  return { revision: written[0]?.revision ?? '', undo: undo(written) };
}

function planned(
  editor: ContentEditor,
  action: QuickAction,
  before: EditedDocument | null,
  options: QuickOptions,
): QuickChange | Promise<QuickChange> {
  switch (action.action) {
    case 'price':
      return dishChange(action, before, options, {
        change: (dish) => ({ ...dish, price: action.price }),
        undo: (dish) => ({ ...action, price: Number(dish['price']) }),
      });
    case 'prices':
      return pricesChange(editor, action, options);
    case 'soldOut':
      return dishChange(action, before, options, {
        change: ({ soldOutUntil, ...dish }) => {
          void soldOutUntil;
          const until = action.until === null ? {} : { soldOutUntil: action.until };
          return { ...dish, isSoldOut: action.isSoldOut, ...until };
        },
        undo: ({ isSoldOut, soldOutUntil }) => ({
          ...action,
          isSoldOut: isSoldOut === true,
          until: typeof soldOutUntil === 'string' ? soldOutUntil : null,
        }),
      });
    case 'hours':
      return hoursChange(action, before, options);
    case 'notice':
      return noticeChange(action, before, options);
    case 'swap':
      return swapChange(editor, action, before, options);
    case 'again':
      return againChange(editor, action, before, options);
  }
}

function dishChange(
  { type, id, dish: key }: { type: MenuType; id: string; dish: string },
  before: EditedDocument | null,
  { expectedRevision }: QuickOptions,
  { change, undo }: { change(dish: RawDish): RawDish; undo(dish: RawDish): QuickAction },
): QuickChange {
  const body = before?.published?.body ?? {};
  const dish = rawDishes(type, body).find((one) => keyOfDish(one) === key);
  if (!dish) throw noDocument(`${id}, dish ${key}`);
  return {
    patches: [{ id, type, expectedRevision, change: (menu) => withDish(type, menu, key, change) }],
    undo: () => undo(dish),
  };
}

function noticeChange(
  { notice }: QuickActionOf<'notice'>,
  before: EditedDocument | null,
  { expectedRevision, now }: QuickOptions,
): QuickChange {
  const known = v.safeParse(noticeSchema, before?.published?.body);
  const last = known.success ? known.output : undefined;
  if (!notice && !last) throw noDocument('notice');
  const change = ({ _id, _type, _createdAt, ...body }: DocumentBody) => {
    if (!notice) return { _id, _type, _createdAt, ...body, endsAt: now.toISOString() };
    const { text, linkText, ...rest } = notice;
    return {
      ...{ _id, _type, ...(_createdAt !== undefined && { _createdAt }) },
      text: localizedItems(text),
      ...(linkText && { linkText: localizedItems(linkText) }),
      ...rest,
    };
  };
  const isOver = !last || new Date(last.endsAt) <= now;
  return {
    patches: [{ id: 'notice', type: 'notice', expectedRevision, keepsDraft: true, change }],
    undo: () => ({
      action: 'notice',
      notice: isOver
        ? null
        : {
            text: last.text,
            ...(last.link && { link: last.link }),
            ...(last.linkText && { linkText: last.linkText }),
            ...(last.startsAt && { startsAt: last.startsAt }),
            endsAt: last.endsAt,
          },
    }),
  };
}

/** Where a menu stands: whether it is shown, and its place among the others. */
const PLACE = ['isActive', 'displayOrder'] as const;

async function swapChange(
  editor: ContentEditor,
  action: QuickActionOf<'swap'>,
  before: EditedDocument | null,
  { expectedRevision }: QuickOptions,
): Promise<QuickChange> {
  const { type, id, with: other } = action;
  const beside = await editor.read(other.id);
  const [one, two] = [before?.published?.body, beside?.published?.body];
  if (!one || !two || before?.type !== type || beside?.type !== type || id === other.id) {
    throw noDocument(one ? other.id : id);
  }
  const placeOf = (body: DocumentBody) =>
    Object.fromEntries(PLACE.map((name) => [name, body[name]]));
  const list = type === 'dailyMenu' ? 'dailyMenus' : 'submenus';
  const snapshot = await listing(editor, list, [id, other.id]);
  const exchanged = (item: unknown) => {
    const ref = (item as { _ref?: unknown } | null)?._ref;
    const instead = ref === id ? other.id : ref === other.id ? id : undefined;
    return instead === undefined ? item : { ...(item as object), _ref: instead };
  };
  return {
    patches: [
      { id, type, expectedRevision, change: (body) => ({ ...body, ...placeOf(two) }) },
      {
        ...{ id: other.id, type, expectedRevision: other.revision },
        change: (body) => ({ ...body, ...placeOf(one) }),
      },
      ...(snapshot
        ? [
            {
              ...{ id: snapshot.id, type: 'snapshot' as const },
              change: (body: DocumentBody) => {
                const listed = body[list];
                return Array.isArray(listed) ? { ...body, [list]: listed.map(exchanged) } : body;
              },
            },
          ]
        : []),
    ],
    // Exchanged once more, they stand as before.
    undo: ([, theOther]) =>
      theOther ? { ...action, with: { id: other.id, revision: theOther.revision } } : null,
  };
}

/** The published menu page, if it lists one of these menus. */
async function listing(
  editor: ContentEditor,
  list: 'dailyMenus' | 'submenus',
  ids: readonly string[],
): Promise<EditedDocument | undefined> {
  const { documents } = await editor.list({ type: 'snapshot', state: ['published', 'changed'] });
  const pages = await editor.readAll(documents.map(({ id }) => id));
  return pages.find(({ published }) => {
    const listed = published?.body[list];
    return (
      Array.isArray(listed) &&
      listed.some((item: unknown) =>
        ids.includes(String((item as { _ref?: unknown } | null)?._ref)),
      )
    );
  });
}

/** What a menu is made of, apart from where it stands. */
const DISHES = ['title', 'sections', 'items'] as const;

async function againChange(
  editor: ContentEditor,
  action: QuickActionOf<'again'>,
  before: EditedDocument | null,
  { expectedRevision }: QuickOptions,
): Promise<QuickChange> {
  const { id } = action;
  const earlier = await editor.readVersion(id, action.version);
  if (!before?.published || !earlier) throw noDocument(`${id} at ${action.version}`);
  const { revision: version } = before.published;
  const change = (body: DocumentBody) => {
    const rest = Object.entries(body).filter(
      ([name]) => !(DISHES as readonly string[]).includes(name),
    );
    const again = DISHES.flatMap((name) =>
      earlier.body[name] === undefined ? [] : [[name, earlier.body[name]] as const],
    );
    return Object.fromEntries([...rest, ...again]);
  };
  return {
    patches: [
      {
        ...{ id, type: 'dailyMenu' as const, expectedRevision, change },
        // What it replaces is what undoes it; a draft of other dishes stays a draft of those.
        ...{ keepsBefore: true, keepsDraft: true },
      },
    ],
    undo: () => ({ action: 'again', id, version }),
  };
}
