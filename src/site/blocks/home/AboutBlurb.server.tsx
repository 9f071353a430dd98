import type { About, HomePage, Picture as PictureField } from '../../../content/index.ts';
import { usePage, type PageContext } from '../../page-context.server.ts';
import { Picture } from '../Picture.server.tsx';

interface AboutBlurbOptions {
  home: HomePage;
  about: About | null;
}

/** Who we are, in some paragraphs beside a picture of the story. */
export function AboutBlurb({ home, about }: AboutBlurbOptions) {
  const page = usePage();
  const { t, text, list, link } = page;
  const title = text(home.aboutTitle);
  if (!title) return null;
  const more = link('/about');
  const picture = about && storyPicture(about, page);
  return (
    <section className="section">
      <div className="wrap halves">
        {picture && <Picture picture={picture} ratio="4:3" sizes="(width >= 56rem) 34rem, 92vw" />}
        <div className="stack">
          <h2>{title}</h2>
          {list(home.aboutParagraphs).map((paragraph, index) => (
            <p key={paragraph} className={index === 0 ? 'lead' : undefined}>
              {paragraph}
            </p>
          ))}
          {more && (
            <a className="button quiet" href={more}>
              {t('home:about')}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

/** The first picture of the story; a story without any lends the film's poster. */
function storyPicture(about: About, page: PageContext): PictureField {
  for (const block of page.richText(about.story)) {
    if (block._type === 'imageWithText') return block.image;
    if (block._type === 'image') return block;
  }
  return about.poster;
}
