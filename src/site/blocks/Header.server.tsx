import { NAVIGATION, navLinks } from '../navigation.server.ts';
import { usePage } from '../page-context.server.ts';
import type { PageParts } from '../page-parts.server.ts';
import { serviceAt } from './service-at.server.ts';
import { LanguageSelector } from './LanguageSelector.server.tsx';
import { Pencil } from './Pencil.server.tsx';
import { pictureProps } from './Picture.server.tsx';

/** The bar above every page. On small screens its links stand in a menu that opens by itself. */
export function Header() {
  const page = usePage();
  const { t, href, siteName: name, navigation } = page;
  const [button] = navLinks('button', page);
  return (
    <header className="bar">
      <div className="wrap">
        <a className="logo serif" href={href('/')} aria-label={`${name} · ${t('common:nav.home')}`}>
          <Logo />
        </a>
        <nav className="wide" aria-label={t('common:nav.label')}>
          <Links />
        </nav>
        <LanguageSelector variant="bar" />
        {button && (
          <a className="button wide" href={button.href}>
            {button.label}
          </a>
        )}
        <details className="menu" data-menu>
          <summary aria-label={t('common:nav.open')}>
            <svg className="icon" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 6h16" />
              <path d="M4 12h16" />
              <path d="M4 18h16" />
            </svg>
          </summary>
          <div>
            <nav aria-label={t('common:nav.label')}>
              <Links />
            </nav>
            <LanguageSelector variant="grid" />
            {button && (
              <a className="button" href={button.href}>
                {button.label}
              </a>
            )}
          </div>
        </details>
        <Pencil of={navigation ?? NAVIGATION} field="bar" />
      </div>
    </header>
  );
}

/** The owner's logo in the place of the business's name, which its link says; the name without one, in lines if it is long. */
function Logo() {
  const page = usePage();
  const picture = page.settings?.logo;
  const image =
    picture && pictureProps({ picture, widths: [96, 192, 320], sizes: '10rem', alt: '' }, page);
  if (image) {
    page.useSheets('logo');
    return <img {...image} />;
  }
  const { siteName } = page;
  if (siteName.length <= ONE_LINE) return siteName;
  page.useSheets('long-name');
  return <span>{siteName}</span>;
}

/** Letters of a name that a small phone has room for beside the sign, in one line. */
const ONE_LINE = 14;

function Links() {
  const page = usePage();
  return (
    <ul>
      {navLinks('bar', page).map(({ path, href, label }) => (
        <li key={path}>
          <a href={href} aria-current={currentness(path, page.path, page.parts)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `page` on the link's own page; `true` on one beneath it: a post of the blog, a service. */
function currentness(
  link: string,
  path: string,
  parts: PageParts | null,
): 'page' | 'true' | undefined {
  if (link === path) return 'page';
  if (link === '/services' && isOfService(path, parts)) return 'true';
  return link !== '/' && path.startsWith(`${link}/`) ? 'true' : undefined;
}

/** Is it the page of a service, or one beneath it? */
function isOfService(path: string, parts: PageParts | null): boolean {
  return serviceAt(path.split('/')[1], parts?.services ?? []) !== undefined;
}
