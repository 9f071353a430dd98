import { madridDay } from '../../../i18n/index.ts';
import { usePage } from '../page-context.ts';
import { contactDetails, phoneHref } from './contact-details.ts';
import { Hours } from './Hours.tsx';
import { Icon } from './Icon.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';
import { NAV_LINKS } from './nav-links.ts';
import { TileDivider } from './TileDivider.tsx';
import { WhatsApp } from './WhatsApp.tsx';

const LEGAL_LINKS = [
  { path: '/legal', word: 'common:footer.legal' },
  { path: '/privacy', word: 'common:footer.privacy' },
  { path: '/cookies', word: 'common:footer.cookies' },
  { path: '/terms', word: 'common:footer.terms' },
] as const;

/** The footer of every page: contact, hours, pages, networks, language, legal pages. */
export function Footer() {
  const { t, href, siteName, now } = usePage();
  return (
    <footer className="night">
      <TileDivider />
      <div className="wrap">
        <div className="columns">
          <Contact />
          <section>
            <h2>{t('common:footer.hours')}</h2>
            <Hours isBrief />
            <a href={href('/contact')}>{t('common:footer.allHours')}</a>
          </section>
          <nav aria-labelledby="pages">
            <h2 id="pages">{t('common:footer.pages')}</h2>
            <ul className="two">
              {NAV_LINKS.map(({ path, word }) => (
                <li key={path}>
                  <a data-quick href={href(path)}>
                    {t(word)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <section>
            <h2>{t('common:footer.follow')}</h2>
            <Networks />
            <LanguageSelector variant="dropdown" />
          </section>
        </div>
        <nav className="legal" aria-label={t('common:footer.legalPages')}>
          <p>
            {t('common:footer.rights', {
              year: madridDay(now).slice(0, 4),
              name: siteName,
            })}
          </p>
          <ul className="actions">
            {LEGAL_LINKS.map(({ path, word }) => (
              <li key={path}>
                <a href={href(path)}>{t(word)}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** Address, phone, email, as far as they are known. */
function Contact() {
  const page = usePage();
  const { siteName } = page;
  const { address, phone, email } = contactDetails(page);
  return (
    <section>
      <h2>{siteName}</h2>
      <address>
        {address && <span>{address}</span>}
        {phone && (
          <a href={phoneHref(phone)}>
            <Icon name="phone" />
            <span dir="ltr">{phone}</span>
          </a>
        )}
        <WhatsApp variant="name" />
        {email && (
          <a href={`mailto:${email}`}>
            <Icon name="mail" />
            {email}
          </a>
        )}
      </address>
    </section>
  );
}

const NETWORKS = [
  { key: 'instagram', name: 'Instagram', home: 'https://www.instagram.com/' },
  { key: 'facebook', name: 'Facebook', home: 'https://www.facebook.com/' },
] as const;

/** Two networks, each in a new tab; the business's profile, or else the network's home page. */
function Networks() {
  const { t, settings } = usePage();
  return (
    <ul className="list">
      {NETWORKS.map(({ key, name, home }) => (
        <li key={key}>
          <a href={settings?.socialMedia[key] ?? home} target="_blank" rel="noopener">
            <Icon name={key} />
            {name} <span className="hide">{t('common:footer.newTab')}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
