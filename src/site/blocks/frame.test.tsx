import { read } from '../../content/testing/read.ts';
import * as sample from '../../content/testing/samples.ts';
import type { CheerioAPI } from 'cheerio/slim';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { GlobalSettings } from '../../content/index.ts';
import { Footer } from './Footer.server.tsx';
import { Header } from './Header.server.tsx';
import { LanguageSelector } from './LanguageSelector.server.tsx';
import { attributes } from '../testing/html.ts';
import { PageProvider } from '../page-context.server.ts';
import { rendered, testPage } from '../testing/page.tsx';

const links = ($: CheerioAPI) => attributes($, 'a', 'href');

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
  it('leads to the seven routes, and to contact once more as a button', () => {
    const $ = rendered(<Header />, 'en');
    for (const path of ['/services', '/menu', '/blog', '/gallery', '/about', '/contact']) {
      expect(links($)).toContain(`/en${path}`);
    }
    expect(attributes($, 'a.button.wide', 'href')).toEqual(['/en/contact']);
  });

  it('marks the current page, and the section of a page beneath it', () => {
    const menu = rendered(<Header />, 'es', { path: '/menu' });
    expect(menu('a[href="/menu"]').first().attr()).toEqual({
      href: '/menu',
      'aria-current': 'page',
    });
    expect(attributes(menu, 'a[aria-current]', 'href')).not.toContain('/');
    const post = rendered(<Header />, 'es', { path: '/blog/gazpacho' });
    expect(post('a[href="/blog"]').first().attr()).toEqual({
      href: '/blog',
      'aria-current': 'true',
    });
    const services = ['catering', 'gastronomic'].map((one) => read('service', sample.service(one)));
    const parts = { services, pages: [], hasAbout: true, filled: new Set<never>() };
    for (const path of ['/catering', '/gastronomic/turmeric']) {
      const service = rendered(<Header />, 'es', { path, parts });
      expect(service('nav.wide [aria-current]').attr(), path).toEqual({
        href: '/services',
        'aria-current': 'true',
      });
    }
  });

  it('shows the logo of the settings in the place of the name, at a size of its own', () => {
    const logo = { asset: { _ref: 'image-0123456789abcdef0123-640x160-png' } };
    const $ = rendered(<Header />, 'es', { settings: { ...settings, logo } });
    const home = $('a.logo');
    expect(home.text()).toBe('');
    expect(home.attr('aria-label')).toContain('La Sobremesa');
    const { src = '', ...image } = home.find('img').attr() ?? {};
    expect(src).toMatch(/^\/images\/0123456789abcdef0123-640x160\.png\?/);
    expect(image).toMatchObject({ width: '320', height: '80', alt: '' });
    // In the first thing that is seen, so nothing waits for scrolling.
    expect(image).not.toHaveProperty('loading');
  });

  it('shows the settings’ name, or else the host’s', () => {
    const named = { settings: { ...settings, siteName: 'El Kiosco' } };
    const home = 'a[href="/"]';
    expect(
      rendered(
        <Header />,
        'es',
        named,
      )(home)
        .first()
        .text(),
    ).toBe('El Kiosco');
    expect(
      rendered(<Header />)(home)
        .first()
        .text(),
    ).toBe('localhost');
  });
});

describe('LanguageSelector', () => {
  it('toggles to the other language, and comes back to this page', () => {
    const $ = rendered(<LanguageSelector variant="bar" />, 'es', { path: '/menu' });
    expect(links($)).toEqual(['/language/en?to=/menu']);
    expect($('[lang="en"]').text()).toContain('English');
  });

  it('keeps all that the address asks for', () => {
    const address = '/menu?list=dulces&submenu=tartas+y+m%C3%A1s';
    const $ = rendered(<LanguageSelector variant="bar" />, 'es', { path: '/menu', address });
    const [link = ''] = links($);
    expect(new URL(link, 'https://example.com').searchParams.get('to')).toBe(address);
  });

  it('offers every language in the grid, and marks the current one', () => {
    const $ = rendered(<LanguageSelector variant="grid" />, 'en', { path: '/menu' });
    expect(links($)).toEqual(['/language/es?to=/menu', '/en/menu']);
    expect(attributes($, '[aria-current]', 'href')).toEqual(['/en/menu']);
  });

  it('offers the others in the dropdown', () => {
    const languages = { languages: ['es', 'en', 'ar'] as const };
    const $ = rendered(<LanguageSelector variant="dropdown" />, 'es', languages);
    expect(links($)).toEqual(['/language/en?to=/', '/language/ar?to=/']);
  });

  it('offers all the others in the bar, too, where there are several', () => {
    const languages = { languages: ['ca', 'es', 'en'] as const };
    const $ = rendered(<LanguageSelector variant="bar" />, 'en', languages);
    expect(links($)).toEqual(['/language/ca?to=/', '/language/es?to=/']);
    expect($('details[data-menu] > summary').text()).toBe('English');
  });

  it('is not shown when there is nothing to choose', () => {
    const only = { languages: ['es'] as const };
    const $ = rendered(<LanguageSelector variant="bar" />, 'es', only);
    expect($.html()).toBe('');
  });
});

describe('Footer', () => {
  it('shows the contact of the settings', () => {
    const $ = rendered(<Footer />, 'es', { settings });
    expect($.text()).toContain('Calle Sol 1');
    for (const href of [
      'tel:+34600000000',
      'mailto:mesa@example.com',
      'https://www.instagram.com/mesa',
    ]) {
      expect(links($)).toContain(href);
    }
  });

  it('says the year, until it is over where the business is', () => {
    const footerAt = (now: string) => {
      const { page, freshUntil } = testPage('es', { now: new Date(now) });
      const html = renderToStaticMarkup(
        <PageProvider value={page}>
          <Footer />
        </PageProvider>,
      );
      return [/© (\d+)/.exec(html)?.[1], freshUntil()?.toISOString()];
    };
    expect(footerAt('2026-12-31T22:59:59Z')).toEqual(['2026', '2026-12-31T23:00:00.000Z']);
    expect(footerAt('2026-12-31T23:00:00Z')).toEqual(['2027', '2027-12-31T23:00:00.000Z']);
  });

  it('shows no contact and no hours that it does not know', () => {
    const $ = rendered(<Footer />, 'en');
    expect(links($).filter((href) => /^(mailto|tel):/.test(href))).toEqual([]);
    expect($.text()).not.toContain('Opening hours');
  });

  it('opens the networks that are filled in, in a new tab, and says so', () => {
    const socialMedia = {
      instagram: 'https://www.instagram.com/mesa',
      twitter: 'https://x.com/mesa',
      youtube: 'https://www.youtube.com/@mesa',
    };
    const $ = rendered(<Footer />, 'en', { settings: { ...settings, socialMedia } });
    const opened = $('a[target="_blank"]');
    expect(attributes($, 'a[target="_blank"]', 'href')).toEqual(Object.values(socialMedia));
    expect(attributes($, 'a[target="_blank"]', 'rel')).toEqual(Array(3).fill('noopener'));
    for (const link of opened) expect($(link).text()).toContain('(opens in a new tab)');
    expect(opened.text()).toMatch(/Instagram.*X.*YouTube/);
  });

  it('names no network that the business is not on, nor one that leads elsewhere', () => {
    for (const socialMedia of [{}, { facebook: '' }, { facebook: 'javascript:alert(1)' }]) {
      const $ = rendered(<Footer />, 'en', { settings: { ...settings, socialMedia } });
      expect($('a[target="_blank"]')).toHaveLength(0);
      expect($.text()).not.toMatch(/Facebook|Follow/);
    }
    expect(rendered(<Footer />, 'en')('a[target="_blank"]')).toHaveLength(0);
  });

  it('has quick links to the seven routes and the legal pages', () => {
    const $ = rendered(<Footer />);
    expect(attributes($, '[data-quick]', 'href')).toEqual([
      '/',
      '/services',
      '/menu',
      '/blog',
      '/gallery',
      '/about',
      '/contact',
    ]);
    for (const path of ['/legal', '/privacy', '/cookies', '/terms']) {
      expect(links($)).toContain(path);
    }
  });
});
