import { expect, it } from 'vitest';
import type { Ask, Subject } from './contract-subject.ts';
import { idsOf } from './ids-of.ts';
import * as sample from './samples.ts';

const FIRST_PAGE = { offset: 0, limit: 10 };

/** The part of the contract about documents that break their schema, and about changed ones. */
export function describeBrokenDocuments(subjectOf: () => Subject, ask: Ask): void {
  it('leaves out a document that breaks its schema, reports it once, and shows the rest', async () => {
    const service = await ask(
      sample.menu('good', 1),
      sample.menu('bad', 2, { title: 42 }),
      sample.post('fine'),
      sample.post('torn', { content: [{ _key: 'es', value: [{ _type: 'riddle', _key: 'a' }] }] }),
    );
    expect(idsOf(await service.dailyMenus())).toEqual(['good']);
    expect(idsOf(await service.dailyMenus())).toEqual(['good']);
    expect(idsOf((await service.blogs(FIRST_PAGE)).posts)).toEqual(['fine']);
    expect(await service.blog('slug-torn', 'es')).toBeNull();
    expect(subjectOf().reports.map(({ documentId }) => documentId)).toEqual(['bad', 'torn']);
    expect(subjectOf().reports[0]?.problems[0]).toMatch(/^title: /);
    expect(subjectOf().reports[1]?.problems[0]).toMatch(/^content\.0\.value\.0/);
  });

  it('reports a broken document again after it was changed', async () => {
    const service = await ask(sample.menu('bad', 2, { title: 42 }));
    await service.dailyMenus();
    await subjectOf().fill([sample.menu('bad', 2, { title: 43 })]);
    await service.dailyMenus();
    expect(subjectOf().reports).toHaveLength(2);
    await subjectOf().fill([sample.menu('bad', 2)]);
    expect(idsOf(await service.dailyMenus())).toEqual(['bad']);
  });

  it('leaves out just the dish that is broken', async () => {
    const service = await ask(
      sample.menu('m', 1, {
        items: [sample.dish('a'), sample.dish('b', { price: 'tres' }), sample.dish('c')],
      }),
    );
    const [menu] = await service.dailyMenus();
    expect(menu?.items.map(({ key }) => key)).toEqual(['a', 'c']);
    expect(subjectOf().reports[0]?.problems[0]).toMatch(/^items\.1\.price: /);
  });

  it('reads a null field as one that is not there', async () => {
    const service = await ask(sample.menu('m', 1, { sections: null, items: [sample.dish('a')] }));
    expect((await service.dailyMenus())[0]?.sections).toEqual([]);
    expect(subjectOf().reports).toEqual([]);
  });

  it('answers a changed document at once', async () => {
    const service = await ask(sample.menu('m', 1));
    expect((await service.dailyMenus())[0]?.title).toEqual({ es: 'Menú m' });
    await subjectOf().fill([sample.menu('m', 1, { title: 'Nuevo' })]);
    expect((await service.dailyMenus())[0]?.title).toEqual({ es: 'Nuevo' });
  });
}
