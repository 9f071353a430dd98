/** Somebody else who answers requests, while the owner has one open. */
import { cookieHeader, cookiesIn } from '../../../support/owner.ts';
import type { Office } from './office.ts';

const EVA = { name: 'Eva', password: 'la masa madre crece despacio' };

/** Invites a colleague, who answers a request by email. */
export async function colleagueAnswers(office: Office, id: string, body: string): Promise<void> {
  const invited = await office.call('POST', 'invitations', {
    ...{ email: 'eva@example.com', role: 'service' },
  });
  const { link } = (await invited.json()) as { link: string };
  const joining = { token: new URL(link).hash.slice(1), ...EVA, language: 'es' };
  const joined = await office.call('POST', 'auth/invitation', joining);
  const cookie = cookieHeader(cookiesIn(joined.headers.getSetCookie()));
  const call = async (method: string, path: string, sent?: object, revision = '0') => {
    const headers = { cookie, 'If-Match': `"${revision}"` };
    const answer = await office.call(method, `inbox/${id}${path}`, sent, headers);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { revision: string };
  };
  const draft = await call('PUT', '/draft', { language: 'es', subject: 'Tu solicitud', body });
  const { revision: seen } = await call('GET', '');
  await call('POST', '/answers', { seen }, draft.revision);
}
