import { describe, expect, it } from 'vitest';
import { DATABASES } from '../../../content/testing/databases.server.ts';
import { office } from '../testing/content-api.ts';
import type { DocumentView } from './document-view.server.ts';

interface Listed {
  readonly data: readonly { readonly id: string; readonly type: string; readonly one: object }[];
  readonly total: number;
}

describe.each(DATABASES)('what is to be translated, on %s', (_name, create) => {
  it('stays in the list, translated in a draft, until that is published', async () => {
    const { ask } = await office(create);
    const values = {
      ...{ question: { es: '¿Hay sitio para aparcar?' }, answer: { es: 'Sí.', en: 'Yes.' } },
      ...{ isActive: true, displayOrder: 1, places: ['contact'] },
    };
    const made = await ask<DocumentView>('POST', 'content/question', { body: { values } });
    const { id, revision } = made.body;
    const path = `content/question/${id}`;
    const published = await ask<DocumentView>('POST', `${path}/publish`, { revision });
    expect(published.status).toBe(200);
    const list = async () => (await ask<Listed>('GET', 'content-translations')).body;
    expect(await list()).toMatchObject({
      ...{ total: 1, data: [{ id, type: 'question', one: { es: 'pregunta frecuente' } }] },
    });

    const question = { ...values.question, en: 'Is there room to park?' };
    const saved = await ask<DocumentView>('PUT', path, {
      ...{ body: { values: { ...values, question } }, revision: published.body.revision },
    });
    expect((await list()).total).toBe(1);
    const done = await ask('POST', `${path}/publish`, { revision: saved.body.revision });
    expect(done.status).toBe(200);
    expect(await list()).toMatchObject({ total: 0, data: [] });
  });

  it('has the words of the interface that say something else in one language alone', async () => {
    const { ask } = await office(create);
    const change = (language: string) =>
      ask('PUT', 'content-words', {
        body: { key: 'common:nav.home', language, text: 'X', before: null },
      });
    const keys = async (changed: string) =>
      (await ask<Listed>('GET', `content-words?changed=${changed}`)).body.data.map(({ id }) => id);
    await change('en');
    expect(await keys('half')).toEqual(['common:nav.home']);
    await change('es');
    expect(await keys('half')).toEqual([]);
    expect(await keys('true')).toEqual(['common:nav.home']);
  });

  it('is nobody’s to see who may not edit the content', async () => {
    const { ask } = await office(create);
    expect((await ask('GET', 'content-translations', { role: 'service' })).status).toBe(403);
  });
});
