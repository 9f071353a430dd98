import { PageTop } from '../blocks/PageTop.server.tsx';
import { Island } from '../Island.server.tsx';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { Section } from '../blocks/Section.server.tsx';

/** Internal: tries the upload of pictures. */
export const imageUploadTestPage = definePage({
  path: '/image-upload-test',
  isDebug: true,
  head: ({ t }) => ({
    title: t('debug:upload.title'),
    description: t('debug:upload.text'),
  }),
  View: ImageUploadTestView,
});

function ImageUploadTestView() {
  const page = usePage();
  const { t } = page;
  page.useSheets('form');
  return (
    <>
      <PageTop title={t('debug:upload.title')} text={t('debug:upload.text')} />
      <Section>
        <Island name="UploadTest" props={{}} />
      </Section>
    </>
  );
}
