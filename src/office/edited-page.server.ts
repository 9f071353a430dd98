import { type EditLinks, collectionOf } from '../content/index.ts';
import { QueueFullError, saysSignedIn } from '../http/index.server.ts';
import type { AccountQueue } from './account-queue.server.ts';
import { editorOf } from './preview.server.ts';
import type { OfficeServices } from './services.server.ts';
import { formOfCollection } from '../content/index.server.ts';
import type { Account } from './account.ts';
import { mayEdit } from './may-edit.server.ts';
import { OFFICE_PATH } from './paths.ts';

/** Renders the page of the site that is asked for with links to where it is edited; null where there is none. */
export type RenderEdited = (request: Request, links: EditLinks) => Promise<Response | null>;

interface EditedPageParts {
  readonly services: Pick<OfficeServices, 'accounts' | 'content' | 'siteUrl' | 'log'>;
  readonly accountQueue: AccountQueue;
  readonly render: RenderEdited;
}

/**
 * A page of the site with a pencil beside what can be edited, for who may edit it; null for everybody
 * else, who are answered as visitors are.
 */
export async function editedPage(
  request: Request,
  { services, accountQueue, render }: EditedPageParts,
): Promise<Response | null> {
  const { content, siteUrl, log } = services;
  // Content that is kept elsewhere is edited there.
  if (!saysSignedIn(request.headers.get('cookie'), siteUrl) || !content.preview) return null;
  if (new URL(request.url).searchParams.has(AS_VISITOR)) return null;
  try {
    const account = await editorOf(request, { services, accountQueue });
    if (typeof account === 'number') return null;
    return await accountQueue.run(account.id, () => render(request, editLinks(account)));
  } catch (error) {
    // The page is there all the same.
    if (!(error instanceof QueueFullError))
      log.error('A page could not be rendered for who edits it', { error });
    return null;
  }
}

/** In the query of a page's address it asks for the page as visitors see it. */
const AS_VISITOR = 'visitor';

const WORDS = {
  es: { edit: 'Editar', name: 'Editar la web', visitor: 'Ver como visitante', office: 'Oficina' },
  en: { edit: 'Edit', name: 'Edit the site', visitor: 'View as a visitor', office: 'Office' },
} as const;

/** The links by which somebody comes from a page of the site to where what it shows is edited. */
function editLinks({ language, role }: Account): EditLinks {
  const words = WORDS[language];
  return {
    language,
    name: words.name,
    general: [
      { href: `?${AS_VISITOR}`, label: words.visitor },
      { href: OFFICE_PATH, label: words.office },
    ],
    to({ of: { _type: type, _id: id }, field, kind, name }) {
      if (!mayEdit(role, type)) return null;
      const query = field === undefined ? '' : `?field=${encodeURIComponent(field)}`;
      const form = formOfCollection(type).find((one) => one.name === field?.split('.')[0]);
      const label = form?.kinds?.find((one) => one.type === kind)?.label ?? form?.label;
      const path = [collectionOf(type).form.one, label].map((one) => one?.[language]);
      return {
        href: `${OFFICE_PATH}/content/${type}/${encodeURIComponent(id)}${query}`,
        label: `${words.edit}: ${[...path, name].filter(Boolean).join(' › ')}`,
      };
    },
  };
}
