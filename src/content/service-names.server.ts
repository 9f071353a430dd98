import * as v from 'valibot';
import { documentIdOf } from './draft-id.server.ts';
import { localize } from './localize.ts';
import type { ServiceName } from './names.ts';
import type { Db } from './store/tables.server.ts';
import { localizedString } from './types/common.ts';

const named = v.object({
  key: v.optional(v.string()),
  title: v.optional(localizedString),
  shortTitle: v.optional(localizedString),
});

/**
 * The names of all services that there are or were: of what is published, of drafts, and of what lies in
 * the bin, so that a request still says what it was for. In the order of the site.
 */
export async function readServiceNames(db: Db): Promise<ServiceName[]> {
  const rows = await db
    .selectFrom('documents')
    .select(['id', 'body', 'state', 'is_active'])
    .where('type', '=', 'service')
    .orderBy('position')
    .orderBy('id')
    .execute();
  const names = new Map<string, ServiceName>();
  for (const { id, body, state, is_active } of rows) {
    const read = v.safeParse(named, JSON.parse(body));
    if (!read.success) continue;
    const { key = documentIdOf(id), title, shortTitle } = read.output;
    if (names.has(key) && state !== 'published') continue;
    const nameIn = (language: 'es' | 'en') =>
      localize(shortTitle, language) || localize(title, language) || key;
    const isOffered = state === 'published' && is_active === 1;
    names.set(key, { id: key, es: nameIn('es'), en: nameIn('en'), isOffered });
  }
  return [...names.values()];
}
