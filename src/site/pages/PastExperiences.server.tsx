import type { PastExperience } from '../../content/index.ts';
import { formatDate } from '../../i18n/index.ts';
import { requestHref } from '../blocks/block.server.ts';
import { Blocks } from '../blocks/Blocks.server.tsx';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { Pencil } from '../blocks/Pencil.server.tsx';
import { Picture } from '../blocks/Picture.server.tsx';
import { definePage } from '../page.server.ts';
import { copyHead, loadPage, pageHead, type LoadedPage } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';
import { Section } from '../blocks/Section.server.tsx';

/** Pictures of an experience that the page shows. */
const PICTURES_SHOWN = 3;

interface PastData extends LoadedPage {
  readonly experiences: readonly PastExperience[];
}

/** Gastronomic experiences that took place, newest first. */
export const pastExperiencesPage = definePage<PastData>({
  path: '/past-experiences',
  name: 'services:past.title',
  partOf: 'pastExperiences',
  filledBy: 'pastExperience',
  isListed: true,
  async load({ content }) {
    const [experiences, own] = await Promise.all([
      content.pastExperiences(),
      loadPage(content, 'pastExperiences'),
    ]);
    return { experiences, ...own };
  },
  head: (page, { experiences, ...own }) =>
    pageHead(page, own, {
      ...copyHead(page, own.copy, page.t('services:past.title')),
      picture: experiences[0]?.images[0],
      crumbs: [
        { name: page.t('services:title'), path: '/services' },
        { name: page.t('services:past.title'), path: '/past-experiences' },
      ],
    }),
  View: PastExperiencesView,
});

function PastExperiencesView({ data: { experiences, copy, loaded } }: { data: PastData }) {
  const page = usePage();
  const { t, text } = page;
  page.useSheets('past');
  const request = requestHref(
    loaded.map(({ block }) => block),
    page,
  );
  const body = <Experiences experiences={experiences} request={request} />;
  return (
    <>
      <PageTop
        title={t('services:past.title')}
        text={text(copy?.lead)}
        wordsOf={{ of: copy, field: 'lead' }}
      />
      <Blocks loaded={loaded} of={copy} body={body} />
    </>
  );
}

interface ExperiencesOptions extends Pick<PastData, 'experiences'> {
  readonly request: string | null;
}

function Experiences({ experiences, request }: ExperiencesOptions) {
  const { t } = usePage();
  return (
    <Section layout="past">
      {experiences.length === 0 && <p className="note">{t('services:past.empty')}</p>}
      {experiences.map((experience, index) => (
        <Experience key={experience._id} experience={experience} isFirst={index === 0} />
      ))}
      {request && (
        <p>
          <a className="button" href={request}>
            {t('services:past.yours')}
          </a>
        </p>
      )}
    </Section>
  );
}

interface ExperienceOptions {
  experience: PastExperience;
  isFirst: boolean;
}

function Experience({ experience, isFirst }: ExperienceOptions) {
  const { t, text, language } = usePage();
  const { title, date, guests, images, text: story } = experience;
  return (
    <article>
      <div className="past-pictures">
        {images.slice(0, PICTURES_SHOWN).map((picture, index) => (
          <Picture
            key={picture._key ?? picture.asset._ref}
            picture={picture}
            ratio={index === 0 ? '4:3' : '1:1'}
            widths={index === 0 ? [412, 720, 1024] : [240, 412]}
            sizes={index === 0 ? '(width >= 56rem) 36rem, 92vw' : '(width >= 56rem) 17rem, 46vw'}
            priority={isFirst && index === 0}
          />
        ))}
      </div>
      <div className="stack">
        <p className="meta">
          <time dateTime={date}>{formatDate(date, language)}</time>
          {guests !== undefined && ` · ${t('services:past.guests', { count: guests })}`}
        </p>
        <h2>{text(title)}</h2>
        <p>{text(story)}</p>
        <Pencil of={experience} field="title" name={text(title)} />
      </div>
    </article>
  );
}
