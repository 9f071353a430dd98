import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { idsOf } from './ids-of.ts';
import { sampleDocument } from './sample-document.server.ts';
import * as sample from './samples.ts';
import { describeBrokenDocuments } from './contract-broken-documents.ts';
import { describeCollections } from './contract-collections.ts';
import { describePosts } from './contract-posts.ts';
import type { Ask, Subject } from './contract-subject.ts';

/** The contract that every content service must fulfil. */
export function describeContentService(name: string, open: () => Promise<Subject>): void {
  describe(name, () => {
    let subject: Subject;
    beforeAll(async () => void (subject = await open()));
    afterEach(() => subject.clear());
    afterAll(() => subject.close());
    const ask: Ask = async (...documents) => {
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
      expect(await service.snapshot()).toMatchObject({
        banner: null,
        dailyMenus: [],
        submenus: [],
      });
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

    it('knows of which types something is shown, which legal pages there are, and which pages are off', async () => {
      const page = (kind: string, isShown: boolean) => ({
        ...{ ...sampleDocument('pageCopy', kind), _id: kind, isShown },
      });
      const service = await ask(
        sample.galleryPicture('g', 1),
        sample.menu('m', 1),
        sample.submenu('off', 1, { isActive: false }),
        sample.pastExperience('drafts.e', '2024-02-01'),
        { ...sampleDocument('legalPage', 'privacy'), _id: 'l' },
        page('gallery', false),
        page('menu', true),
      );
      expect((await service.filledTypes()).sort()).toEqual([
        ...['dailyMenu', 'galleryPicture', 'legalPage:privacy', 'off:gallery'],
      ]);
    });

    describeCollections(() => subject, ask);
    describePosts(ask);
    describeBrokenDocuments(() => subject, ask);
  });
}
