import { usePage, type PageContext } from '../../page-context.server.ts';
import { defineBlock } from '../block.server.ts';
import type { About, Picture as PictureField } from '../../../content/index.ts';
import { Picture } from '../Picture.server.tsx';
import { Section } from '../Section.server.tsx';

/** Who we are, in some paragraphs beside a picture of the story. */
export const whoBlock = defineBlock({
  kind: 'who',
  load: ({ content }) => content.about(),
  View({ block, data: about }) {
    const page = usePage();
    const { t, text, list, link } = page;
    const title = text(block.title);
    if (!title) return null;
    const more = link('/about');
    const picture = about && storyPicture(about, page);
    return (
      <Section layout="halves">
        {picture && <Picture picture={picture} ratio="4:3" sizes="(width >= 56rem) 34rem, 92vw" />}
        <div className="stack">
          <h2>{title}</h2>
          {list(block.paragraphs).map((paragraph, index) => (
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
      </Section>
    );
  },
});

/** The first picture of the story; a story without any lends the film's poster. */
function storyPicture(about: About, page: PageContext): PictureField {
  for (const block of page.richText(about.story)) {
    if (block._type === 'imageWithText') return block.image;
    if (block._type === 'image') return block;
  }
  return about.poster;
}
