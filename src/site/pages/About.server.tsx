import {
  servicePath,
  type About,
  type ContentService,
  type PageCopy,
  type Picture as PictureField,
  type TeamMember,
} from '../../content/index.ts';
import { Card } from '../blocks/Card.server.tsx';
import { Hero } from '../blocks/Hero.server.tsx';
import { ImageStrip } from '../blocks/ImageStrip.server.tsx';
import { PlaceSection } from '../blocks/PlaceSection.server.tsx';
import { RichText } from '../blocks/RichText.server.tsx';
import { SectionHeading } from '../blocks/SectionHeading.server.tsx';
import { definePage } from '../page.server.ts';
import { copyText, loadCopy } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';
import { headTexts } from '../seo/head-texts.server.ts';

interface AboutData {
  readonly about: About;
  readonly team: readonly TeamMember[];
  readonly copy: PageCopy | null;
  readonly map: PageCopy | null;
}

/** Who cooks: film, story, team, catering and events, where to find them. */
export const aboutPage = definePage<AboutData>({
  path: '/about',
  name: 'common:nav.about',
  partOf: 'about',
  isThere: ({ hasAbout }) => hasAbout,
  isListed: true,
  load: ({ content }) => load(content),
  head: (page, { about, copy }) => ({
    ...headTexts(page, copy, {
      title: page.t('about:title'),
      description: page.text(about.lead),
    }),
    picture: about.poster,
    crumbs: [{ name: page.t('about:title'), path: '/about' }],
  }),
  View: AboutView,
});

async function load(content: ContentService): Promise<AboutData | null> {
  const [about, team, copy, map] = await Promise.all([
    content.about(),
    content.team(),
    loadCopy(content, 'about'),
    loadCopy(content, 'map'),
  ]);
  return about && { about, team, copy, map };
}

function AboutView({ data: { about, team, copy, map } }: { data: AboutData }) {
  const page = usePage();
  const { t, text, link, parts, richText } = page;
  const service = parts?.services.find(({ key }) => key === about.service);
  page.useSheets('about');
  return (
    <>
      <Hero
        title={text(about.title)}
        text={text(about.lead)}
        picture={about.poster}
        film={about.film}
        backgroundPosition="center"
        actions={[
          { label: t('about:services'), href: link('/services') },
          { label: t('about:contact'), href: link('/contact'), isQuiet: true },
        ]}
      />
      <section className="section">
        <div className="wrap story">
          <h2>{t('about:story')}</h2>
          <RichText value={richText(about.story)} />
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
      <PlaceSection title={t('about:find')} text={copyText(copy, 'find')} map={map} />
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
          {team.map(({ _id, name, role, bio, image }) => (
            <Card
              key={_id}
              title={name}
              picture={image}
              ratio="5:4"
              text={text(bio)}
              meta={text(role)}
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
