import { usePage } from '../page-context.server.ts';
import { Blocks } from './Blocks.server.tsx';
import { Breadcrumbs } from './Breadcrumbs.server.tsx';
import { Hero } from './Hero.server.tsx';
import type { OwnPageData } from './own-page.server.ts';
import { PageTop } from './PageTop.server.tsx';

/** A page of the owner's: its title, over a picture if it has one, and its blocks. */
export function OwnPageView({ data: { own, loaded } }: { data: OwnPageData }) {
  const { t, text } = usePage();
  const [title, lead] = [text(own.title), text(own.lead)];
  const words = { of: own, field: 'title' };
  const hasForm = loaded.some(({ block }) => block._type === 'form');
  return (
    <>
      {own.hero ? (
        <Hero
          title={title}
          text={lead}
          picture={own.hero}
          wordsOf={words}
          pictureOf={{ of: own, field: 'hero' }}
          actions={hasForm ? [{ label: t('common:bar.request'), href: '#form' }] : []}
          above={<Breadcrumbs name={title} />}
        />
      ) : (
        <PageTop title={title} text={lead} wordsOf={words} />
      )}
      <Blocks loaded={loaded} of={own} />
    </>
  );
}
