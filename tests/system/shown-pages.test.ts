import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isTouchedBy } from '../../src/content/index.server.ts';
import { addDays, businessDay } from '../../src/i18n/index.ts';
import { makeAnew } from '../../src/site/index.server.ts';
import { parseHtml } from '../support/html.ts';
import { documentsOf, ofService, storeOf, without, type Document } from './support/documents.ts';
import { openSite, type OpenSite } from './support/open-site.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ CAPTCHA: 'off', RATE_LIMITS: 'off' });
});
afterAll(() => site.close());

describe('a running site whose owner switches something off', () => {
  let documents: Document[];
  beforeAll(async () => {
    documents = await documentsOf(site.core);
  });

  const off = <Found>(gone: readonly Document[], look: () => Promise<Found>) =>
    without(site.core, gone, look);
  const textOf = async (path: string) => (await site.get(path)).text();

  it('links to /about from every page, until there is nothing to tell there', async () => {
    const linksTo = async (path: string) =>
      parseHtml(await textOf(path))('a[href$="/about"]').length;
    // The bar, its small menu, the footer.
    expect(await linksTo('/blog')).toBe(3);
    await off(
      documents.filter(({ _id }) => _id === 'about'),
      async () => {
        for (const path of ['/blog', '/', '/en/blog', '/nada'])
          expect(await linksTo(path), path).toBe(0);
        expect((await site.get('/about')).status).toBe(404);
      },
    );
    expect(await linksTo('/blog')).toBe(3);
  });

  it('leads where the owner says, and to nothing that is off', async () => {
    const store = storeOf(site.core);
    const [about] = documents.filter(({ _id }) => _id === 'copy-about');
    const shown = async () => {
      const $ = parseHtml(await textOf('/blog'));
      const linksIn = (part: string) =>
        $(part)
          .toArray()
          .map((link) => `${$(link).attr('href')} ${$(link).text()}`);
      return [linksIn('header nav.wide a'), linksIn('header a.button.wide'), linksIn('.legal a')];
    };
    const usual = await shown();
    expect(usual[1]).toEqual(['/contact Contacto']);
    await store.publish({
      ...{ _id: 'navigation', _type: 'navigation', hasButton: false },
      bar: [
        { _key: 'a', address: '/menu', label: [{ _key: 'es', value: 'La carta' }] },
        ...['/chef', '/about', 'https://tienda.example/', '/nada'].map((address) => ({
          ...{ _key: address, address },
        })),
      ],
      legal: [{ _key: 'a', address: '/privacy' }],
    });
    const led = ['/menu La carta', '/chef Chef en casa', 'https://tienda.example/ tienda.example/'];
    expect(await shown()).toEqual([
      led.toSpliced(2, 0, '/about Nosotros'),
      [],
      ['/privacy Privacidad'],
    ]);
    await store.publish({ ...about, isShown: false } as unknown as Document);
    expect((await shown())[0]).toEqual(led);
    expect((await site.get('/about')).status).toBe(404);
    await store.publish(about as unknown as Document);
    await store.remove('navigation');
    expect(await shown()).toEqual(usual);
  });

  it('has the pages that the owner makes of blocks, each as long as it is shown', async () => {
    const store = storeOf(site.core);
    const said = (value: string) => [{ _key: 'es', value }];
    const page = {
      ...{ _id: 'page-encargos', _type: 'page', slug: { _type: 'slug', current: 'Encargos' } },
      ...{ title: said('Por encargo'), lead: said('De un día para otro'), displayOrder: 1 },
      blocks: [
        { _key: 'a', _type: 'text', title: said('Cómo se pide'), text: said('Uno.\n\nDos.') },
        { _key: 'b', _type: 'testimonials', layout: 'all' },
        { _key: 'c', _type: 'menus', ofService: 'catering' },
        { _key: 'd', _type: 'prices' },
        { _key: 'e', _type: 'form' },
        { _key: 'f', _type: 'story' },
        { _key: 'g', _type: 'team', text: said('Quién cocina') },
        { _key: 'h', _type: 'contact', isFormAlone: true },
      ],
    };
    const copy = documents.find(({ _id }) => _id === 'copy-gallery');
    await store.publish({ ...page, isActive: true });
    await store.publish({
      ...copy,
      blocks: [
        { _key: 'a', _type: 'text', text: said('Antes de las fotos') },
        { _key: 'b', _type: 'body' },
        { _key: 'c', _type: 'services' },
      ],
    } as unknown as Document);
    await store.publish({
      ...{ _id: 'navigation', _type: 'navigation', bar: [{ _key: 'a', address: '/encargos' }] },
    });
    const $ = parseHtml(await textOf('/encargos'));
    expect($('h1').text()).toBe('Por encargo');
    expect($('main h2').first().text()).toBe('Cómo se pide');
    expect($('main .stack > p').length).toBeGreaterThan(1);
    // Prices of no service leave no heading.
    expect($('main h2').not('.story h2').length).toBe(6);
    expect($('#form [data-island=RequestForm]').length).toBe(1);
    expect($('[data-island=ContactForm]').length).toBe(1);
    expect($('.story p').length).toBeGreaterThan(0);
    expect($('main').text()).toContain('Quién cocina');
    expect($('header nav.wide a[aria-current=page]').text()).toBe('Por encargo');
    expect(await textOf('/sitemap.xml')).toContain('/Encargos<');
    const gallery = await textOf('/gallery');
    const places = ['Antes de las fotos', 'class="gallery"', 'class="cards'].map((part) =>
      gallery.indexOf(part),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    await store.publish({ ...page, isActive: false });
    expect((await site.get('/encargos')).status).toBe(404);
    expect(parseHtml(await textOf('/blog'))('header nav.wide a').length).toBe(0);
    await store.remove('navigation');
    await store.remove('page-encargos');
    await store.publish(copy as unknown as Document);
  });

  it('leads from the home page to each menu that is on the site, and to no other', async () => {
    const store = storeOf(site.core);
    const menu = documents.find(({ _type }) => _type === 'dailyMenu');
    const like = { ...menu, _type: 'dailyMenu', displayOrder: 99 };
    await store.publish({ ...like, _id: 'menu-spaced', slug: 'De temporada' });
    await store.publish({ ...like, _id: 'menu-without-dishes', slug: 'sin-platos', items: [] });
    const chips = parseHtml(await textOf('/'))('.chips a').toArray();
    const led = chips.map(({ attribs }) => attribs['href'] ?? '');
    expect(led).toContain('/menu?list=De-temporada');
    for (const path of led) expect((await site.get(path)).status, path).toBe(200);
    await store.remove('menu-spaced');
    await store.remove('menu-without-dishes');
  });

  it('makes a page anew when services come, go or change, and not for what is changed within /about', async () => {
    const blog = site.site.resolve('/blog', new URLSearchParams());
    if (blog.kind !== 'resource') throw new Error('There is no blog');
    const { reads } = await makeAnew(blog);
    const services = documents.filter(({ _type }) => _type === 'service').map(({ _id }) => _id);
    const changed = (...ids: string[]) => ({
      documentIds: new Set(ids),
      queries: new Set<never>(),
    });
    expect(isTouchedBy(reads, changed('about'))).toBe(false);
    // The bar and the forms name them, and lead to where they are.
    for (const id of services) expect(isTouchedBy(reads, changed(id)), id).toBe(true);
    for (const query of ['services', 'about'] as const) {
      const listed = { documentIds: new Set<string>(), queries: new Set([query]) };
      expect(isTouchedBy(reads, listed), query).toBe(true);
    }
    // A service takes the place of another: its address, and what requests name it by.
    const [chef] = ofService(documents, 'chef');
    expect((await site.get('/chef')).status).toBe(200);
    await without(site.core, ofService(documents, 'daily'), async () => {
      const offered = async () =>
        parseHtml(await textOf('/menu'))('[name=service] [value=chef]').length;
      expect(await offered()).toBe(1);
      await storeOf(site.core).publish({
        ...{ ...chef, key: 'daily', slug: { _type: 'slug', current: 'daily' } },
      });
      expect((await site.get('/chef')).status).toBe(404);
      expect((await site.get('/daily')).status).toBe(200);
      expect(await offered()).toBe(0);
      await storeOf(site.core).publish(chef);
    });
  });

  it('shows no workshop of a service that is off, at no address and in no calendar', async () => {
    await storeOf(site.core).publish({
      _id: 'date-off',
      _type: 'workshopDate',
      workshop: { _type: 'reference', _ref: 'workshop-goat-cheese' },
      ...{ date: '2030-01-22', startsAt: '11:00', seats: 8, isActive: true },
    });
    const found = async () => {
      const calendar = await site.get('/workshops.ics');
      return [
        (await site.get('/gastronomic/goat-cheese')).status,
        (await site.get('/api/workshops/goat-cheese')).status,
        calendar.status,
        (await calendar.text()).match(/^BEGIN:VEVENT/gm)?.length ?? 0,
        (await textOf('/')).includes('id="dates"'),
        (await textOf('/sitemap.xml')).includes('/gastronomic'),
      ];
    };
    const before = await found();
    expect(before).toEqual([200, 200, 200, before[3], true, true]);
    expect(before[3]).toBeGreaterThan(0);
    // Whoever has subscribed to the calendar keeps one, with nothing in it.
    expect(await off(ofService(documents, 'gastronomic'), found)).toEqual([
      ...[404, 404, 200, 0, false, false],
    ]);
    expect(await found()).toEqual(before);
  });

  const REQUEST = {
    ...{ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '+34 600 123 456' },
    ...{ requestedTime: 'morning', participants: '6-10', company: 'Club de remo', message: 'Hola' },
    requestedDate: addDays(businessDay(new Date()), 20),
  };

  it.each([
    { language: 'es', prefix: '', message: /No ofrecemos ese servicio ahora mismo/ },
    { language: 'en', prefix: '/en', message: /We aren’t offering that service just now/ },
  ])('offers it in no form and takes no request for it, $language', async (one) => {
    const { language, prefix, message } = one;
    const offered = async (path: string) =>
      parseHtml(await textOf(prefix + path))('[name=service] option')
        .toArray()
        .map((option) => option.attribs['value']);
    const fields = { ...REQUEST, service: 'catering', locale: language };
    const send = (type: string, body: string) =>
      site.get('/api/requests', { method: 'POST', headers: { 'content-type': type }, body });
    const json = () => send('application/json', JSON.stringify(fields));
    const form = () =>
      send('application/x-www-form-urlencoded', String(new URLSearchParams(fields)));
    expect(await offered('/menu')).toContain('catering');
    await off(ofService(documents, 'catering'), async () => {
      for (const path of ['/menu', '/chef']) {
        const options = await offered(path);
        expect(options).not.toContain('catering');
        expect(options).toEqual(expect.arrayContaining(['chef', 'birthday', 'other']));
      }
      const limits = await site.get(`/api/booking?language=${language}`);
      const { services } = (await limits.json()) as { services: object };
      expect(Object.keys(services)).not.toContain('catering');
      expect(Object.keys(services)).toEqual(expect.arrayContaining(['chef', 'birthday']));
      const refused = await json();
      expect(refused.status).toBe(422);
      expect(await refused.json()).toEqual({ errors: { service: 'serviceOff' } });
      // Without JavaScript: everything typed is there again, and what was chosen.
      const page = await form();
      expect(page.status).toBe(422);
      const $ = parseHtml(await page.text());
      expect($('html').attr('lang')).toBe(language);
      expect($('#form .summary').text()).toMatch(message);
      expect($('[name=service] option[selected]').attr('value')).toBe('catering');
      expect($('[name=service]').attr('aria-invalid')).toBe('true');
      for (const name of ['firstName', 'lastName', 'email', 'phone', 'company', 'requestedDate'])
        expect($(`[name=${name}]`).attr('value'), name).toBe(fields[name as keyof typeof fields]);
      expect($('[name=message]').text()).toBe('Hola');
    });
    expect(await offered('/menu')).toContain('catering');
    expect((await json()).status).toBe(201);
  });
});
