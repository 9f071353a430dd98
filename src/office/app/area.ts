import type { ComponentType, LazyExoticComponent } from 'react';
import type { ResourceProps } from 'ra-core';
import type { OfficeLanguage } from '../account.ts';
import type { Permission } from '../roles.ts';
import type { Words } from '../words.ts';

/** An entry of the office's menu. */
export interface MenuEntry {
  /** Its address below `/admin`: `/inbox`. */
  readonly to: string;
  /** The key of its words: `inbox.title`. */
  readonly label: string;
  /** The key of a shorter one, where a phone's bottom edge has no room for it. */
  readonly short?: string | undefined;
  readonly icon: ComponentType;
  readonly needs?: Permission;
  /** Where it is in the menu; the first four are at a phone's bottom edge. */
  readonly order: number;
  /** The heading that it is below, one of `office.groups`; without one it is at the top. */
  readonly group?: string | undefined;
}

type Screen = ComponentType | LazyExoticComponent<ComponentType>;

/** A screen that is no list or form of a resource. */
export interface AreaPage {
  /** Below `/admin`: `/today`, `/quotes/:id`. */
  readonly path: string;
  readonly screen: Screen;
  readonly needs?: Permission;
  /** Is it shown without menu and bar? */
  readonly isBare?: boolean | undefined;
}

/** A resource: its name is its path below `/api/admin`. */
export interface AreaResource extends Omit<ResourceProps, 'list' | 'edit' | 'create' | 'show'> {
  readonly needs?: Permission;
  readonly list?: Screen;
  readonly edit?: Screen;
  readonly create?: Screen;
}

type WordsOfArea = Readonly<Record<OfficeLanguage, Words>>;

/** A part of the office: its words, its place in the menu, its screens. */
export interface Area {
  /** Also the key that its words are below. */
  readonly name: string;
  /** The permission that it needs; parts of it may declare another. */
  readonly needs: Permission;
  /** Its words in the menu, on the sign-in screens and on Today. */
  readonly firstWords?: WordsOfArea;
  /** The rest of them, which come with the first screen that is none of the first. */
  readonly words?: () => Promise<{ readonly words: WordsOfArea }>;
  readonly menu?: readonly MenuEntry[];
  readonly resources?: readonly AreaResource[];
  readonly pages?: readonly AreaPage[];
}
