import * as v from 'valibot';
import { ROLES } from '../../../roles.ts';
import { EMAIL } from '../../accounts/schemas.ts';
import type { AdminServices } from '../../services.ts';
import { ApiError } from '../api-error.ts';
import { listQuery } from '../list-query.ts';
import { route, type Route } from '../route.ts';

const query = v.strictObject(listQuery);
const ROLE = v.picklist(ROLES);

/** The people of the business: who they are, what they may do, who is invited. */
export function peopleRoutes({ accounts }: Pick<AdminServices, 'accounts'>): Route[] {
  const { needs } = { needs: 'accounts' } as const;

  /** Who may come in is only changed by who showed a moment ago who they are. */
  const requireConfirmed = async (request: Request) => {
    const session = await accounts.sessionOf(request);
    if (!session?.isConfirmed) throw new ApiError(403, 'confirmIdentity');
    return session;
  };

  return [
    route({
      ...{ method: 'GET', path: '/accounts', needs, query },
      async handle() {
        const data = await accounts.people.list();
        return { data, total: data.length };
      },
    }),
    route({
      ...{ method: 'PATCH', path: '/accounts/:id', needs },
      body: v.strictObject({ role: v.optional(ROLE), isDisabled: v.optional(v.boolean()) }),
      async handle({ account, params, body: { role, isDisabled }, request }) {
        await requireConfirmed(request);
        const { id = '' } = params;
        if (role !== undefined) await accounts.people.setRole(account, id, role);
        if (isDisabled !== undefined) await accounts.people.setDisabled(account, id, isDisabled);
      },
    }),
    route({
      ...{ method: 'POST', path: '/accounts/:id/recovery', needs },
      async handle({ account, params, request }) {
        await requireConfirmed(request);
        return accounts.people.recover(account, params['id'] ?? '');
      },
    }),
    route({
      ...{ method: 'GET', path: '/account-rules', needs },
      handle: () => accounts.factorRule.read(),
    }),
    route({
      ...{ method: 'PUT', path: '/account-rules', needs },
      body: v.strictObject({ needsSecondFactor: v.boolean() }),
      async handle({ body, request }) {
        const session = await requireConfirmed(request);
        await accounts.factorRule.change(session, body.needsSecondFactor);
      },
    }),
    route({
      ...{ method: 'GET', path: '/invitations', needs, query },
      async handle() {
        const data = await accounts.people.listInvitations();
        return { data, total: data.length };
      },
    }),
    route({
      ...{ method: 'POST', path: '/invitations', needs },
      body: v.strictObject({ email: EMAIL, role: ROLE }),
      async handle({ account, body, request }) {
        await requireConfirmed(request);
        return accounts.people.invite(account, body.email, body.role);
      },
    }),
    route({
      ...{ method: 'DELETE', path: '/invitations/:id', needs },
      handle: ({ account, params }) => accounts.people.withdraw(account, params['id'] ?? ''),
    }),
  ];
}
