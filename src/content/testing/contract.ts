import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ContentService } from '../content-service.ts';
import { localizeRichText } from '../localize.ts';
import * as sample from './samples.ts';
import type { TestDocument } from './samples.ts';

/** A content service under test, whose documents the tests choose. */
export interface Subject {
  readonly service: ContentService;
  /** What was logged: `documentId` and `problems` of each line. */
  readonly reports: readonly { documentId: string; problems: readonly string[] }[];
  /** Puts documents there, unchecked. */
  fill(documents: readonly TestDocument[]): Promise<void>;
  /** Takes every document and report away. */
  clear(): Promise<void>;
  close(): Promise<void>;
}

const idsOf = (documents: readonly { _id: string }[]) => documents.map(({ _id }) => _id);
const FIRST_PAGE = { offset: 0, limit: 10 };

/** What every content service keeps to. */
export function describeContentService(name: string, open: () => Promise<Subject>): void {
  describe(name, () => {
    let subject: Subject;
    beforeAll(async () => void (subject = await open()));
    afterEach(() => subject.clear());
    afterAll(() => subject.close());
    const ask = async (...documents: TestDocument[]) => {
      await subject.fill(documents);
      return subject.service;
    };

    it('answers active menus by display order, and no draft', async () => {
      const service = await ask(
        sample.menu('c', 10),
        sample.menu('a', 9.5),
        sample.menu('b', 2),
        sample.menu('off', 1, { isActive: false }),
        sample.menu('drafts.b', 0),
        sample.menu('versions.r1.b', 0),
      );
      expect(idsOf(await service.dailyMenus())).toEqual(['b', 'a', 'c']);
    });

    it('orders menus of one display order by id', async () => {
      const service = await ask(sample.menu('m3', 1), sample.menu('m1', 1), sample.menu('m2', 1));
      expect(idsOf(await service.dailyMenus())).toEqual(['m1', 'm2', 'm3']);
    });

    it('answers active submenus by display order', async () => {
      const service = await ask(
        sample.submenu('y', 2),
        sample.submenu('x', 1),
        sample.submenu('z', 0, { isActive: false }),
      );
      expect(idsOf(await service.submenus())).toEqual(['x', 'y']);
    });

    it('lists posts newest first by instant, whatever the form of their date', async () => {
      const service = await ask(
        sample.post('noon', { publishedAt: '2024-03-01T12:00:00.000Z' }),
        sample.post('later-elsewhere', { publishedAt: '2024-03-01T10:30:00-05:00' }),
        sample.post('day', { publishedAt: '2024-03-02' }),
        sample.post('old', { publishedAt: '2020-01-01T00:00:00Z' }),
      );
      const page = await service.blogs(FIRST_PAGE);
      expect(idsOf(page.posts)).toEqual(['day', 'later-elsewhere', 'noon', 'old']);
      expect(page.total).toBe(4);
      expect(page.posts[0]).not.toHaveProperty('content');
    });

    it('shows no post without a date, with a date to come, or as a draft', async () => {
      const service = await ask(
        sample.post('shown'),
        sample.post('undated', { publishedAt: undefined }),
        sample.post('nulled', { publishedAt: null }),
        sample.post('future', { publishedAt: '2999-01-01T00:00:00Z' }),
        sample.post('drafts.shown', { title: 'Borrador' }),
      );
      const { posts, total } = await service.blogs(FIRST_PAGE);
      expect([idsOf(posts), total]).toEqual([['shown'], 1]);
      for (const slug of ['slug-undated', 'slug-nulled', 'slug-future', 'drafts.shown']) {
        expect(await service.blog(slug, 'es')).toBeNull();
      }
      expect((await service.blog('slug-shown', 'es'))?.title).toBe('Entrada shown');
    });

    it('pages the posts', async () => {
      const day = (index: number) => `2024-01-${String(index + 1).padStart(2, '0')}T00:00:00Z`;
      const service = await ask(
        ...Array.from({ length: 7 }, (_, index) => sample.post(`p${index}`, { publishedAt: day(index) })),
      );
      const page = async (offset: number) => idsOf((await service.blogs({ offset, limit: 3 })).posts);
      expect(await page(0)).toEqual(['p6', 'p5', 'p4']);
      expect(await page(3)).toEqual(['p3', 'p2', 'p1']);
      expect(await page(6)).toEqual(['p0']);
      expect(await page(9)).toEqual([]);
      expect((await service.blogs({ offset: 9, limit: 3 })).total).toBe(7);
    });

    it('finds a post by slug whatever the case, in either form of slug', async () => {
      const service = await ask(
        sample.post('one', { slug: { _type: 'slug', current: 'Mi-Primera-Entrada' } }),
        sample.post('two', { slug: 'otra-ENTRADA' }),
      );
      expect((await service.blog('mi-primera-entrada', 'es'))?._id).toBe('one');
      expect((await service.blog('MI-PRIMERA-entrada', 'es'))?._id).toBe('one');
      expect((await service.blog('Otra-Entrada', 'en'))?._id).toBe('two');
    });

    it('finds a post by id whatever the case, and by slug before that', async () => {
      const service = await ask(
        sample.post('Abc'),
        sample.post('other', { slug: 'abc2', publishedAt: '2020-01-01T00:00:00Z' }),
        sample.post('abc2'),
      );
      expect((await service.blog('aBC', 'es'))?._id).toBe('Abc');
      expect((await service.blog('ABC2', 'es'))?._id).toBe('other');
      expect(await service.blog('nothing', 'es')).toBeNull();
    });

    it('answers the body in the language asked for, else Spanish, else the first with a body', async () => {
      const body = (text: string) => [sample.paragraph(text)];
      const service = await ask(
        sample.post('both', {
          content: [
            { _key: 'x1', language: 'es', value: body('hola') },
            { _key: 'x2', language: 'en', value: body('hello') },
          ],
        }),
        sample.post('spanish', {
          content: [
            { _key: 'en', content: [] },
            { _key: 'es', content: body('solo') },
          ],
        }),
        sample.post('arabic', { content: [{ _key: 'es' }, { _key: 'ar', value: body('marhaba') }] }),
      );
      const read = async (slug: string, language: 'es' | 'en') => {
        const found = await service.blog(slug, language);
        const [block] = localizeRichText(found?.content, language);
        return [found?.content.length, block?._type === 'block' && block.children[0]?.text];
      };
      expect(await read('slug-both', 'en')).toEqual([1, 'hello']);
      expect(await read('slug-both', 'es')).toEqual([1, 'hola']);
      expect(await read('slug-spanish', 'en')).toEqual([1, 'solo']);
      expect(await read('slug-arabic', 'en')).toEqual([1, 'marhaba']);
    });

    it('follows the references of the snapshot in their order, leaving out what is not to be shown', async () => {
      const service = await ask(
        sample.menu('m1', 1),
        sample.menu('m2', 2),
        sample.menu('off', 3, { isActive: false }),
        sample.menu('broken', 4, { title: 7 }),
        sample.submenu('s1', 1),
        sample.banner('b1'),
        sample.snapshot({
          banner: sample.reference('b1'),
          dailyMenus: ['m2', 'off', 'gone', 'broken', 's1', 'm1', 'm2'].map(sample.reference),
          submenus: ['s1'].map(sample.reference),
        }),
      );
      const snapshot = await service.snapshot();
      expect(idsOf(snapshot?.dailyMenus ?? [])).toEqual(['m2', 'm1']);
      expect(idsOf(snapshot?.submenus ?? [])).toEqual(['s1']);
      expect(snapshot?.banner?._id).toBe('b1');
    });

    it('answers a snapshot without its banner when that is missing, and none when it is not active', async () => {
      const service = await ask(sample.snapshot({ banner: sample.reference('gone') }));
      expect(await service.snapshot()).toMatchObject({ banner: null, dailyMenus: [], submenus: [] });
      await subject.fill([sample.snapshot({ isActive: false })]);
      expect(await service.snapshot()).toBeNull();
    });

    it('prefers the singleton whose id is the type', async () => {
      const service = await ask(
        sample.settings({ _id: 'another', siteName: 'Otra' }),
        sample.settings(),
        sample.settings({ _id: 'drafts.globalSettings', siteName: 'Borrador' }),
      );
      expect((await service.globalSettings())?.siteName).toBe('La Sobremesa');
      await subject.clear();
      expect(await service.globalSettings()).toBeNull();
    });

    it('answers banners last updated first', async () => {
      const at = (day: number) => ({ _updatedAt: `2024-05-0${day}T00:00:00Z` });
      const service = await ask(
        sample.banner('first', at(1)),
        sample.banner('third', at(3)),
        sample.banner('second', at(2)),
      );
      expect(idsOf(await service.banners())).toEqual(['third', 'second', 'first']);
    });

    it('answers testimonials of their kind, pictures by order, experiences by date', async () => {
      const service = await ask(
        sample.testimonial('t2', 2),
        sample.testimonial('t1', 1),
        sample.testimonial('t0', 0, { isActive: false }),
        sample.testimonial('chef', 1, { kind: 'chef' }),
        sample.galleryPicture('g2', 2),
        sample.galleryPicture('g1', 1),
        sample.pastExperience('e1', '2024-02-01'),
        sample.pastExperience('e2', '2025-02-01'),
        sample.hours(),
      );
      expect(idsOf(await service.testimonials('birthday'))).toEqual(['t1', 't2']);
      expect(idsOf(await service.testimonials('chef'))).toEqual(['chef']);
      expect(await service.testimonials('gastronomic')).toEqual([]);
      expect(idsOf(await service.galleryPictures())).toEqual(['g1', 'g2']);
      expect(idsOf(await service.pastExperiences())).toEqual(['e2', 'e1']);
      expect((await service.openingHours())?.places[0]?.key).toBe('kiosk');
    });

    it('leaves out a document that breaks its schema, says so once, and shows the rest', async () => {
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
      expect(subject.reports.map(({ documentId }) => documentId)).toEqual(['bad', 'torn']);
      expect(subject.reports[0]?.problems[0]).toMatch(/^title: /);
      expect(subject.reports[1]?.problems[0]).toMatch(/^content\.0\.value\.0/);
    });

    it('says again that a document is broken once it was changed', async () => {
      const service = await ask(sample.menu('bad', 2, { title: 42 }));
      await service.dailyMenus();
      await subject.fill([sample.menu('bad', 2, { title: 43 })]);
      await service.dailyMenus();
      expect(subject.reports).toHaveLength(2);
      await subject.fill([sample.menu('bad', 2)]);
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
      expect(subject.reports[0]?.problems[0]).toMatch(/^items\.1\.price: /);
    });

    it('reads a null field as one that is not there', async () => {
      const service = await ask(sample.menu('m', 1, { sections: null, items: [sample.dish('a')] }));
      expect((await service.dailyMenus())[0]?.sections).toEqual([]);
      expect(subject.reports).toEqual([]);
    });

    it('answers a changed document at once', async () => {
      const service = await ask(sample.menu('m', 1));
      expect((await service.dailyMenus())[0]?.title).toBe('Menú m');
      await subject.fill([sample.menu('m', 1, { title: 'Nuevo' })]);
      expect((await service.dailyMenus())[0]?.title).toBe('Nuevo');
    });
  });
}
