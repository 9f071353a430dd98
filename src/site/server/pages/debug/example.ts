import type { ReactNode } from 'react';
import type { About, GalleryPicture, Workshop } from '../../../../content/index.ts';
import type { Catalogue } from '../../../../i18n/index.ts';
import type { MenuData } from '../../components/menu/menu-data.ts';
import type { ExampleContent } from './example-content.ts';

type Words = Catalogue['debug']['components'];

/** A component in one of its states. */
export interface Example {
  /** Its name, as its file is called. */
  readonly component: string;
  readonly state?: keyof Words['state'];
  /** Components that have no example of their own because this one shows them. */
  readonly contains?: readonly string[];
  /** Does it bring its own section, as wide as the page? */
  readonly isWide?: boolean;
  readonly node: ReactNode;
}

export interface ExampleGroup {
  readonly name: keyof Words['group'];
  readonly examples: readonly Example[];
}

/** What the examples are made of: built-in documents, and of the site's own what leads somewhere. */
export interface ExampleData extends ExampleContent {
  readonly photos: readonly GalleryPicture[];
  readonly workshops: readonly Workshop[];
  readonly about: About | null;
  readonly shownMenu: MenuData | null;
}
