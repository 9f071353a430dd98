/** What each page says, in both languages, as the server sends it: whoever reads it needs no script for it. */
import { describe, expect, it } from 'vitest';
import { PRICE, SAMPLE, WORDS, filled } from '../browser/support/words.ts';
import { pagesIn, squeezed, textsOf } from './support/page-texts.ts';
import { sharedSite } from './support/shared-site.ts';

/** Euros as each language writes them; the space before the sign does not break. */
const euros = (amount: number) => ({ es: `${amount},00\u00a0€`, en: `€${amount}.00` }) as const;

/** The business's figures that each page must show (docs/product.md): prices, then others. */
const FIGURES = [
  { path: '/gastronomic', prices: [40, 3], others: ['40', '3', '8', '18'] },
  { path: '/birthday', prices: [40], others: ['8', '3'] },
  { path: '/catering', prices: [25, 100], others: ['25', '15', '8'] },
  { path: '/chef', prices: [65, 60, 50, 100, 25], others: ['4', '6', '10'] },
  { path: '/vegetarian', prices: [150, 80, 35], others: ['15', '8', '3'] },
  { path: '/daily', prices: [], others: ['9:00', '15:00'] },
] as const;

const SLUGS = ['goat-cheese', 'turmeric', 'wine-doughnut', 'custom', 'halloween'];

/** The gallery has 48 photos (docs/product.md). */
const PHOTOS = 48;

const ROUTES = [
  { path: '/', word: 'home' },
  { path: '/services', word: 'services' },
  { path: '/menu', word: 'menu' },
  { path: '/blog', word: 'blog' },
  { path: '/gallery', word: 'gallery' },
  { path: '/about', word: 'about' },
  { path: '/contact', word: 'contact' },
] as const;

const site = await sharedSite();

describe.each(['es', 'en'] as const)('what pages say, %s', (language) => {
  const { about, blog, common, contact, forms, gallery, home, islands } = WORDS[language];
  const { at, get } = pagesIn(language);

  it('home has every section, each service, and dishes of the day with prices and allergens', async () => {
    const $ = await get('/');
    expect(textsOf($, 'h1')).toEqual([SAMPLE.homeTitle[language]]);
    const titles = textsOf($, 'main h2');
    for (const title of [
      home.services.title,
      home.menu.title,
      SAMPLE.aboutTitle[language],
      home.why,
      home.testimonials,
      islands.reviews.fallbackTitle,
      common.requestForm.title,
    ])
      expect(titles.filter((one) => one.includes(title))).toHaveLength(1);
    const counts = {
      '.features > li': 4,
      '.strip img': 4,
      '.voices blockquote': 3,
      '.cards.unequal .card': 6,
      '#form form': 1,
    };
    for (const [selector, count] of Object.entries(counts))
      expect([selector, $(selector).length]).toEqual([selector, count]);
    expect($('#form .note').text()).toContain(common.requestForm.notes);
    expect($('[data-island="Feedback"]').text()).toContain(forms.feedback.tab);
    const reviews = $('a').filter((_, one) =>
      squeezed($(one).text()).startsWith(islands.reviews.link),
    );
    expect(reviews.attr('target')).toBe('_blank');
    expect(reviews.attr('rel')).toContain('noopener');

    const services = $('.cards.unequal .card a')
      .toArray()
      .map((one) => $(one).attr('href') ?? '');
    expect(services.toSorted()).toEqual(FIGURES.map(({ path }) => at(path)).toSorted());
    expect($(`main a[href="${at('/services')}"]`).text()).toContain(home.services.all);
    expect($(`main a[href="${at('/menu')}"]`).text()).toContain(home.menu.all);
    const prices = textsOf($, '.deep .dish .price');
    expect(prices.length).toBeGreaterThanOrEqual(4);
    for (const price of prices) expect(price).toMatch(PRICE[language]);
    expect($('.deep .dish .badges').length).toBeGreaterThan(0);
  });

  it('the footer has contact, hours, quick links, legal pages, networks and copyright', async () => {
    const $ = await get('/');
    const foot = $('body > footer');
    expect(foot.find('address').text()).toContain('Málaga');
    expect(foot.find('a[href^="tel:+34"]')).toHaveLength(1);
    expect(foot.find('a[href^="mailto:"]').text()).toContain('@example.com');
    expect(textsOf($, 'body > footer h2')).toContain(common.footer.hours);
    expect(foot.text()).toContain('9:00');
    expect(foot.text()).toMatch(/© 20\d\d La Sobremesa/);
    expect(textsOf($, 'footer a[data-quick]')).toEqual(ROUTES.map(({ word }) => common.nav[word]));
    for (const path of ['/legal', '/privacy', '/cookies', '/terms']) {
      expect(foot.find(`a[href="${at(path)}"]`), path).toHaveLength(1);
      expect((await get(path))('main').text().length, path).toBeGreaterThan(600);
    }
    // In a new tab, without access to this one; WhatsApp is not even told where its visitor was.
    const networks = foot.find('li a[target="_blank"]').toArray();
    expect(networks).toHaveLength(2);
    for (const [index, name] of ['Instagram', 'Facebook'].entries()) {
      const link = $(networks[index]);
      expect(link.text()).toContain(name);
      expect(link.text()).toContain(common.footer.newTab);
      expect(link.attr('rel')).toContain('noopener');
      expect(link.attr('href')).toMatch(/^https:\/\//);
    }
    const whatsapp = foot.find('a[href^="https://wa.me/"]');
    expect(whatsapp.attr('target')).toBe('_blank');
    expect(whatsapp.attr('rel')).toBe('noopener noreferrer');
  });

  it('each route of the bar is marked on its own page, and only there', async () => {
    for (const { path, word } of ROUTES) {
      const $ = await get(path);
      expect(new Set(textsOf($, '[aria-current="page"]:not([data-language])')), path).toEqual(
        new Set([common.nav[word]]),
      );
    }
    const $ = await get('/blog/gazpacho');
    expect(textsOf($, 'header nav.wide [aria-current="true"]')).toEqual([common.nav.blog]);
  });

  it.each(FIGURES)('$path has its figures, its notes and the request form', async (page) => {
    const $ = await get(page.path);
    $('script, template').remove();
    const said = $('main').text();
    for (const amount of page.prices) expect(said).toContain(euros(amount)[language]);
    for (const figure of page.others) expect(said).toMatch(new RegExp(`(?<!\\d)${figure}(?!\\d)`));
    expect(textsOf($, '#form h2')).toEqual([common.requestForm.title]);
    expect($('#form .note li')).toHaveLength(3);
    expect($('#form .note').text()).toMatch(/50\s?%/);
    expect($('#form form')).toHaveLength(1);
    expect(textsOf($, '.hero a[href="#form"]')).toContain(common.bar.request);
    // The kiosk has no prices of its own to add up.
    expect($('#estimate form')).toHaveLength(page.path === '/daily' ? 0 : 1);
    // It asks for nothing that its answer does not have again.
    expect($('#estimate form input:not([type=checkbox], [value])')).toHaveLength(0);
  });

  it('/services links to each of them, /past-experiences tells of some, /daily has the kiosk’s week', async () => {
    const services = await get('/services');
    for (const { path } of FIGURES)
      expect(services(`main a[href="${at(path)}"]`).length, path).toBeGreaterThan(0);
    expect((await get('/past-experiences'))('main article').length).toBeGreaterThanOrEqual(3);
    const daily = await get('/daily');
    expect(textsOf(daily, 'main .hours dt')[0]).toBe({ es: 'Kiosco', en: 'Kiosk' }[language]);
    expect(daily('main .hours').text()).not.toContain('20:00');
  });

  it('five workshops have their price and picture, one is for birthdays', async () => {
    const $ = await get('/gastronomic');
    const cards = $('#workshops .card').toArray();
    expect(cards).toHaveLength(SLUGS.length);
    for (const [index, slug] of SLUGS.entries()) {
      const card = $(cards[index]);
      expect(card.find('a').attr('href')).toBe(at(`/gastronomic/${slug}`));
      expect(squeezed(card.find('.meta').text())).toMatch(
        new RegExp(`^(40,00\\s€|€40\\.00) ${common.per.person}$`),
      );
      expect(card.find('img').attr('alt')?.length).toBeGreaterThan(9);
    }
    const birthday = await get('/birthday');
    expect(birthday('#workshops .card')).toHaveLength(1);
    expect(birthday(`.hero a[href="${at('/menu')}"]`).text()).toMatch(/Ver el menú|View the menu/);
    const voices = textsOf(birthday, '.carousel.single figcaption');
    const ages = [10, 8, 12].map((age) => filled(common.testimonials.age, { age }));
    expect(voices).toEqual(ages.map((age) => expect.stringContaining(age) as string));
  });

  it('the gallery has 48 photos, each with alt text and size, and a link to the large one', async () => {
    const $ = await get('/gallery');
    const photos = $('.gallery a')
      .toArray()
      .map((link) => ({ href: $(link).attr('href') ?? '', image: $(link).find('img') }));
    expect(photos).toHaveLength(PHOTOS);
    expect(new Set(photos.map(({ image }) => image.attr('alt'))).size).toBe(PHOTOS);
    expect(new Set(photos.map(({ href }) => href)).size).toBe(PHOTOS);
    for (const { image } of photos) {
      const alt = image.attr('alt') ?? '';
      expect(alt.length, alt).toBeGreaterThan(10);
      expect(image.attr('srcset'), alt).toMatch(/ 320w, .* 480w/);
      expect(image.attr('sizes'), alt).not.toBe('');
      expect(Number(image.attr('width')) * Number(image.attr('height')), alt).toBeGreaterThan(0);
    }
    // Those in sight are there at once, the others when they are needed.
    const loading = photos.map(({ image }) => image.attr('loading'));
    expect([loading.at(0), loading.at(-1)]).toEqual([undefined, 'lazy']);
    expect($('.page-top').text()).toContain(filled(gallery.photos, { count: PHOTOS }));
    const large = await site.get(photos[0]?.href ?? '');
    expect(large.headers.get('content-type')).toMatch(/^image\//);
  });

  it('about has story, team, catering, events and a map; contact its details and hours', async () => {
    const $ = await get('/about');
    const titles = textsOf($, 'main h2').join('\n');
    for (const title of [about.story, about.team, about.catering, about.events, about.find])
      expect(titles).toContain(title);
    expect($('.strip img').length).toBeGreaterThanOrEqual(2);
    expect($('main .card')).toHaveLength(3);
    expect($('main .prose [lang]')).toHaveLength(0);
    const details = await get('/contact');
    expect(details('main address').text()).toContain('Málaga');
    expect(details('main address a[href^="tel:+34"]')).toHaveLength(1);
    expect(details('main address a[href^="mailto:"]').text()).toMatch(/@example\.com$/);
    expect(textsOf(details, 'main :is(h2, h3)')).toContain(contact.hours);
    expect(details('main').text()).toContain('15:00');
    expect(details('main form')).toHaveLength(1);
  });

  it('a post has author, categories, and rich text with pictures on both sides', async () => {
    const $ = await get('/blog/goat-cheese');
    const article = $('article').first();
    expect(article.find('p').length).toBeGreaterThan(3);
    expect(article.find('aside.author h2').text()).not.toBe('');
    expect(article.find('.prose .beside:is(.left, .right)').length).toBeGreaterThan(0);
    // Pictures in the text have alt texts; the author's needs none beside the name.
    for (const image of article.find('.prose img').toArray())
      expect($(image).attr('alt')?.length).toBeGreaterThan(4);
    expect($('title').text()).toContain(textsOf($, 'h1')[0]);
  });

  it('what does not exist answers 404 with a page in its language that leads on', async () => {
    const unknown = ['/image-upload-test', '/workshop-creation', '/sanity-test'];
    for (const path of [
      ...unknown,
      '/gastronomic/paella',
      '/birthday/boda',
      '/blog?page=99',
      '/menu?list=nada',
    ])
      expect((await get(path, 404))('html').attr('lang'), path).toBe(language);
    const $ = await get('/no-existe/nada', 404);
    expect(textsOf($, 'h1')).toEqual([common.notFound.title]);
    expect($('meta[name="robots"]').attr('content')).toBe('noindex');
    expect(textsOf($, `main a[href="${at('/')}"]`)).toContain(common.backHome);
    const post = await get('/blog/no-existe', 404);
    expect(textsOf(post, 'h1')).toEqual([blog.notFound]);
    expect(textsOf(post, `main a[href="${at('/blog')}"]`)).toContain(blog.all);
    expect((await get('/blog/%20', 404))('main').text()).toContain(blog.slugMissing);
  });
});
