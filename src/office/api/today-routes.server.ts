import * as v from 'valibot';
import {
  publishedMenus,
  quickAction,
  quickly,
  quickState,
  subjectOf,
} from '../../content/index.server.ts';
import { mayDo, type Role } from '../roles.ts';
import { backupIsDue } from '../backup-due.server.ts';
import { firstRun } from '../first-run.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { editorOf } from './content/editor.server.ts';
import { languagesOf } from './content/site-languages.server.ts';
import { anyonesRoute, contentRoute } from './route.server.ts';
import { contentToday, requestsToday } from './today-attention.server.ts';

/** The first screen: everything that needs somebody, and what can be changed in a tap, in one answer. */
export function todayRoutes(services: OfficeServices) {
  const { content, now } = services;
  return [
    anyonesRoute('GET /today', {
      async handle({ account }) {
        const at = now();
        const isOwner = mayDo(account.role, 'settings');
        const [requests, edited, first, backup] = await Promise.all([
          mayDo(account.role, 'requests') ? requestsToday(services, account.language, at) : null,
          mayDo(account.role, 'content') ? editedToday(services, account.role, at) : null,
          isOwner ? firstRun(services, account) : null,
          isOwner ? backupIsDue(services.db, at) : null,
        ]);
        return {
          ...{ at, requests, content: edited?.content ?? null, shown: edited?.shown ?? null },
          ...{ firstRun: first, backup, isContentElsewhere: content.editor === null },
        };
      },
    }),
    contentRoute('POST /today/actions', {
      query: v.strictObject({ day: v.optional(v.pipe(v.string(), v.maxLength(10))) }),
      body: quickAction,
      maximumBytes: 200_000,
      async handle({ author, query: { day }, body, revision }) {
        const editor = editorOf(services);
        if (revision === null && (await editor.read(subjectOf(body)))) {
          throw new ApiError(428, 'revisionNeeded');
        }
        const instant = new Date(now());
        const done = await quickly(editor, body, {
          ...{ author, expectedRevision: revision, now: instant, day },
        });
        return { ...done, shown: await quickState(editor, instant, await languagesOf(services)) };
      },
    }),
  ];
}

/** What waits in the content, and what of it can be changed, from one reading of the menus. */
async function editedToday(
  services: Pick<OfficeServices, 'content' | 'languages'>,
  role: Role,
  at: number,
) {
  const { service, editor } = services.content;
  if (!editor) return null;
  const [menus, languages] = await Promise.all([publishedMenus(editor), languagesOf(services)]);
  const [content, shown] = await Promise.all([
    contentToday({ service, editor, role }, menus, at),
    quickState(editor, new Date(at), languages, menus),
  ]);
  return { content, shown };
}
