import type { GlobalSettings } from '../../content/index.ts';
import type { PageContext } from '../page-context.server.ts';
import { shownLink } from './links.server.ts';

type Profiles = GlobalSettings['socialMedia'];

/** The networks that a business or an author can be on, in the order in which they are shown. */
const NETWORKS = [
  { key: 'instagram', name: 'Instagram' },
  { key: 'facebook', name: 'Facebook' },
  { key: 'twitter', name: 'X' },
  { key: 'youtube', name: 'YouTube' },
] as const satisfies readonly { key: keyof Profiles; name: string }[];

export type NetworkKey = (typeof NETWORKS)[number]['key'];

/** The profiles that are filled in and may be followed. */
export function networksIn(profiles: Profiles | undefined, page: Pick<PageContext, 'link'>) {
  return NETWORKS.flatMap(({ key, name }) => {
    const link = shownLink(page, profiles?.[key]);
    return link ? [{ key, name, href: link.href }] : [];
  });
}
