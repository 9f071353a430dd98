/** What an owner gives the site of their own shows at once: words of the interface, and the look. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { InvalidDocumentError } from '../../src/content/index.server.ts';
import { parseHtml } from '../support/html.ts';
import { documentOf, storeOf } from './support/documents.ts';
import { mailFiles, newEmails } from './support/emails.ts';
import { openSite, type OpenSite } from './support/open-site.ts';
import { PERSON, post } from './support/visitor.ts';
import { wordsOf } from './support/words-of.ts';

let site: OpenSite;
beforeAll(async () => {
  site = await openSite({ CAPTCHA: 'off', RATE_LIMITS: 'off', MAIL_TO: 'owner@example.com' });
});
afterAll(() => site.close());

const store = () => storeOf(site.core);

async function said(path: string): Promise<string> {
  return wordsOf(await (await site.get(path)).text());
}

describe('a word of the interface', () => {
  const wording = (key: string, text: string, language = 'es') => ({
    _id: `wording-${key.replace(/\W/g, '-')}-${language}`,
    _type: 'wording',
    key,
    language,
    text,
  });

  it('is overridden on every page and form, without a restart, and comes back', async () => {
    const menu = wording('common:nav.menu', 'La carta');
    const submit = wording('forms:request.submit', 'Allá va');
    expect(await said('/')).not.toMatch(/La carta|Allá va/);
    await store().publish(menu);
    await store().publish(submit);
    for (const path of ['/', '/chef', '/nada'])
      expect(await said(path), path).toContain('La carta');
    expect(await said('/en')).not.toContain('La carta');
    const $ = parseHtml(await (await site.get('/chef')).text());
    expect($('[data-island=RequestForm] [type=submit]').text()).toBe('Allá va');
    expect(JSON.parse($('[data-island=RequestForm]').attr('data-overrides') ?? '{}')).toMatchObject(
      {
        'forms:request.submit': 'Allá va',
      },
    );
    await store().remove(menu._id);
    await store().remove(submit._id);
    expect(await said('/')).not.toMatch(/La carta|Allá va/);
  });

  it('is refused when it loses or adds a placeholder, or is none', async () => {
    for (const [key, text, problem] of [
      ['common:from', 'barato', /text: \{\{price\}\} is missing/],
      ['common:nav.menu', 'La {{carta}}', /text: \{\{carta\}\} is not known/],
      ['common:nav.cellar', 'Bodega', /key: no catalogue has a word/],
    ] as const) {
      const refused = await store()
        .publish(wording(key, text))
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(InvalidDocumentError);
      expect((refused as Error).message).toMatch(problem);
    }
  });

  it('is left out and reported when it came broken by an import', async () => {
    const broken = wording('common:nav.blog', 'Cuaderno {{de}} cocina');
    await store().importDocuments([broken, wording('common:nav.gallery', 'Fotos')]);
    const words = await said('/');
    expect(words).toContain('Fotos');
    expect(words).not.toContain('Cuaderno');
    const lines = site.lines.filter(({ text }) => text.includes(broken._id));
    expect(lines.map(({ text }) => text).join()).toContain('{{de}} is not known');
  });

  it('is overridden in e-mails', async () => {
    await store().publish(wording('emails:visitor.contact.heading', 'Mensaje recibido, chef'));
    const seen = new Set(await mailFiles(site));
    await post(site, '/api/contact', { ...PERSON, message: 'Hola', locale: 'es' });
    const emails = await newEmails(site, seen, 2);
    expect(emails.filter((email) => email.includes('Mensaje recibido, chef'))).toHaveLength(1);
  });
});

describe('the look', () => {
  const LOOK = {
    ...{ _id: 'look', _type: 'look', ground: '#ffffff', ink: '#1d1d1f', press: '#7a2e1d' },
    ...{ link: '#2d4a2b', accent: '#c9a227', second: '#3f5c2a' },
    ...{ fonts: 'warm', corners: 'square', pattern: 'tile' },
  };

  /** A page without what the look declares, names and addresses. */
  function withoutLook(html: string): string {
    const [declared = ''] = /<style>(?:@layer tokens\{|:root\{).*?@font-face/s.exec(html) ?? [];
    expect(declared).toContain('--ground:');
    return html
      .replace(declared, '')
      .replaceAll(/content="#[\da-f]{6}"/g, '')
      .replaceAll(/href="[^"]*\/(?:favicon\.svg|apple-touch-icon\.png)"/g, '')
      .replaceAll(/\/tile\/[\da-f-]+\.svg/g, '')
      .replaceAll(/&amp;look=[^"&]*|[?&]s=[\w-]+/g, '');
  }

  it('shows at once, and costs visitors no byte but its own colours', async () => {
    const paths = ['/', '/menu', '/en/chef', '/screen', '/offline'];
    const read = () => Promise.all(paths.map(async (path) => (await site.get(path)).text()));
    const [before, shipped] = [await read(), await documentOf(site.core, 'look')];
    await store().publish(LOOK);
    // The next that is asked for: nothing is waited for, and nothing made again by hand.
    const after = await read();
    await store().publish(shipped);
    paths.forEach((path, index) => {
      const [one = '', other = ''] = [before[index], after[index]];
      // A television has nothing to be pressed; its tiles are of the links' colour.
      const own = path === '/screen' ? `/tile/${LOOK.link.slice(1)}` : LOOK.press;
      expect(one, path).not.toContain(own);
      expect(other, path).toContain(own);
      expect(withoutLook(other), path).toBe(withoutLook(one));
      // As many declarations, of as many letters; icons and pictures name it in their addresses.
      expect(Math.abs(other.length - one.length), path).toBeLessThan(300);
    });
    expect(await read()).toEqual(before);
  });
});
