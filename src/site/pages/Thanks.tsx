import { KINDS, type SubmissionKind } from '../../submissions/index.ts';
import { definePage } from '../page.ts';
import { usePage, type PageContext } from '../page-context.ts';

/** Where a form that was taken in without JavaScript leads: `/thanks?kind=contact`. */
export const thanksPage = definePage<SubmissionKind>({
  path: '/thanks',
  parameters: { kind: { values: async () => KINDS } },
  isListed: false,
  load: async ({ query }) => KINDS.find((kind) => kind === query['kind']) ?? null,
  head: (page, kind) => ({
    title: titleOf(page, kind),
    description: page.t(`contact:thanks.${kind}.text`),
    isIndexed: false,
  }),
  View: ThanksView,
});

/** The words of success that the same form has with JavaScript. */
function titleOf({ t }: PageContext, kind: SubmissionKind): string {
  if (kind === 'request') return t('forms:request.success.title');
  return kind === 'contact' ? t('forms:contact.success') : t('forms:feedback.thankYou');
}

function ThanksView({ data: kind }: { data: SubmissionKind }) {
  const page = usePage();
  const { t, href } = page;
  return (
    <section className="state">
      <h1>{titleOf(page, kind)}</h1>
      <p className="lead">{t(`contact:thanks.${kind}.text`)}</p>
      <p>{t(`contact:thanks.${kind}.next`)}</p>
      <p className="actions">
        <a className="button" href={href('/')}>
          {t('common:backHome')}
        </a>
        <a className="button quiet" href={href('/menu')}>
          {t('common:nav.menu')}
        </a>
      </p>
    </section>
  );
}
