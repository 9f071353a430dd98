import * as v from 'valibot';
import { ROLES } from '../roles.ts';
import { EMAIL } from '../accounts/schemas.server.ts';
import type { AdminServices } from '../services.server.ts';
import { listQuery } from './list-query.server.ts';
import { route } from './route.server.ts';

const query = v.strictObject(listQuery);
const ROLE = v.picklist(ROLES);

/** The people of the business: who they are, what they may do, who is invited. */
export function peopleRoutes({ accounts }: Pick<AdminServices, 'accounts'>) {
  const { needs } = { needs: 'accounts' } as const;

  /** Who may come in is only changed by who showed a moment ago who they are. */
  const confirms = 'before' as const;

  return [
    route('GET /accounts', {
      ...{ needs, query },
      async handle() {
        const data = await accounts.people.list();
        return { data, total: data.length };
      },
    }),
    route('PATCH /accounts/:id', {
      ...{ needs, confirms },
      body: v.strictObject({ role: v.optional(ROLE), isDisabled: v.optional(v.boolean()) }),
      async handle({ account, params, body: { role, isDisabled } }) {
        const { id } = params;
        if (role !== undefined) await accounts.people.setRole(account, id, role);
        if (isDisabled !== undefined) await accounts.people.setDisabled(account, id, isDisabled);
      },
    }),
    route('POST /accounts/:id/recovery', {
      ...{ needs, confirms },
      async handle({ params, session }) {
        return accounts.links.recover(session, params.id);
      },
    }),
    route('GET /account-rules', {
      needs,
      handle: () => accounts.factorRule.read(),
    }),
    route('PUT /account-rules', {
      ...{ needs, confirms },
      body: v.strictObject({ needsSecondFactor: v.boolean() }),
      async handle({ body, session }) {
        await accounts.factorRule.change(session, body.needsSecondFactor);
      },
    }),
    route('POST /invitations', {
      ...{ needs, confirms },
      body: v.strictObject({ email: EMAIL, role: ROLE }),
      async handle({ body: { email, role }, session }) {
        return accounts.links.invite(session, email, role);
      },
    }),
    route('GET /account-links', {
      ...{ needs, query },
      async handle() {
        const data = await accounts.links.list();
        return { data, total: data.length };
      },
    }),
    route('DELETE /account-links/:id', {
      ...{ needs, confirms },
      async handle({ params, session }) {
        await accounts.links.withdraw(session, params.id);
      },
    }),
  ];
}
