import type { Kysely } from 'kysely';
import { claimFact, Clock, readFact, writeFact } from '../database/index.server.ts';
import { emailOutage, type EmailOutage, type SubmissionTables } from '../requests/index.server.ts';
import type { OfficeLanguage } from './account.ts';
import { queryOwners } from './accounts/owners.server.ts';
import { OFFICE_PATH } from './paths.ts';
import { officeTranslator } from './words.ts';
import type { OfficeServices } from './services.server.ts';
import type { Message } from './worker/message.ts';
import type { OfficeTables } from './tables.server.ts';
import { outageEmail } from './outage-email.server.ts';
import { outageWords } from './outage-words.server.ts';

const MINUTE = 60_000;

/** How often it is looked whether emails go out. */
const LOOK_EVERY = MINUTE;
/** Nobody is told more often than this, however many outages there are. */
const TELL_AGAIN = 24 * 60 * MINUTE;
/** How often it is tried to send the email that tells of it. */
const TRY_AGAIN = 10 * MINUTE;

/** Facts; each is written for itself, so that processes do not undo what another has noted. */
const TOLD = 'outage.told';
const OVER = 'outage.over';
const EMAILED = 'outage.emailed';
const TRIED = 'outage.tried';

/** An outage that people were told of: its id is when that was first done. */
interface Told {
  readonly id: number;
  readonly since: number;
}

/** Refers to an outage by its id. */
interface About {
  readonly id: number;
}

interface OutageWatchOptions extends Pick<
  OfficeServices,
  'log' | 'mail' | 'mailDomain' | 'siteUrl' | 'now'
> {
  readonly db: Kysely<OfficeTables & SubmissionTables>;
  /** Notifies the devices of owners. */
  readonly notify: (message: (language: OfficeLanguage) => Message) => Promise<void>;
}

/**
 * Tells owners that emails have not gone out for an hour: in the log, on their devices, which needs no
 * email, and by email as soon as one can be sent, which may be when it is over. An outage that lasts is
 * told of again daily, but in one email. Of several processes one does it.
 */
export function startOutageWatch(options: OutageWatchOptions) {
  const { db, log, now } = options;

  async function lookOnce(): Promise<void> {
    const time = now();
    const [outage, told, over] = await Promise.all([
      emailOutage(db, time),
      readFact<Told>(db, TOLD),
      readFact<About>(db, OVER),
    ]);
    const lasting = told && told.value.id !== over?.value.id ? told.value : null;
    if (outage) {
      const value = lasting ?? { id: time, since: outage.since };
      const isOurs = await claimFact(db, TOLD, value, { at: time, after: TELL_AGAIN });
      if (isOurs) await tell(outage);
    } else if (lasting) {
      await writeFact(db, OVER, { id: lasting.id }, time);
      log.info('Emails go out again');
    }
    await email(time);
  }

  async function tell({ since, waiting }: EmailOutage): Promise<void> {
    log.error('Emails have not gone out for an hour', {
      waiting,
      since: new Date(since).toISOString(),
    });
    await options
      .notify((language) => {
        const t = officeTranslator(outageWords[language], language);
        const [title, body] = [t('push.title'), t('push.body', { count: waiting })];
        return { title, body, url: `${OFFICE_PATH}/`, tag: 'email-outage' };
      })
      .catch((error: unknown) => log.error('Nobody could be notified', { error }));
  }

  /** Sends the email that the last outage still lacks; one that has long been over needs none. */
  async function email(time: number): Promise<void> {
    const [told, over, emailed] = await Promise.all([
      readFact<Told>(db, TOLD),
      readFact<About>(db, OVER),
      readFact<About>(db, EMAILED),
    ]);
    if (!told || emailed?.value.id === told.value.id) return;
    const { id, since } = told.value;
    const until = over?.value.id === id ? over.at : null;
    if (until !== null && time - until > TELL_AGAIN) return;
    if (!(await claimFact(db, TRIED, { id }, { at: time, after: TRY_AGAIN }))) return;
    try {
      await options.mail.transport.send(
        await outageEmail(options, { since, until }, await ownersLanguage(db)),
      );
      await writeFact(db, EMAILED, { id }, time);
    } catch (error) {
      const reason = (error as Error).message;
      log.warn('The email that tells of waiting emails could not be sent either', { reason });
    }
  }

  const clock = new Clock({
    run: lookOnce,
    every: LOOK_EVERY,
    onError: (error) => log.error('It is unknown whether emails go out', { error }),
  });
  clock.startIn(LOOK_EVERY);
  return {
    /** Looks once; never rejects. */
    look: () => clock.check(),
    stop: () => void clock.stop(),
  };
}

export type OutageWatch = ReturnType<typeof startOutageWatch>;

/** The language of who has owned the business the longest. */
async function ownersLanguage(db: Kysely<OfficeTables>): Promise<OfficeLanguage> {
  const owners = queryOwners(db).select('language').orderBy('created_at');
  const owner = await owners.executeTakeFirst();
  return owner?.language ?? 'es';
}
