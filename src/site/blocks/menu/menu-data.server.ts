import type {
  Banner,
  ContentService,
  DailyMenu,
  LocalizedString,
  MenuItem,
  MenuSection,
  SnapshotWithReferences,
  Submenu,
  SubmenuItem,
} from '../../../content/index.ts';
import type { Parameter, ValueSource } from '../../parameters.server.ts';

/** A menu or submenu behind its tab. `id` is unique on the page. */
export interface MenuList<Document extends DailyMenu | Submenu = DailyMenu | Submenu> {
  readonly id: string;
  readonly title: LocalizedString;
  readonly document: Document;
}

/** Lists of one kind and the one that is shown; undefined where there is none. */
export interface MenuPart<Document extends DailyMenu | Submenu> {
  readonly lists: readonly MenuList<Document>[];
  readonly selected: MenuList<Document> | undefined;
}

/** What the menu page shows. */
export interface MenuData {
  readonly snapshot: SnapshotWithReferences | null;
  readonly banner: Banner | null;
  readonly menus: MenuPart<DailyMenu>;
  readonly submenus: MenuPart<Submenu>;
  /** The list that the address asks for; undefined without one, and for the first. */
  readonly asked: MenuList | undefined;
}

/** The address of the page that shows a list, without the language. */
export function listPath(id: string): string {
  return `/menu?list=${encodeURIComponent(id)}`;
}

/**
 * Reads the menu: what the active snapshot lists, in its order, then every other active menu and
 * submenu by `displayOrder`. Null when there is no list `asked`, or no submenu `beside` it.
 */
export async function loadMenu(
  content: ContentService,
  asked?: string,
  beside?: string,
): Promise<MenuData | null> {
  const [snapshot, activeMenus, activeSubmenus] = await Promise.all([
    content.snapshot(),
    content.dailyMenus(),
    content.submenus(),
  ]);
  const banner = snapshot?.banner ?? (await content.banners())[0];
  const taken = new Set(TAKEN);
  const menus = partOf(withDishes(snapshot, activeMenus), asked, taken);
  const submenus = partOf(listedFirst(snapshot?.submenus, activeSubmenus), beside ?? asked, taken);
  const isSubmenu = (id: string) => submenus.lists.some((list) => list.id === id);
  // One submenu is shown: not two, and none that there is not.
  if (beside !== undefined && (!isSubmenu(beside) || (asked && isSubmenu(asked)))) return null;
  // The first menu goes without saying: then the submenu is what the page is about.
  const wanted = asked === menus.lists[0]?.id ? (beside ?? asked) : (asked ?? beside);
  const found = [...menus.lists, ...submenus.lists].find(({ id }) => id === wanted);
  if (asked !== undefined && !found) return null;
  return {
    snapshot,
    banner: banner ?? null,
    menus,
    submenus,
    asked: found === menus.lists[0] ? undefined : found,
  };
}

/** The ids of all lists, and which they were before. */
export const LIST_IDS: Parameter = {
  values: async (source) => (await shownLists(source)).map(({ id }) => id),
  former: async (source) =>
    (await shownLists(source)).flatMap(({ id, document }) =>
      document.formerSlugs.map((slug) => [idOf(slug), id] as const),
    ),
};

async function shownLists({ content }: ValueSource): Promise<readonly MenuList[]> {
  const data = await loadMenu(content);
  return [...(data?.menus.lists ?? []), ...(data?.submenus.lists ?? [])];
}

/** The daily menus of the menu page, as it has them. */
export async function dailyLists(content: ContentService): Promise<readonly MenuList<DailyMenu>[]> {
  const [snapshot, active] = await Promise.all([content.snapshot(), content.dailyMenus()]);
  return partOf(withDishes(snapshot, active), undefined, new Set(TAKEN)).lists;
}

/** The daily menus that are shown: one without dishes is not. */
function withDishes(
  snapshot: SnapshotWithReferences | null,
  active: readonly DailyMenu[],
): readonly DailyMenu[] {
  return listedFirst(snapshot?.dailyMenus, active).filter(({ items }) => items.length > 0);
}

/** What a snapshot lists, then the other active documents in their own order. */
function listedFirst<Document extends DailyMenu | Submenu>(
  listed: readonly Document[] = [],
  active: readonly Document[],
): readonly Document[] {
  const ids = new Set(listed.map(({ _id }) => _id));
  return [...listed, ...active.filter(({ _id }) => !ids.has(_id))];
}

/** Ids that other parts of the page have. */
const TAKEN = ['form', 'content', 'allergens', 'pages'];

const idOf = (slug: string) => slug.trim().replace(/\s+/g, '-');

/** Lists with ids made of their slugs (the same slug twice makes two ids), the first one shown. */
function partOf<Document extends DailyMenu | Submenu>(
  documents: readonly Document[],
  asked: string | undefined,
  taken: Set<string>,
): MenuPart<Document> {
  const lists = documents.map((document) => {
    const base = idOf(document.slug);
    let id = base;
    for (let again = 2; taken.has(id); again++) id = `${base}-${again}`;
    taken.add(id);
    return { id, title: 'titles' in document ? document.titles : document.title, document };
  });
  return { lists, selected: lists.find(({ id }) => id === asked) ?? lists[0] };
}

/** A section with its dishes; `section` is null for those that stand in none. */
export interface FilledSection {
  readonly section: MenuSection | null;
  readonly items: readonly MenuItem[];
}

/** The sections of a menu that have dishes, in their order; what belongs to none comes last. */
export function sectionsOf({ sections, items }: DailyMenu): readonly FilledSection[] {
  const place = (item: MenuItem) => item.section ?? item.category;
  const known = new Set<string | undefined>(sections.map(({ key }) => key));
  const filled = sections.map((section) => ({
    section,
    items: items.filter((item) => place(item) === section.key),
  }));
  const rest = { section: null, items: items.filter((item) => !known.has(place(item))) };
  return [...filled, rest].filter((part) => part.items.length > 0);
}

/** A part of any list: a section of a daily menu, or all that a submenu has. */
export interface ListPart {
  readonly section: MenuSection | null;
  readonly items: readonly (MenuItem | SubmenuItem)[];
}

/** A list's parts that have dishes, whichever kind it is. */
export function listParts({ document }: MenuList): readonly ListPart[] {
  if (document._type === 'dailyMenu') return sectionsOf(document);
  const { submenuItems: items } = document;
  return items.length > 0 ? [{ section: null, items }] : [];
}

/** All lists that have dishes: daily menus, then submenus. */
export function allLists({ menus, submenus }: Pick<MenuData, 'menus' | 'submenus'>): MenuList[] {
  const lists: MenuList[] = [...menus.lists, ...submenus.lists];
  return lists.filter((list) => listParts(list).length > 0);
}
