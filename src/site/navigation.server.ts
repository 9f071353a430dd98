import type { NavigationLink } from '../content/index.ts';
import { linkOf, shownLink } from './blocks/links.server.ts';
import { serviceAt } from './blocks/service-at.server.ts';
import type { PageContext } from './page-context.server.ts';
import { matchAddress } from './routes.server.ts';

type Written = Pick<NavigationLink, 'address' | 'label'>;

/** A link of the bar or the footer, to something that is shown. */
export interface NavLink {
  /** The address without the language. */
  readonly path: string;
  readonly href: string;
  readonly label: string;
}

const leadingTo = (...paths: string[]): Written[] => paths.map((address) => ({ address }));

/** Where it is edited, written or not: there is one. */
export const NAVIGATION = { _type: 'navigation', _id: 'navigation' } as const;

/** Where they lead while the owner has not said. */
const USUAL = {
  bar: leadingTo('/', '/services', '/menu', '/blog', '/gallery', '/about', '/contact'),
  button: leadingTo('/contact'),
  legal: leadingTo('/legal', '/privacy', '/cookies', '/terms'),
} as const;

/** The links of the bar, its button, those of the footer and the legal ones, as far as they lead somewhere. */
export function navLinks(
  part: 'bar' | 'button' | 'footer' | 'legal',
  page: PageContext,
): NavLink[] {
  return writtenLinks(part, page).flatMap(({ address, label }) => {
    const shown = shownLink(page, address);
    if (!shown) return [];
    const path = linkOf(address)?.href ?? address;
    return [{ path, href: shown.href, label: page.text(label) || nameOf(path, page) }];
  });
}

function writtenLinks(
  part: 'bar' | 'button' | 'footer' | 'legal',
  { navigation }: PageContext,
): readonly Written[] {
  if (part === 'button') {
    if (navigation?.hasButton === false) return [];
    return navigation?.button ? [navigation.button] : USUAL.button;
  }
  const own = navigation?.[part] ?? [];
  if (own.length > 0) return own;
  return part === 'legal' ? USUAL.legal : USUAL.bar;
}

/** What a link without a text of its own says: the name of the page or the service, or the address. */
function nameOf(path: string, { t, text, parts }: PageContext): string {
  const [address = ''] = path.split(/[?#]/, 1);
  const name = matchAddress(address)?.page.name;
  if (name) return t(name);
  const slug = address.slice(1).toLowerCase();
  const service = serviceAt(slug, parts?.services ?? []);
  if (service) return text(service.shortTitle) || text(service.title);
  const own = serviceAt(slug, parts?.pages ?? []);
  if (own) return text(own.navTitle) || text(own.title);
  return path.replace(/^https:\/\//, '');
}
