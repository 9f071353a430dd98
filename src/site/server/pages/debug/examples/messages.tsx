import { Notice } from '../../../components/Notice.tsx';
import { HomeAndMenu, State, UnavailableState } from '../../../components/State.tsx';
import { RequestDialogs, type Ending } from '../../../../islands/forms/RequestDialogs.tsx';
import type { Notice as NoticeDocument } from '../../../../../content/index.ts';
import type { PageContext } from '../../../page-context.ts';
import type { Example, ExampleGroup } from '../example.ts';
import { OnPage } from '../OnPage.tsx';
import { Spoken } from '../Spoken.tsx';
import { Toasts } from '../Toasts.tsx';

const ENDINGS = {
  stored: { state: 'stored' },
  kept: { state: 'kept' },
  later: { state: 'later' },
  refused: {
    state: 'failed',
    status: 503,
    statusText: 'Service Unavailable',
    sendLater: () => undefined,
  },
} as const satisfies Record<string, Ending>;

/** A notice that lasts for the rest of the hour in which the page is rendered. */
function exampleNotice({ t, now }: PageContext): NoticeDocument {
  return {
    ...{ _id: 'notice', _type: 'notice', link: '/contact' },
    text: { es: t('debug:components.example.text') },
    endsAt: new Date(now.getTime() + 3_600_000).toISOString(),
  };
}

export function messages(page: PageContext): ExampleGroup {
  const { t } = page;
  page.useSheets('debugFloating');
  return {
    name: 'messages',
    examples: [
      ...Object.entries(ENDINGS).map(([state, ending]): Example => ({
        component: 'RequestDialogs',
        state: state as keyof typeof ENDINGS,
        // Without the browser's script it is not opened: the page's style shows it where it stands.
        node: (
          <div className="debug-dialog">
            <Spoken page={page}>
              <RequestDialogs ending={ending} onClose={() => undefined} />
            </Spoken>
          </div>
        ),
      })),
      {
        component: 'Toasts',
        state: 'all',
        node: <Toasts text={t('debug:components.example.toast')} />,
      },
      {
        component: 'Notice',
        isWide: true,
        node: (
          <OnPage changes={{ notice: exampleNotice(page) }}>
            <Notice />
          </OnPage>
        ),
      },
      { component: 'Outbox', node: <p className="note">{t('debug:components.outbox')}</p> },
      {
        component: 'State',
        state: 'failed',
        contains: ['Retry'],
        isWide: true,
        node: (
          <UnavailableState
            title={t('common:unavailable.title')}
            text={t('common:unavailable.text')}
          />
        ),
      },
      {
        component: 'State',
        state: 'usual',
        isWide: true,
        node: (
          <State title={t('common:notFound.title')}>
            <p>{t('common:notFound.text')}</p>
            <HomeAndMenu />
          </State>
        ),
      },
    ],
  };
}
