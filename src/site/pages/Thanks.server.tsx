import type { PageCopy } from '../../content/index.ts';
import { KINDS, type SubmissionKind } from '../../requests/index.ts';
import { HomeAndMenu, State } from '../blocks/State.server.tsx';
import { definePage } from '../page.server.ts';
import { copyText, loadCopy } from '../load-copy.server.ts';
import { usePage, type PageContext } from '../page-context.server.ts';

interface ThanksData {
  readonly kind: SubmissionKind;
  readonly copy: PageCopy | null;
}

/** Where a form that was taken in without JavaScript leads: `/thanks?kind=contact`. */
export const thanksPage = definePage<ThanksData>({
  path: '/thanks',
  parameters: { kind: { values: async () => KINDS } },
  async load({ content, query }) {
    const kind = KINDS.find((one) => one === query['kind']);
    return kind ? { kind, copy: await loadCopy(content, 'thanks') } : null;
  },
  head: (page, { kind }) => ({
    title: titleOf(page, kind),
    description: page.t(`contact:thanks.${kind}.text`),
  }),
  View: ThanksView,
});

/** The words of success that the same form has with JavaScript. */
function titleOf({ t }: PageContext, kind: SubmissionKind): string {
  if (kind === 'request') return t('forms:request.success.title');
  return kind === 'contact' ? t('forms:contact.success') : t('forms:feedback.thankYou');
}

/** What the business does next, in its own words. */
function nextOf({ t, text }: PageContext, kind: SubmissionKind, copy: PageCopy | null): string {
  if (kind === 'feedback') return t('contact:thanks.feedback.next');
  return text(copyText(copy, kind === 'request' ? 'afterRequest' : 'afterContact'));
}

function ThanksView({ data: { kind, copy } }: { data: ThanksData }) {
  const page = usePage();
  const { t } = page;
  const next = nextOf(page, kind, copy);
  return (
    <State title={titleOf(page, kind)}>
      <p className="lead">{t(`contact:thanks.${kind}.text`)}</p>
      {next && <p>{next}</p>}
      <HomeAndMenu />
    </State>
  );
}
