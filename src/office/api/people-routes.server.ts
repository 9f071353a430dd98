import * as v from 'valibot';
import { ROLES } from '../roles.ts';
import { EMAIL } from '../accounts/schemas.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { whole } from './list-query.server.ts';
import { accountsRoute } from './route.server.ts';

const ROLE = v.picklist(ROLES);

/**
 * The people of the business: who they are, what they may do, who is invited. Who may come in is only changed by
 * who showed a moment ago who they are.
 */
export function peopleRoutes({ accounts }: Pick<OfficeServices, 'accounts'>) {
  return [
    accountsRoute('GET /accounts', { handle: async () => whole(await accounts.people.list()) }),
    accountsRoute('PATCH /accounts/:id', {
      confirms: 'before',
      body: v.strictObject({ role: v.optional(ROLE), isDisabled: v.optional(v.boolean()) }),
      async handle({ account, params: { id }, body: { role, isDisabled } }) {
        if (role !== undefined) await accounts.people.setRole(account, id, role);
        if (isDisabled !== undefined) await accounts.people.setDisabled(account, id, isDisabled);
      },
    }),
    accountsRoute('POST /accounts/:id/recovery', {
      confirms: 'before',
      async handle({ params, session }) {
        return accounts.links.recover(session, params.id);
      },
    }),
    accountsRoute('GET /account-rules', { handle: () => accounts.factorRule.read() }),
    accountsRoute('PUT /account-rules', {
      confirms: 'before',
      body: v.strictObject({ needsSecondFactor: v.boolean() }),
      async handle({ body, session }) {
        await accounts.factorRule.change(session, body.needsSecondFactor);
      },
    }),
    accountsRoute('POST /invitations', {
      confirms: 'before',
      body: v.strictObject({ email: EMAIL, role: ROLE }),
      async handle({ body: { email, role }, session }) {
        return accounts.links.invite(session, email, role);
      },
    }),
    accountsRoute('GET /account-links', { handle: async () => whole(await accounts.links.list()) }),
    accountsRoute('DELETE /account-links/:id', {
      confirms: 'before',
      async handle({ params, session }) {
        await accounts.links.withdraw(session, params.id);
      },
    }),
  ];
}
