import { describe, expect, it } from 'vitest';
import type { GlobalSettings } from '../../content/index.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';
import { htmlOf } from './testing.tsx';

function links(html: string): string[] {
  return [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href]) => href ?? '');
}

const settings: GlobalSettings = {
  _id: 'globalSettings',
  _type: 'globalSettings',
  siteName: 'La Sobremesa',
  siteDescription: { es: 'Kiosco' },
  contactInfo: {
    email: 'mesa@example.com',
    phone: '+34 600 000 000',
    address: { es: 'Calle Sol 1' },
  },
  socialMedia: { instagram: 'https://www.instagram.com/mesa' },
};

describe('Header', () => {
  it('leads to the six routes, and to contact once more as a button', async () => {
    const hrefs = links(await htmlOf(<Header />, 'en'));
    for (const path of ['/menu', '/blog', '/gallery', '/about', '/contact']) {
      expect(hrefs).toContain(`/en${path}`);
    }
    expect(await htmlOf(<Header />, 'en')).toContain('class="button wide" href="/en/contact"');
  });

  it('marks the current page, and the section of a page beneath it', async () => {
    const menu = await htmlOf(<Header />, 'es', { path: '/menu' });
    expect(menu).toContain('<a href="/menu" aria-current="page">');
    expect(menu).not.toContain('<a href="/" aria-current');
    const post = await htmlOf(<Header />, 'es', { path: '/blog/gazpacho' });
    expect(post).toContain('<a href="/blog" aria-current="true">');
  });

  it('shows the settings’ name, or else the catalogue’s', async () => {
    const named = { settings: { ...settings, siteName: 'El Kiosco' } };
    expect(await htmlOf(<Header />, 'es', named)).toContain('>El Kiosco</a>');
    expect(await htmlOf(<Header />)).toContain('>La Sobremesa</a>');
  });
});

describe('LanguageSelector', () => {
  it('toggles to the other language, and comes back to this page', async () => {
    const html = await htmlOf(<LanguageSelector variant="toggle" />, 'es', { path: '/menu' });
    expect(links(html)).toEqual(['/language/en?to=/menu']);
    expect(html).toContain('lang="en"');
    expect(html).toContain('English');
  });

  it('offers every language in the grid, and marks the current one', async () => {
    const html = await htmlOf(<LanguageSelector variant="grid" />, 'en', { path: '/menu' });
    expect(links(html)).toEqual(['/language/es?to=/menu', '/en/menu']);
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  it('offers the others in the dropdown', async () => {
    const languages = { languages: ['es', 'en', 'ar'] as const };
    const html = await htmlOf(<LanguageSelector variant="dropdown" />, 'es', languages);
    expect(links(html)).toEqual(['/language/en?to=/', '/language/ar?to=/']);
  });

  it('is not shown when there is nothing to choose', async () => {
    const only = { languages: ['es'] as const };
    expect(await htmlOf(<LanguageSelector variant="toggle" />, 'es', only)).toBe('');
  });
});

describe('Footer', () => {
  it('shows the contact of the settings', async () => {
    const html = await htmlOf(<Footer />, 'es', { settings });
    expect(html).toContain('Calle Sol 1');
    expect(html).toContain('href="tel:+34600000000"');
    expect(html).toContain('href="mailto:mesa@example.com"');
    expect(html).toContain('href="https://www.instagram.com/mesa"');
  });

  it('shows the catalogue’s contact and hours when there are no settings', async () => {
    const html = await htmlOf(<Footer />, 'en');
    expect(html).toContain('href="mailto:hola@example.com"');
    expect(html).toContain('Monday to Friday, 9:00 to 15:00');
  });

  it('opens two networks in a new tab, and says so', async () => {
    const html = await htmlOf(<Footer />, 'en');
    expect(html.match(/target="_blank" rel="noopener"/g)).toHaveLength(2);
    expect(html.match(/\(opens in a new tab\)/g)).toHaveLength(2);
  });

  it('has quick links to the six routes and the legal pages', async () => {
    const html = await htmlOf(<Footer />);
    expect(html.match(/data-quick/g)).toHaveLength(6);
    for (const path of ['/legal', '/privacy', '/cookies', '/terms']) {
      expect(links(html)).toContain(path);
    }
  });
});
