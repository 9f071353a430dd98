import * as v from 'valibot';
import { PROOF } from '../accounts/identity.server.ts';
import { ATTESTATION, CODE, LANGUAGE, NAME, PASSWORD } from '../accounts/schemas.server.ts';
import type { OfficeServices } from '../services.server.ts';
import { ApiError } from './api-error.server.ts';
import { anyonesRoute } from './route.server.ts';

/** Bytes of a body of these routes at most. */
const MOST_BYTES = 32_768;

/** One's own account: name, language, password, passkeys, second factor, sessions. */
export function accountRoutes({ accounts }: Pick<OfficeServices, 'accounts'>) {
  const withPassword = v.strictObject({ password: PASSWORD });
  const own = { maximumBytes: MOST_BYTES };
  /** What a second factor is set up by, which is answered to who has to. */
  const settingUp = { ...own, whileOwing: ['setUp'] } as const;

  /** Answers nothing but the cookies of a session that was renewed. */
  const renewed = (cookies: readonly string[]) => {
    const response = new Response(null, { status: 204 });
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie);
    return response;
  };

  return [
    anyonesRoute('GET /account', {
      ...settingUp,
      handle: async ({ session }) => accounts.own.read(session),
    }),
    anyonesRoute('PATCH /account', {
      ...own,
      body: v.strictObject({ name: v.optional(NAME), language: v.optional(LANGUAGE) }),
      handle: async ({ session, body }) => accounts.own.change(session, body),
    }),
    anyonesRoute('PUT /account/password', {
      ...own,
      confirms: 'inBody',
      body: v.strictObject({ password: PASSWORD, by: PROOF }),
      async handle({ session, request, body: { password, by } }) {
        const origin = request.headers.get('origin');
        await accounts.own.changePassword(session, password, () =>
          accounts.proveIdentity(session.account, by, origin),
        );
      },
    }),
    anyonesRoute('POST /account/second-factor', {
      ...settingUp,
      confirms: 'inBody',
      body: withPassword,
      handle: async ({ session, request, body }) =>
        accounts.secondFactor.begin(session, request, body.password),
    }),
    anyonesRoute('POST /account/second-factor/code', {
      ...settingUp,
      body: v.strictObject({ code: CODE }),
      async handle({ session, request, body }) {
        const { cookies } = await accounts.secondFactor.complete(session, request, body.code);
        await accounts.own.recordSecondFactor(session, 'On');
        await accounts.own.endWeaker(session, cookies);
        return renewed(cookies);
      },
    }),
    anyonesRoute('POST /account/second-factor/off', {
      ...own,
      confirms: 'inBody',
      body: withPassword,
      async handle({ session, request, body }) {
        await accounts.factorRule.requireBesideCodes(session.account);
        const { cookies } = await accounts.secondFactor.remove(session, request, body.password);
        await accounts.own.recordSecondFactor(session, 'Off');
        return renewed(cookies);
      },
    }),
    anyonesRoute('POST /account/recovery-codes', {
      ...own,
      confirms: 'inBody',
      body: withPassword,
      async handle({ session, request, body }) {
        const made = await accounts.secondFactor.renewCodes(session, request, body.password);
        await accounts.own.recordSecondFactor(session, 'CodesRenewed');
        return made;
      },
    }),
    anyonesRoute('POST /account/passkeys/options', {
      ...settingUp,
      confirms: 'before',
      handle: async ({ session }) => accounts.passkeys.registration(session.account),
    }),
    anyonesRoute('POST /account/passkeys', {
      ...settingUp,
      confirms: 'before',
      body: v.strictObject({ name: NAME, passkey: ATTESTATION }),
      async handle({ session, request, body }) {
        const origin = request.headers.get('origin');
        const made = await accounts.passkeys.registered(session.account, body.passkey, origin);
        if (!made) throw new ApiError(422, 'wrongPasskey');
        await accounts.own.addPasskey(session, made, body.name);
      },
    }),
    anyonesRoute('DELETE /account/passkeys/:id', {
      ...own,
      confirms: 'before',
      handle: async ({ session, params }) => accounts.own.removePasskey(session, params.id),
    }),
    anyonesRoute('DELETE /account/sessions/:id', {
      ...own,
      handle: async ({ session, params }) => accounts.own.endSession(session, params.id),
    }),
    anyonesRoute('POST /account/sessions/end-others', {
      ...own,
      handle: async ({ session }) => accounts.own.endOtherSessions(session),
    }),
    // Asked before what a browser fetches by itself: a file that is downloaded, or uploaded.
    anyonesRoute('POST /account/confirmation', {
      ...own,
      confirms: 'before',
      handle: () => undefined,
    }),
  ];
}
