import type { Api, SignInApi } from '../../api.types.ts';
import { apiOf, type Answer } from '../../app/api.ts';

type AccountApi = Api<'account' | 'people' | 'push'> & SignInApi;

/** One's own account, the people, and the ways in. */
export const api = apiOf<AccountApi>();

export type OwnAccount = Answer<AccountApi, 'GET /account'>;
/** Passkeys as browsers hand them over; their types say less of them than the server checks. */
export type MadePasskey = AccountApi['POST /account/passkeys']['body']['passkey'];
export type ShownPasskey = Extract<
  AccountApi['PUT /account/password']['body']['by'],
  { passkey: unknown }
>['passkey'];
export type Person = Answer<AccountApi, 'GET /accounts'>['data'][number];
export type WaitingLink = Answer<AccountApi, 'GET /account-links'>['data'][number];
