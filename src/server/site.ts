import { readRetention } from '../requests/index.server.ts';
import { createSite, type Site } from '../site/index.server.ts';
import type { Client } from './client.ts';
import type { Core } from './core.ts';

/** The site over its content. */
export function openSite(core: Core, client: Client): Site {
  const { config, content, media, database } = core;
  return createSite({
    content: content.service,
    siteUrl: config.SITE_URL,
    pictures: media.addresses,
    languages: config.ENABLED_LANGUAGES,
    forms: { captcha: config.CAPTCHA, captchaSiteKey: config.CAPTCHA_SITE_KEY },
    hasReviews: Boolean(config.GOOGLE_PLACES_API_KEY && config.GOOGLE_PLACE_ID),
    isDebug: config.DEBUG_PAGES,
    retention: () => readRetention(database.db),
    script: client.script,
    integrity: client.integrity,
    modulesOf: client.modulesOf,
  });
}
