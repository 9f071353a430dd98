import type { Api } from '../../api.types.ts';
import { apiOf, type Answer } from '../../app/api.ts';

type TransferApi = Api<'transfer' | 'backup'>;

export const api = apiOf<TransferApi>();

export type ImportAnswer = Answer<TransferApi, 'POST /transfer/import'>;
