import {
  ContentUnavailableError,
  slugOf,
  type Banner,
  type ContentService,
  type DailyMenu,
  type MenuItem,
  type MenuSection,
  type SnapshotWithReferences,
  type Submenu,
} from '../../../content/index.ts';

/** A list that was read, or null when the content service did not answer for it. */
type Part<Item> = readonly Item[] | null;

/** What the menu page shows. */
export interface MenuData {
  readonly snapshot: SnapshotWithReferences | null;
  readonly banner: Banner | null;
  readonly menus: Part<DailyMenu>;
  readonly submenus: Part<Submenu>;
}

/**
 * Reads the menu: what the snapshot lists, in its order; without a snapshot, every active menu and
 * submenu. A part that cannot be read leaves the others standing.
 *
 * @throws ContentUnavailableError when no part can be read.
 */
export async function loadMenu(content: ContentService): Promise<MenuData> {
  const snapshot = await settled(content.snapshot());
  if (snapshot)
    return { ...snapshot, snapshot, menus: snapshot.dailyMenus, banner: await banner() };
  const [menus, submenus] = await Promise.all([
    settled(content.dailyMenus()),
    settled(content.submenus()),
  ]);
  if (menus === undefined && submenus === undefined) throw new ContentUnavailableError();
  return {
    snapshot: null,
    banner: await banner(),
    menus: menus ?? null,
    submenus: submenus ?? null,
  };

  /** The snapshot's banner, otherwise the first (specification, section 7). */
  async function banner(): Promise<Banner | null> {
    return snapshot?.banner ?? (await settled(content.banners()))?.[0] ?? null;
  }
}

/** What was read, or undefined when the content service could not be reached. */
async function settled<Value>(reading: Promise<Value>): Promise<Value | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ContentUnavailableError) return undefined;
    throw error;
  }
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

/** Ids that other parts of the page have. */
const TAKEN = ['form', 'content', 'allergens', 'pages'];

/** An id for each document of the page, made of its slug; the same slug twice makes two ids. */
export function panelIds(documents: readonly (DailyMenu | Submenu)[]): ReadonlyMap<string, string> {
  const taken = new Set(TAKEN);
  const ids = new Map<string, string>();
  for (const { _id, slug } of documents) {
    const base = slugOf(slug).trim().replace(/\s+/g, '-');
    let id = base;
    for (let again = 2; taken.has(id); again++) id = `${base}-${again}`;
    taken.add(id);
    ids.set(_id, id);
  }
  return ids;
}
