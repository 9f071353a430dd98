import { Blocks } from '../blocks/Blocks.server.tsx';
import { OpenNow } from '../blocks/OpenNow.server.tsx';
import { PageTop } from '../blocks/PageTop.server.tsx';
import { definePage } from '../page.server.ts';
import { copyHead, loadPage, pageHead, type LoadedPage } from '../page-copy.server.ts';
import { usePage } from '../page-context.server.ts';

/** How to reach the business: details, hours, the contact form, a map for whoever asks for it. */
export const contactPage = definePage<LoadedPage>({
  path: '/contact',
  name: 'common:nav.contact',
  partOf: 'contact',
  isListed: true,
  // Details and hours are in the frame.
  load: ({ content }) => loadPage(content, 'contact'),
  head: (page, own) => {
    const { t } = page;
    return pageHead(page, own, {
      ...copyHead(page, own.copy, t('contact:title')),
      crumbs: [{ name: t('contact:title'), path: '/contact' }],
    });
  },
  View: ContactView,
});

function ContactView({ data: { copy, loaded } }: { data: LoadedPage }) {
  const { t, text } = usePage();
  return (
    <>
      <PageTop
        title={t('contact:title')}
        text={text(copy?.lead)}
        wordsOf={{ of: copy, field: 'lead' }}
      >
        <OpenNow />
      </PageTop>
      <Blocks loaded={loaded} of={copy} />
    </>
  );
}
