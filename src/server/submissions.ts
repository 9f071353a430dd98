import { join } from 'node:path';
import { paymentWays, removeEnded } from '../office/index.server.ts';
import { createCaptcha } from '../captcha/index.server.ts';
import { createSanityWriter, keepReading, readWordOverrides } from '../content/index.server.ts';
import {
  createTexts,
  localize,
  offeredLanguages,
  seatLabel,
  seatNamed,
  workshopNamed,
  type ContentService,
  type GlobalSettings,
} from '../content/index.ts';
import type { Sender } from '../http/index.server.ts';
import { defaultLanguage, type Language } from '../i18n/index.ts';
import { NO_OVERRIDES, overridesIn, translator, type Translate } from '../i18n/index.server.ts';
import {
  carriesFiles,
  createMailTransport,
  MAIL_FOLDER,
  readMailbox,
  readMailboxes,
  type Mailbox,
  type MailTransport,
} from '../email/index.server.ts';
import {
  contentQueue,
  createMinuteRate,
  createChannelsOf,
  createProofEffort,
  createSubmissionRoutes,
  deriveKey,
  emailContexts,
  emailQueue,
  quoteKey,
  startHousekeeping,
  startOutbox,
  startReminders,
  type EmailContext,
  type EmailContextOptions,
  type FormPages,
  type StoredNotice,
} from '../requests/index.server.ts';
import type { BookingLimits } from '../requests/index.ts';
import {
  bookingLimits as limitsOf,
  openDaysOf,
  readOpenDates,
  seatHours,
  shownWorkshops,
} from '../site/index.server.ts';
import { emailContent } from './email-content.ts';
import type { Core } from './core.ts';

/** The domain of the Message-IDs: the site's. */
export function mailDomain(siteUrl: string): string {
  return new URL(siteUrl).hostname;
}

/** Captcha challenges and questions handed out per minute. */
const CHALLENGES = { network: 60 };

/** How long a sender waits when too many are queued already, milliseconds. */
const BUSY = 1_000;

/** Wires what takes in, protects, stores and delivers what visitors send. */
export function openSubmissions(core: Core, pages: FormPages) {
  const { config, log, dataDirectory, dataKey, findSender, turns, database, content, media } = core;
  const { db } = database;
  const proofEffort = createProofEffort();
  const challenges = createMinuteRate(CHALLENGES, config.RATE_LIMITS);
  const waitForChallenge = async (sender: Sender): Promise<number> => {
    const wait = challenges.take(sender);
    if (wait > 0) return wait;
    return turns.take(sender).then(
      () => 0,
      () => BUSY,
    );
  };
  const captcha = createCaptcha({
    provider: config.CAPTCHA,
    key: deriveKey(dataKey, 'captcha'),
    secret: config.CAPTCHA_SECRET,
    siteUrl: config.SITE_URL,
    languages: config.ENABLED_LANGUAGES,
    words: (language) => wordsOf(content.service, language),
    effort: (c) => (config.RATE_LIMITS ? proofEffort.of(findSender(c)) : 1),
    mustWait: (c) => waitForChallenge(findSender(c)),
    apiUrl: config.CAPTCHA_API_URL,
  });
  const bare = createMailTransport(config);
  log.info(bare.notice);
  const settings = keepReading(content, (service) => service.globalSettings());
  const transport = asBusiness(bare, settings);
  const owner = readersOf(config, settings);
  const about = emailOptions(config, owner, keepReading(content, emailContent));
  const ways = (language: Language) => paymentWays(content.service, language);
  const emails = emailQueue({
    ...{ transport, ...about },
    serviceTitle: (named, language) => workshopTitle(content.service, named, language),
    quotes: { db, key: quoteKey(dataKey), ways },
  });
  const writer = copyWriter(core);
  if (config.CONTENT_SOURCE === 'sanity' && !writer)
    log.info('Submissions are not copied to the content service: SANITY_WRITE_TOKEN is not set');
  const copies = writer ? [contentQueue((document) => writer.create(document))] : [];
  const outbox = startOutbox({ db, log, queues: [emails, ...copies] });
  const reminders = startReminders({
    ...{ db, log, mailDomain: mailDomain(config.SITE_URL) },
    isWanted: async () => (await content.service.bookingTerms())?.remindsByItself === true,
    onReminded: () => outbox.wake(),
  });
  const limits = keepReading(content, bookingLimits);
  const listeners = new Set<(stored: StoredNotice) => void>();
  const mailFolder = join(dataDirectory, MAIL_FOLDER);
  const alsoRemove = (now: number) => removeEnded(db, now);
  const housekeeping = startHousekeeping({ db, mailFolder, log, alsoRemove });
  const routes = createSubmissionRoutes({
    db,
    log,
    captcha,
    dataKey,
    languages: offered(core),
    proofEffort,
    pages,
    channelsOf: createChannelsOf({ copies: writer !== null }),
    mailDomain: mailDomain(config.SITE_URL),
    rateLimits: config.RATE_LIMITS,
    blockList: config.BLOCK_LIST,
    throttle: config.THROTTLE_MS,
    blockHeadless: config.BLOCK_HEADLESS,
    siteUrl: config.SITE_URL,
    findSender,
    turns,
    limits: async (language = defaultLanguage()) => (await limits())(language),
    async seatHours(workshop, day) {
      const seat = seatNamed(await readOpenDates(content.service), workshop);
      return seat?.date.date === day ? seatHours(seat) : undefined;
    },
    cleanPicture: (bytes) => media.uploads.clean(bytes),
    onStored(stored) {
      outbox.wake();
      for (const listener of listeners) listener(stored);
    },
  });
  routes.route('/', captcha.routes);
  const stop = async () => {
    await reminders.stop();
    await outbox.stop();
    await housekeeping.stop();
    await transport.close();
  };
  return {
    routes,
    stop,
    wakeOutbox: () => outbox.wake(),
    onSubmission(listener: (stored: StoredNotice) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    mail: { transport, owner },
    emailContext: withDrafts(about),
    /** Removes copies of submissions from the content service; undefined where it keeps none. */
    removeCopies: writer ? (ids: readonly string[]) => writer.remove(ids) : undefined,
  };
}

/** What emails say of the business just now, or would say with drafts published, which are read anew each time. */
function withDrafts(about: EmailContextOptions) {
  const published = emailContexts(about);
  return (drafts?: ContentService): Promise<EmailContext> =>
    drafts ? emailContexts({ ...about, content: () => emailContent(drafts) })() : published();
}

/** What every email is made from. */
function emailOptions(
  config: Core['config'],
  owner: EmailContextOptions['owner'],
  content: EmailContextOptions['content'],
): EmailContextOptions {
  return {
    sender: readMailbox(config.MAIL_FROM),
    ...{ owner, content },
    siteUrl: config.SITE_URL,
    carriesFiles: carriesFiles(config),
  };
}

type ReadSettings = () => Promise<GlobalSettings | null>;

/** The transport whose emails come from the business by its name, at the address that is configured. */
function asBusiness(transport: MailTransport, settings: ReadSettings): MailTransport {
  return {
    ...transport,
    async send(email, signal) {
      const said = await settings().catch(() => null);
      return transport.send(said ? { senderName: said.siteName, ...email } : email, signal);
    },
  };
}

/** Who reads what visitors send: whom the settings name, or else MAIL_TO. */
function readersOf({ MAIL_TO }: Core['config'], settings: ReadSettings) {
  const configured = readMailboxes(MAIL_TO);
  return async (): Promise<readonly Mailbox[]> => {
    const named = (await settings().catch(() => null))?.emails?.noticesTo;
    return named ? readMailboxes(named) : configured;
  };
}

/** What writes copies of submissions to the content service; null where there is none. */
function copyWriter({ config }: Pick<Core, 'config'>) {
  return config.CONTENT_SOURCE === 'sanity' ? createSanityWriter(config) : null;
}

/** The words of a language with the owner's texts in place of some; without them while they cannot be read. */
export async function wordsOf(content: ContentService, language: Language): Promise<Translate> {
  const overrides = await readWordOverrides(content).catch(() => NO_OVERRIDES);
  return translator(language, overridesIn(overrides, language));
}

/** The languages that are offered just now; all that the installation has while that cannot be read. */
function offered({ config, content }: Core): () => Promise<readonly Language[]> {
  const { ENABLED_LANGUAGES } = config;
  const read = keepReading(content, async (service) =>
    offeredLanguages(await service.globalSettings(), ENABLED_LANGUAGES),
  );
  return () => read().catch(() => ENABLED_LANGUAGES);
}

/** What the business says just now of what can be asked for, by language. */
async function bookingLimits(
  content: ContentService,
): Promise<(language: Language) => BookingLimits> {
  const [terms, hours, services, dates] = await Promise.all([
    content.bookingTerms(),
    content.openingHours(),
    content.services(),
    readOpenDates(content),
  ]);
  const known = { terms, hours, services, openDays: openDaysOf(dates, new Date()) };
  return (language) => limitsOf(known, createTexts(language, terms));
}

/** The title of the workshop that a form names by its title in any language or by its slug. */
async function workshopTitle(
  content: ContentService,
  named: string,
  language: Language,
): Promise<string | undefined> {
  const found = workshopNamed(await shownWorkshops(content), named);
  if (found) return localize(found.title, language);
  // A seat on one of the open dates: said as those dates say it, never as the request spelt it.
  const seat = seatNamed(await readOpenDates(content), named);
  return seat && seatLabel(seat, language);
}

export type Submissions = ReturnType<typeof openSubmissions>;
