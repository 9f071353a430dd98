import { join } from 'node:path';
import { createCaptcha } from '../captcha/index.server.ts';
import { createSanityWriter } from '../content/index.server.ts';
import { localize, type ContentService } from '../content/index.ts';
import { DEFAULT_LANGUAGE } from '../i18n/index.ts';
import {
  createMailTransport,
  MAIL_FOLDER,
  readMailbox,
  readMailboxes,
  type LetterBusiness,
} from '../mail/index.server.ts';
import {
  contentLane,
  createPlan,
  createSubmissionRoutes,
  deriveKey,
  letterLane,
  startHousekeeping,
  startOutbox,
  type FormPages,
} from '../submissions/index.server.ts';
import type { Foundation } from './foundation.server.ts';

/** The domain of the letters' Message-IDs: the site's. */
export function mailDomain(siteUrl: string): string {
  return new URL(siteUrl).hostname;
}

/** What visitors send: taken in, guarded, kept, delivered. */
export function openSubmissions(foundation: Foundation, pages: FormPages) {
  const { config, log, dataDirectory, dataKey, findSender, database, content } = foundation;
  const { db, kind: databaseKind } = database;
  const captcha = createCaptcha({
    provider: config.CAPTCHA,
    key: deriveKey(dataKey, 'captcha'),
    secret: config.CAPTCHA_SECRET,
    siteUrl: config.SITE_URL,
    apiUrl: config.CAPTCHA_API_URL,
  });
  const transport = createMailTransport({ ...config, DATA_DIR: dataDirectory });
  log.info(transport.notice);
  const letters = letterLane({
    transport,
    owner: readMailboxes(config.MAIL_TO),
    sender: readMailbox(config.MAIL_FROM),
    business: () => letterBusiness(content.service),
    siteUrl: config.SITE_URL,
  });
  const writer = config.CONTENT_SOURCE === 'sanity' ? createSanityWriter(config) : null;
  if (config.CONTENT_SOURCE === 'sanity' && !writer)
    log.info('Submissions are not copied to the content service: SANITY_WRITE_TOKEN is not set');
  const copies = writer ? [contentLane((document) => writer.create(document))] : [];
  const outbox = startOutbox({ db, databaseKind, log, lanes: [letters, ...copies] });
  const mailFolder = join(dataDirectory, MAIL_FOLDER);
  const housekeeping = startHousekeeping({ db, databaseKind, mailFolder, log });
  const routes = createSubmissionRoutes({
    db,
    databaseKind,
    log,
    captcha,
    dataKey,
    pages,
    planDeliveries: createPlan({ copies: writer !== null }),
    mailDomain: mailDomain(config.SITE_URL),
    rateLimits: config.RATE_LIMITS,
    blockList: config.BLOCK_LIST,
    throttle: config.THROTTLE_MS,
    blockHeadless: config.BLOCK_HEADLESS,
    siteUrl: config.SITE_URL,
    findSender,
    onStored: () => outbox.wake(),
  });
  routes.route('/', captcha.routes);
  const stop = async () => {
    await outbox.stop();
    await housekeeping.stop();
    await transport.close();
  };
  return { routes, stop };
}

/** Who signs the letters, as the content has it. */
async function letterBusiness(content: ContentService): Promise<LetterBusiness> {
  const settings = await content.globalSettings();
  if (!settings) throw new Error('The content has no settings');
  const { email, phone, address } = settings.contactInfo;
  return {
    name: settings.siteName,
    email: email ?? '',
    phone,
    address: localize(address, DEFAULT_LANGUAGE),
  };
}
