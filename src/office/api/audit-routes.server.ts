import * as v from 'valibot';
import { collectionOf, isDocumentType } from '../../content/index.ts';
import { rowsOfPage } from '../../database/index.server.ts';
import { catalogueWord, endOfDay, startOfDay } from '../../i18n/index.server.ts';
import { isDay } from '../../requests/index.ts';
import type { ListedEntry } from '../audit-entry.ts';
import { AUDIT_KINDS } from '../audit-kinds.ts';
import { listActors, listAudit } from '../audit-list.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { listQuery, whole } from './list-query.server.ts';
import { settingsRoute } from './route.server.ts';

const day = v.optional(v.pipe(v.string(), v.check(isDay)));

const query = v.strictObject({
  ...listQuery,
  kind: v.optional(v.picklist(AUDIT_KINDS)),
  accountId: v.optional(v.pipe(v.string(), v.maxLength(100))),
  from: day,
  to: day,
});

/**
 * What a document is, in the words of its form, since singletons have no title of their own; a word of
 * the site is called by where it stands.
 */
function named(entry: ListedEntry): ListedEntry {
  const [, type] = /^document\/([^/]+)/.exec(entry.subject) ?? [];
  if (!isDocumentType(type)) return entry;
  const section = catalogueWord(entry.title ?? '')?.section;
  const titles = section && { title: section.es, titleEn: section.en };
  return { ...entry, ...titles, typeName: collectionOf(type).form.one };
}

/** Who did what: in the office, to the content, and who came in. */
export function auditRoutes({ db }: Pick<OfficeServices, 'db'>) {
  return [
    settingsRoute('GET /audit', {
      query,
      async handle({ query }) {
        const { kind, accountId, from, to } = query;
        const { data, ...counted } = await listAudit(db, {
          ...{ ...rowsOfPage(query), kind, accountId },
          since: from === undefined ? undefined : startOfDay(from),
          until: to === undefined ? undefined : endOfDay(to),
        });
        return { data: data.map(named), ...counted };
      },
    }),
    settingsRoute('GET /audit-people', { handle: async () => whole(await listActors(db)) }),
  ];
}
