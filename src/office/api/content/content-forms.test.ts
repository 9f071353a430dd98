import { describe, expect, it } from 'vitest';
import type { FormField } from '../../../content/index.ts';
import { type Language } from '../../../i18n/index.server.ts';
import type { DocumentView } from './document-view.server.ts';
import type { ContentForm } from './form.server.ts';
import type { Role } from '../../roles.ts';
import { createFairScheduler } from '../../../http/index.server.ts';
import { createAccountQueue } from '../../account-queue.server.ts';
import { answerPreview } from '../../preview.server.ts';
import { office, SITE } from '../testing/content-api.ts';
import { previewPath } from './preview-path.server.ts';
import { sessionFor } from '../../accounts/testing/session.ts';

const sessionOf = (role: Role | null) =>
  sessionFor(role && { id: 'a', name: 'Ana', email: 'a@example.com', role, language: 'es' });

describe('the content’s API', () => {
  it('gives the emails’ texts their originals, and publishes none without its figures', async () => {
    const { ask } = await office();
    const form = await ask<ContentForm>('GET', 'content-types/emailTexts');
    const { figures, emptyFigures, originals } = form.body;
    const { values } = originals ?? {};
    const original = values?.['requestNotice'] as Record<'es' | 'en', string>;
    expect(original.en).toContain('{{leadDays|day’s|days’}} notice');
    expect(figures).toMatchObject({ leadDays: { es: 'Días de antelación' } });
    expect(emptyFigures).toEqual(expect.arrayContaining(['leadDays', 'taxNumber']));
    expect(
      (await ask<ContentForm>('GET', 'content-types/question')).body.originals,
    ).toBeUndefined();

    const save = (es: string, revision?: string) =>
      ask<DocumentView>(
        revision === undefined ? 'POST' : 'PUT',
        `content/emailTexts${revision === undefined ? '' : '/emailTexts'}`,
        {
          role: 'owner',
          body: { values: { requestNotice: { es, en: original.en } } },
          ...(revision !== undefined && { revision }),
        },
      );
    const draft = await save('Avísanos con tiempo.');
    const problem = { rule: 'placeholders', expected: '{{leadDays}}' };
    expect(draft.body.problems).toEqual([{ ...problem, path: ['requestNotice', 'es'] }]);
    const refused = await ask('POST', 'content/emailTexts/emailTexts/publish', {
      role: 'owner',
      revision: draft.body.revision,
    });
    expect(refused).toMatchObject({ status: 422, body: { error: 'invalid' } });
    const mended = await save('Avísanos {{leadDays}} días antes.', draft.body.revision);
    expect(mended.body.problems).toEqual([]);
    const published = await ask('POST', 'content/emailTexts/emailTexts/publish', {
      role: 'owner',
      revision: mended.body.revision,
    });
    expect(published.status).toBe(200);
    const terms = await ask<DocumentView>('POST', 'content/bookingTerms', {
      ...{ role: 'owner', isConfirmed: true, body: { values: { leadDays: 3 } } },
    });
    await ask('POST', 'content/bookingTerms/bookingTerms/publish', {
      ...{ role: 'owner', isConfirmed: true, revision: terms.body.revision },
    });
    const next = await ask<ContentForm>('GET', 'content-types/emailTexts');
    expect(next.body.emptyFigures).toContain('taxNumber');
    expect(next.body.emptyFigures).not.toContain('leadDays');
  });

  it('is for owners and editors', async () => {
    const { ask } = await office();
    expect((await ask('GET', 'content/dailyMenu', { role: null })).status).toBe(401);
    expect((await ask('GET', 'content/dailyMenu', { role: 'service' })).status).toBe(403);
    expect((await ask('GET', 'content/dailyMenu', { role: 'owner' })).status).toBe(200);
    for (const type of ['nothing', 'constructor', '__proto__'])
      expect((await ask('GET', `content/${type}`)).status, type).toBe(404);
    expect((await ask('GET', 'content/dailyMenu/nothing')).status).toBe(404);
  });

  it('gives each form the words of its choices in both languages', async () => {
    const { ask } = await office();
    const { body } = await ask<{ fields: { name: string; fields?: unknown[] }[] }>(
      'GET',
      'content-types/dailyMenu',
    );
    const items = body.fields.find(({ name }) => name === 'items');
    expect(items?.fields).toContainEqual(
      expect.objectContaining({
        name: 'allergens',
        choices: expect.objectContaining({ milk: { es: 'leche', en: 'milk' } }) as unknown,
      }),
    );
  });

  it('says what holds for all fields of a group once, above them', async () => {
    const { ask } = await office();
    const { body } = await ask<{ fields: unknown; hints: Record<string, { es: string }> }>(
      'GET',
      'content-types/bookingTerms',
    );
    expect(body.hints['figures']?.es).toContain('cambian solos');
    expect(JSON.stringify(body.fields)).not.toContain('cambian solos');
  });

  it('lets those languages be chosen that the installation has', async () => {
    const languagesIn = async (available?: readonly Language[]) => {
      const { ask } = await office(undefined, false, available);
      const { body } = await ask<ContentForm>('GET', 'content-types/globalSettings');
      return body.fields.find(({ name }) => name === 'languages');
    };
    expect(await languagesIn()).toMatchObject({
      input: 'choices',
      options: ['es', 'en'],
      default: ['es', 'en'],
    });
    expect((await languagesIn(['es', 'en', 'ar']))?.options).toEqual(['es', 'en', 'ar']);
    expect(await languagesIn(['es'])).toBeUndefined();
  });

  it('says that the content is edited elsewhere', async () => {
    const { ask } = await office(undefined, true);
    for (const path of ['content-types', 'content/dailyMenu'])
      expect(await ask('GET', path), path).toMatchObject({
        status: 409,
        body: { error: 'contentElsewhere' },
      });
  });

  it('offers no public holidays while the settings name no country', async () => {
    const { ask } = await office();
    const { body } = await ask<{ data: unknown[] }>('GET', 'content-holidays?year=2026');
    expect(body.data).toEqual([]);
  });

  it('asks for a country by its name wherever one is asked for', async () => {
    const { ask } = await office();
    const inputs = (fields: readonly FormField[]): unknown[] =>
      fields.flatMap(({ name, input, fields: inner = [] }) =>
        name === 'country' ? [input] : inputs(inner),
      );
    for (const [type, count] of [
      ['globalSettings', 2],
      ['openingHours', 1],
    ] as const) {
      const { fields } = (await ask<ContentForm>('GET', `content-types/${type}`)).body;
      expect(inputs(fields), type).toEqual(Array(count).fill('country'));
    }
  });

  it('offers the countries and regions whose holidays are known, by their names', async () => {
    const { ask } = await office();
    type Named = { code: string; name: string; regions: { code: string; name: string }[] };
    const namesIn = async (language: 'es' | 'en') => {
      const path = `content-countries?language=${language}`;
      const { body } = await ask<{ data: Named[] }>('GET', path);
      return new Map(body.data.map((country) => [country.code, country]));
    };
    const named = await namesIn('es');
    // In the language that the office is read in, whatever the account's own.
    expect(named.get('GB')?.name).toBe('Reino Unido');
    expect((await namesIn('en')).get('GB')?.name).toBe('United Kingdom');
    expect(named.get('ES')?.regions).toContainEqual({ code: 'AR', name: 'Aragón' });
    // What the form would refuse is not offered.
    expect(named.get('CK')?.regions).toEqual([]);
  });

  it('knows the page of a document', () => {
    expect(previewPath('blog', { slug: 'pan' })).toBe('/blog/pan');
    expect(previewPath('workshop', { kind: 'birthday', slug: 'pizza' })).toBe('/birthday/pizza');
    expect(previewPath('emailTexts', {})).toBe('/emails');
  });

  it('shows an email to an example with the drafts in it, to who may edit alone', async () => {
    const { services, ask } = await office();
    const tagline = { es: 'Arroz y sobremesa', en: 'Rice and talk' };
    const body = { values: { tagline } };
    // How to pay could be among them.
    expect((await ask('POST', 'content/emailTexts', { body })).status).toBe(403);
    await ask('POST', 'content/emailTexts', { body, role: 'owner' });
    const get = (path: string, role: Role | null = 'editor') =>
      answerPreview(new Request(`${SITE}/admin/preview${path}`), {
        services: { ...services, accounts: { sessionOf: async () => sessionOf(role) } },
        accountQueue: createAccountQueue(createFairScheduler()),
        preview: async () => new Response('a page'),
      });
    const request = await get('/emails');
    expect(request.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(request.headers.get('cache-control')).toBe('private, no-store');
    const inSpanish = await request.text();
    expect(inSpanish).toContain('Arroz y sobremesa');
    expect(inSpanish).toContain('Necesitamos al menos 3 días de antelación');
    const soon = await (await get('/en/emails?which=soon')).text();
    expect(soon).toContain('Rice and talk');
    expect(soon).toContain('Your date’s very close');
    expect(await (await get('/en/emails/more')).text()).toBe('a page');
    expect((await get('/emails', 'service')).status).toBe(403);
    expect((await get('/emails', null)).status).toBe(401);
  });

  it('shows a preview to who may edit alone, kept by nobody', async () => {
    const { services } = await office();
    const shown: string[] = [];
    const get = (role: Role | null, path = '/admin/preview/en/menu?list=a') =>
      answerPreview(new Request(SITE + path), {
        services: { ...services, accounts: { sessionOf: async () => sessionOf(role) } },
        accountQueue: createAccountQueue(createFairScheduler()),
        preview: async ({ pathname, search }) => {
          shown.push(pathname + search);
          return new Response('<html>', { headers: { 'Cache-Control': 'public' } });
        },
      });
    expect((await get(null)).status).toBe(401);
    expect((await get('service')).status).toBe(403);
    expect(shown).toEqual([]);
    const page = await get('editor');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toContain('noindex');
    await get('owner', '/admin/preview/');
    expect(shown).toEqual(['/en/menu?list=a', '/']);
  });
});
