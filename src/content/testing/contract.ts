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
