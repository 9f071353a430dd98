import type { About, Picture as PictureField } from '../../../content/index.ts';
import { usePage, type PageContext } from '../../page-context.ts';
import { Picture } from '../Picture.tsx';

/** Who we are, in two paragraphs beside a picture of the story. */
export function AboutBlurb({ about }: { about: About | null }) {
  const page = usePage();
  const { t, href } = page;
  const picture = about && storyPicture(about, page);
  return (
    <section className="section">
      <div className="wrap halves">
        {picture && <Picture picture={picture} ratio="4:3" sizes="(width >= 56rem) 34rem, 92vw" />}
        <div className="stack">
          <h2>{t('home:about.title')}</h2>
          <p className="lead">{t('home:about.first')}</p>
          <p>{t('home:about.second')}</p>
          <a className="button quiet" href={href('/about')}>
            {t('home:about.link')}
          </a>
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
