import { expect, it } from 'vitest';
import { localizeRichText } from '../localize.ts';
import type { Ask } from './contract-subject.ts';
import { idsOf } from './ids-of.ts';
import { sampleDocument } from './sample-document.server.ts';
import * as sample from './samples.ts';

const FIRST_PAGE = { offset: 0, limit: 10 };

/** The part of the contract about posts. */
export function describePosts(ask: Ask): void {
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

  it('lists of a post all that its page shows but the body, whichever is asked for first', async () => {
    const full = {
      ...sampleDocument('blog'),
      featured: true,
      publishedAt: '2020-01-02',
      seo: { title: 'Otro título', image: sample.picture() },
      categories: [{ _key: 'a', title: 'Recetas', color: '#aa5500' }],
    };
    const service = await ask(full, sample.post('bare', { publishedAt: '2020-01-01' }));
    for (const slug of [full._id, 'bare']) {
      const [listed] = (await service.blogs(FIRST_PAGE)).posts.filter(({ _id }) => _id === slug);
      const { content, ...rest } = (await service.blog(slug, 'es')) ?? {};
      expect(localizeRichText(content, 'es').length).toBeGreaterThan(0);
      expect(listed).toEqual(rest);
      const again = (await service.blogs(FIRST_PAGE)).posts.find(({ _id }) => _id === slug);
      expect(again).toEqual(rest);
    }
  });

  it('lists posts whatever the form of their body, and none whose body is broken', async () => {
    const body = [sample.paragraph('Hola')];
    const riddle = [...body, { _type: 'riddle', _key: 'r' }];
    const forms = (blocks: unknown) => ({
      plain: blocks,
      keyed: [{ _key: 'es', value: blocks }],
      worded: [{ _key: 'x', language: 'es', content: blocks }],
      named: { es: blocks },
    });
    const sound = { ...forms(body), none: undefined, nothing: null, empty: [] };
    const service = await ask(
      ...Object.entries(sound).map(([id, content]) => sample.post(id, { content })),
      ...Object.entries(forms(riddle)).map(([id, content]) => sample.post(`un-${id}`, { content })),
    );
    const { posts, total } = await service.blogs({ offset: 0, limit: 20 });
    expect(idsOf(posts).sort()).toEqual(Object.keys(sound).sort());
    expect(total).toBe(11);
    for (const post of posts) expect(post).not.toHaveProperty('content');
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
    expect((await service.blog('slug-shown', 'es'))?.title).toEqual({ es: 'Entrada shown' });
  });

  it('pages the posts', async () => {
    const day = (index: number) => `2024-01-${String(index + 1).padStart(2, '0')}T00:00:00Z`;
    const service = await ask(
      ...Array.from({ length: 7 }, (_, index) =>
        sample.post(`p${index}`, { publishedAt: day(index) }),
      ),
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

  it('knows the slug and the id of every post that can be found, and of no other', async () => {
    const service = await ask(
      sample.post('Shown', { slug: { _type: 'slug', current: 'Mi-Entrada' } }),
      sample.post('plain', { slug: 'otra' }),
      sample.post('undated', { publishedAt: undefined }),
      sample.post('future', { publishedAt: '2999-01-01T00:00:00Z' }),
      sample.post('drafts.plain', { title: 'Borrador' }),
    );
    expect((await service.blogKeys()).sort()).toEqual(['mi-entrada', 'otra', 'plain', 'shown']);
  });

  it('knows the former addresses of posts', async () => {
    const service = await ask(
      sample.post('moved', { formerSlugs: ['antes', 'mucho-antes'] }),
      sample.post('stayed', { formerSlugs: [] }),
      sample.post('drafts.stayed', { formerSlugs: ['nunca'] }),
    );
    expect(await service.movedPosts()).toEqual([
      { _id: 'moved', slug: 'slug-moved', formerSlugs: ['antes', 'mucho-antes'] },
    ]);
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
      return [
        Object.keys(found?.content ?? {}).length,
        block?._type === 'block' && block.children[0]?.text,
      ];
    };
    expect(await read('slug-both', 'en')).toEqual([1, 'hello']);
    expect(await read('slug-both', 'es')).toEqual([1, 'hola']);
    expect(await read('slug-spanish', 'en')).toEqual([1, 'solo']);
    expect(await read('slug-arabic', 'en')).toEqual([1, 'marhaba']);
  });
}
