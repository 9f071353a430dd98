import { localize, type ContentService } from '../../content/index.ts';
import { formatDayAndMonth } from '../../i18n/index.ts';
import type { Log } from '../../log/index.server.ts';
import type { StoredNotice } from '../../requests/index.server.ts';
import type { OfficeLanguage } from '../account.ts';
import { OFFICE_PATH } from '../paths.ts';
import type { Message } from '../worker/message.ts';
import { officeTranslator } from '../words.ts';
import { pushWords } from './push-words.server.ts';
import type { SendPush } from './send-push.server.ts';
import type { Subscriptions } from './subscriptions.server.ts';
import { tellDevices } from './tell-devices.server.ts';
import type { VapidKeys } from './vapid.server.ts';

interface NotifierOptions {
  readonly subscriptions: Pick<Subscriptions, 'devicesOf' | 'forget'>;
  readonly keys: () => Promise<VapidKeys>;
  readonly send: SendPush;
  readonly content: Pick<ContentService, 'services'>;
  readonly log: Log;
  /** At least as long between two rounds, milliseconds. */
  readonly pause?: number;
}

/** However many come in at once, people are told so often at most, milliseconds. */
const PAUSE = 10_000;

/**
 * Tells devices of what came in, after it is stored and beside everything else: what comes in while
 * a round is under way is told together in the next, so that a flood is one notification.
 */
export function createNotifier(options: NotifierOptions) {
  const { subscriptions, content, log, pause = PAUSE } = options;
  /** What was not told yet: of many, only how many. */
  let waiting: { readonly first: StoredNotice; readonly count: number } | null = null;
  let running: Promise<void> | null = null;

  async function round(): Promise<void> {
    while (waiting) {
      const batch: NonNullable<typeof waiting> = waiting;
      waiting = null;
      try {
        await tell(batch);
      } catch (error) {
        log.error('Nobody could be notified', { error });
      }
      if (pause > 0) await new Promise((done) => setTimeout(done, pause).unref());
    }
  }

  async function tell({ first, count }: NonNullable<typeof waiting>): Promise<void> {
    const devices = await subscriptions.devicesOf();
    if (devices.length === 0) return;
    const services = await content.services().catch(() => []);
    const titles = services.find(({ key }) => key === first.service)?.title;
    const message = (language: OfficeLanguage) =>
      messageOf(first, count, language, localize(titles, language));
    await tellDevices(devices, message, options);
  }

  return {
    /** Something was stored. Returns at once. */
    add(stored: StoredNotice): void {
      // Of what is held back nobody is told: it may be a flood.
      if (stored.isHeldBack) return;
      waiting = { first: stored, count: (waiting?.count ?? 0) + 1 };
      running ??= round().finally(() => (running = null));
    },
    /** Resolves when everything was told. */
    settled: async () => running ?? undefined,
  };
}

function messageOf(
  { id, kind, eventDay }: StoredNotice,
  count: number,
  language: OfficeLanguage,
  service: string,
): Message {
  const t = officeTranslator(pushWords[language], language);
  if (count > 1) {
    const url = `${OFFICE_PATH}/`;
    return { title: t('several', { count }), body: t('openSeveral'), url, tag: 'submissions' };
  }
  const day = eventDay ? formatDayAndMonth(eventDay, language) : '';
  return {
    title: t(kind),
    body: [service, day].filter(Boolean).join(', ') || t('open'),
    url: `${OFFICE_PATH}/inbox/${id}`,
    tag: `submission-${id}`,
  };
}
