import type { EditLinks } from '../content/index.ts';
import { QueueFullError, saysSignedIn } from '../http/index.server.ts';
import type { AtWork } from './at-work.server.ts';
import { AS_VISITOR, editLinks } from './edit-links.server.ts';
import { editorOf, type SignedIn } from './preview.server.ts';
import type { AdminServices } from './services.server.ts';

/** Renders the page of the site that is asked for with links to where it is edited; null where there is none. */
export type RenderEdited = (request: Request, links: EditLinks) => Promise<Response | null>;

interface EditedPageParts {
  readonly services: Pick<AdminServices, 'content' | 'siteUrl' | 'log'>;
  readonly signIn: SignedIn;
  readonly atWork: AtWork;
  readonly render: RenderEdited;
}

/**
 * A page of the site with a pencil beside what can be edited, for who may edit it; null for everybody
 * else, who are answered as visitors are.
 */
export async function editedPage(
  request: Request,
  { services, signIn, atWork, render }: EditedPageParts,
): Promise<Response | null> {
  const { content, siteUrl, log } = services;
  // Content that is kept elsewhere is edited there.
  if (!saysSignedIn(request.headers.get('cookie'), siteUrl) || !content.preview) return null;
  if (new URL(request.url).searchParams.has(AS_VISITOR)) return null;
  try {
    const account = await editorOf(request, { signIn, atWork });
    if (typeof account === 'number') return null;
    return await atWork.run(account.id, () => render(request, editLinks(account.language)));
  } catch (error) {
    // The page is there all the same.
    if (!(error instanceof QueueFullError))
      log.error('A page could not be rendered for who edits it', { error });
    return null;
  }
}
