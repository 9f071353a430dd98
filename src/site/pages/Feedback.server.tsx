import { PageTop } from '../blocks/PageTop.server.tsx';
import { Island } from '../Island.server.tsx';
import { feedbackFormProps } from '../islands/props.server.ts';
import { definePage } from '../page.server.ts';
import { usePage } from '../page-context.server.ts';
import { Section } from '../blocks/Section.server.tsx';

/** The feedback widget as a page of its own, for whoever has no JavaScript. */
export const feedbackPage = definePage({
  path: '/feedback',
  head: ({ t, siteName }) => ({
    title: `${t('contact:feedback.title')} · ${siteName}`,
    description: t('contact:feedback.lead'),
  }),
  View: FeedbackView,
});

function FeedbackView() {
  const page = usePage();
  const { t } = page;
  page.useSheets('form', 'choices');
  return (
    <>
      <PageTop title={t('contact:feedback.title')} text={t('contact:feedback.lead')} />
      <Section>
        <Island name="FeedbackForm" props={feedbackFormProps(page)} />
      </Section>
    </>
  );
}
