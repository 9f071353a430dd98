import {
  servicePath,
  type About,
  type ContentService,
  type Picture as PictureField,
  type TeamMember,
} from '../../content/index.ts';
import { Blocks } from '../blocks/Blocks.server.tsx';
import { Card } from '../blocks/Card.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { ImageStrip } from '../blocks/ImageStrip.server.tsx';
import { Pencil } from '../blocks/Pencil.server.tsx';
import { RichText } from '../blocks/RichText.server.tsx';
import { SectionHeading } from '../blocks/SectionHeading.server.tsx';
import { definePage } from '../page.server.ts';
import { copyText } from '../load-copy.server.ts';
import { loadPage, pageHead, type LoadedPage } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';
import { headTexts } from '../seo/head-texts.server.ts';

interface AboutData extends LoadedPage {
  readonly about: About;
  readonly team: readonly TeamMember[];
}

/** Who cooks: film, story, team, catering and events, where to find them. */
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
  const [about, team, own] = await Promise.all([
    content.about(),
    content.team(),
    loadPage(content, 'about'),
  ]);
  return about && { about, team, ...own };
}

function AboutView({ data }: { data: AboutData }) {
  const { about, copy, loaded } = data;
  const page = usePage();
  const { t, text, link } = page;
  page.useSheets('about');
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
      <Blocks loaded={loaded} of={copy} body={<Story data={data} />} />
    </>
  );
}

/** What the business tells of itself: the story, the team, pictures. */
function Story({ data: { about, team, copy } }: { data: AboutData }) {
  const { t, text, link, parts, richText } = usePage();
  const service = parts?.services.find(({ key }) => key === about.service);
  return (
    <>
      <section className="section">
        <div className="wrap story">
          <h2>{t('about:story')}</h2>
          <RichText value={richText(about.story)} />
          <Pencil of={about} field="story" />
        </div>
      </section>
      <Team team={team} lead={text(copyText(copy, 'team'))} />
      <Pictures
        title={t('about:catering')}
        {...(service && {
          link: { href: link(servicePath(service)), label: t('about:moreCatering') },
        })}
        pictures={about.catering}
      />
      <Pictures
        title={t('about:events')}
        link={{ href: link('/past-experiences'), label: t('about:moreEvents') }}
        pictures={about.events}
      />
    </>
  );
}

function Team({ team, lead }: { team: readonly TeamMember[]; lead: string }) {
  const { t, text } = usePage();
  if (team.length === 0) return null;
  return (
    <section className="section linen">
      <div className="wrap">
        <SectionHeading title={t('about:team')} text={lead} />
        <ul className="cards">
          {team.map((member) => (
            <Card
              key={member._id}
              of={member}
              title={member.name}
              picture={member.image}
              ratio="5:4"
              text={text(member.bio)}
              meta={text(member.role)}
            />
          ))}
        </ul>
      </div>
    </section>
  );
}

interface PicturesOptions {
  title: string;
  /** Where there is more of it. */
  link?: { href: string | null; label: string };
  pictures: readonly PictureField[];
}

function Pictures({ title, link, pictures }: PicturesOptions) {
  if (pictures.length === 0) return null;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHeading title={title} {...(link && { link })} />
        <ImageStrip pictures={pictures} />
      </div>
    </section>
  );
}
