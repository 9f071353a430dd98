import type { About, ContentService } from '../../content/index.ts';
import { Blocks } from '../blocks/Blocks.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { definePage } from '../page.server.ts';
import { loadPage, pageHead, type LoadedPage } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';
import { headTexts } from '../seo/head-texts.server.ts';

interface AboutData extends LoadedPage {
  readonly about: About;
}

/** Who cooks: a film, and what its blocks tell. */
export const aboutPage = definePage<AboutData>({
  path: '/about',
  name: 'common:nav.about',
  partOf: 'about',
  isThere: ({ hasAbout }) => hasAbout,
  isListed: true,
  load: ({ content }) => load(content),
  head: (page, { about, ...own }) =>
    pageHead(page, own, {
      ...headTexts(page, own.copy, {
        title: page.t('about:title'),
        description: page.text(about.lead),
      }),
      picture: about.poster,
      crumbs: [{ name: page.t('about:title'), path: '/about' }],
    }),
  View: AboutView,
});

async function load(content: ContentService): Promise<AboutData | null> {
  const [about, own] = await Promise.all([content.about(), loadPage(content, 'about')]);
  return about && { about, ...own };
}

function AboutView({ data }: { data: AboutData }) {
  const { about, copy, loaded } = data;
  const { t, text, link } = usePage();
  return (
    <>
      <Hero
        title={text(about.title)}
        text={text(about.lead)}
        picture={about.poster}
        film={about.film}
        wordsOf={{ of: about, field: 'title' }}
        pictureOf={{ of: about, field: 'poster' }}
        backgroundPosition="center"
        actions={[
          { label: t('about:services'), href: link('/services') },
          { label: t('about:contact'), href: link('/contact'), isQuiet: true },
        ]}
      />
      <Blocks loaded={loaded} of={copy} />
    </>
  );
}
