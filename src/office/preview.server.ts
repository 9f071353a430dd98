import type { ContentService } from '../content/index.ts';
import { QueueFullError } from '../http/index.server.ts';
import { defaultLanguage, isLanguage, type Language } from '../i18n/index.ts';
import { PREVIEWED_EMAILS } from '../requests/index.ts';
import { previewEmail, type EmailContext } from '../requests/index.server.ts';
import type { Account } from './account.ts';
import type { Accounts } from './accounts/accounts.server.ts';
import { mayDo } from './roles.ts';
import { OFFICE_PATH } from './paths.ts';
import { COME_AGAIN, type AccountQueue } from './account-queue.server.ts';
import { emailPage } from './email-page.server.ts';
import type { OfficeServices } from './services.server.ts';

/** What comes after it is the address of the page: `/admin/preview/en/menu`. */
export const PREVIEW_PATH = `${OFFICE_PATH}/preview`;

/** Renders the page at an address from some content, for one person alone. */
export type RenderPreview = (address: URL, content: ContentService) => Promise<Response>;

interface EditorParts {
  readonly services: { readonly accounts: Pick<Accounts, 'sessionOf'> };
  readonly accountQueue: AccountQueue;
}

interface PreviewParts extends EditorParts {
  readonly services: Pick<OfficeServices, 'content' | 'emailContext' | 'now'> &
    EditorParts['services'];
  readonly preview: RenderPreview;
}

/** Who sent a request and may edit the content; or the status that others are refused with. */
export async function editorOf(
  request: Request,
  { services, accountQueue }: EditorParts,
): Promise<Account | 401 | 403> {
  const session = await accountQueue.signedIn(request, services.accounts.sessionOf);
  if (!session) return 401;
  const { account } = session;
  return account.owes || !mayDo(account.role, 'content') ? 403 : account;
}

/** Nobody keeps a preview, and nobody finds it; only the office shows it in a frame. */
const HEADERS = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex, nofollow' };

/** A page of the site, or an email, with the drafts in it, for who may edit them. */
export async function answerPreview(request: Request, parts: PreviewParts): Promise<Response> {
  try {
    const account = await editorOf(request, parts);
    if (typeof account === 'number') return refusal(account);
    return await parts.accountQueue.run(account.id, () => previewAt(new URL(request.url), parts));
  } catch (error) {
    if (error instanceof QueueFullError) return refusal(429, { 'Retry-After': COME_AGAIN });
    throw error;
  }
}

async function previewAt(address: URL, { services, preview }: PreviewParts): Promise<Response> {
  const drafts = await services.content.preview?.();
  if (!drafts) return refusal(404);
  address.pathname = address.pathname.slice(PREVIEW_PATH.length) || '/';
  const email = emailAt(address);
  const page = email
    ? emailPage(await email(await services.emailContext(drafts), new Date(services.now())))
    : await preview(address, drafts);
  const to = page.headers.get('location');
  const headers = new Headers(page.headers);
  if (to?.startsWith('/')) headers.set('Location', PREVIEW_PATH + to);
  for (const [name, value] of Object.entries(HEADERS)) headers.set(name, value);
  return new Response(page.body, { status: page.status, headers });
}

/** What composes the email that an address names: `/emails`, `/en/emails?which=contact`. */
function emailAt({ pathname, searchParams }: URL) {
  const [, code = defaultLanguage()] = /^(?:\/([a-z]{2}))?\/emails$/.exec(pathname) ?? ['', ''];
  if (!isLanguage(code)) return null;
  const language: Language = code;
  const asked = searchParams.get('which');
  const which = PREVIEWED_EMAILS.find((one) => one === asked) ?? PREVIEWED_EMAILS[0];
  return (context: EmailContext, now: Date) => previewEmail(which, language, context, now);
}

function refusal(status: number, headers: Record<string, string> = {}): Response {
  return new Response('', { status, headers: { ...HEADERS, ...headers } });
}
