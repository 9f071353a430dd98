import { KINDS, type SubmissionKind } from '../../submissions/index.ts';
import { HomeAndMenu, State } from '../components/State.tsx';
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
  const { t } = page;
  return (
    <State title={titleOf(page, kind)}>
      <p className="lead">{t(`contact:thanks.${kind}.text`)}</p>
      <p>{t(`contact:thanks.${kind}.next`)}</p>
      <HomeAndMenu />
    </State>
  );
}
