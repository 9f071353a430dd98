import type { ReactNode } from 'react';
import { businessDay } from '../../i18n/index.ts';
import { NAVIGATION, navLinks } from '../navigation.server.ts';
import { usePage } from '../page-context.server.ts';
import { callLink } from '../../requests/index.ts';
import { contactDetails } from './contact-details.server.ts';
import { areHoursKnown, Hours } from './Hours.server.tsx';
import { Icon } from './Icon.server.tsx';
import { instantOf } from './opening-state.server.ts';
import { LanguageSelector } from './LanguageSelector.server.tsx';
import { Pencil } from './Pencil.server.tsx';
import { networksIn, type NetworkKey } from './networks.server.ts';
import { TileDivider } from './TileDivider.server.tsx';
import { WhatsApp } from './WhatsApp.server.tsx';

/** The footer of every page: contact, hours, pages, networks, language, legal pages. */
export function Footer() {
  const page = usePage();
  const { t, link, siteName, now, hours, navigation } = page;
  const contact = link('/contact');
  const year = businessDay(now).slice(0, 4);
  page.freshUntil(instantOf(`${year}-12-31`, '24:00'));
  return (
    <footer className="night">
      <TileDivider />
      <div className="wrap">
        <div className="columns">
          <Contact />
          {areHoursKnown(page) && (
            <section>
              <h2>{t('common:footer.hours')}</h2>
              <Hours isBrief />
              {contact && <a href={contact}>{t('common:footer.allHours')}</a>}
              <Pencil of={hours} />
            </section>
          )}
          <nav aria-labelledby="pages">
            <h2 id="pages">{t('common:footer.pages')}</h2>
            <ul className="two">
              {navLinks('footer', page).map(({ path, href, label }) => (
                <li key={path}>
                  <a data-quick href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <Pencil of={navigation ?? NAVIGATION} field="footer" />
          </nav>
          <section>
            <Networks />
            <LanguageSelector variant="dropdown" />
          </section>
        </div>
        <nav className="legal" aria-label={t('common:footer.legalPages')}>
          <p>{t('common:footer.rights', { year, name: siteName })}</p>
          <ul className="actions">
            {navLinks('legal', page).map(({ path, href, label }) => (
              <li key={path}>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

/** Address, phone, email, as far as they are known; nothing while none is. */
function Contact() {
  const page = usePage();
  const { siteName, settings } = page;
  const details = contactDetails(page);
  const { address, phone, email } = details;
  if (!Object.values(details).some(Boolean)) return null;
  return (
    <section>
      <h2>{siteName}</h2>
      <address>
        {address && <span>{address}</span>}
        {phone && (
          <a href={callLink(phone) ?? undefined}>
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
      <Pencil of={settings} field="contactInfo" />
    </section>
  );
}

/** Those that are not among the icons are drawn here, for the few that have them. */
const NETWORK_ICONS: Readonly<Record<NetworkKey, ReactNode>> = {
  instagram: <Icon name="instagram" />,
  facebook: <Icon name="facebook" />,
  twitter: (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 4l14 16M19 4L5 20" />
    </svg>
  ),
  youtube: <Icon name="play" />,
};

/** The business's profiles, each in a new tab; nothing without any. */
function Networks() {
  const page = usePage();
  const { t, settings } = page;
  const networks = networksIn(settings?.socialMedia, page);
  if (networks.length === 0) return null;
  return (
    <>
      <h2>{t('common:footer.follow')}</h2>
      <ul className="list">
        {networks.map(({ key, name, href }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noopener">
              {NETWORK_ICONS[key]}
              {name} <span className="hide">{t('common:footer.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
      <Pencil of={settings} field="socialMedia" />
    </>
  );
}
